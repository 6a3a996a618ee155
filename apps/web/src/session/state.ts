import { ApiError } from "@stopbank/contract/client";
import type { ClientInfo, SessionInfo } from "@stopbank/plugin-api/browser";
import { clientOfAddress, withoutScene } from "@stopbank/scene/address";
import { createToaster } from "@stopbank/ui/toaster";
import { proxy, ref } from "valtio";
import { heedFailures } from "../failures/watchFailures.ts";
import { address, goTo, leaveFor } from "../routing/goTo.ts";
import { firstClient, firstSession } from "./firstAnswers.ts";
import { move, untilStill } from "./moves.ts";
import { tellOtherTabs } from "./otherTabs.ts";
import { remember } from "./remembered.ts";
import { type Asked, deleteSession, fetchSession, postSession, putClient } from "./sessionCalls.ts";
import { clientNameOf, nobody, sessionOf } from "./sessionOf.ts";
import { strangerWords } from "./strangerWords.ts";
import type { SessionAnswer, SignedInAnswer } from "./wire.ts";

export interface ShellState {
  /** `changing`: between two clients, when neither's screens are up. */
  phase: "starting" | "ready" | "changing" | "failed";
  error: Error | undefined;
  session: SessionInfo;
  /** Whether they have agreed to the terms of the client in use. */
  acceptedTerms: boolean;
  /** Whether there are release notes that they have not seen. */
  hasUnseenNotes: boolean;
  /** An administrator looks at the client as a member of it does. */
  isPreview: boolean;
  /** A plain value, never a proxy. */
  client: ClientInfo | undefined;
  /** Counts the clients that have been in use; everything of a former one is dropped. */
  epoch: number;
  login: Login;
  /** The dialog 'Submit Feedback' is open. */
  show_feedback_modal: boolean;
}

/** The dialog, and what comes after it. */
interface Login {
  readonly isOpen: boolean;
  /** A path of this app; undefined for where the person is. */
  readonly returnTo?: string | undefined;
  /** The client they had chosen when the server asked for a log-in first. */
  readonly client?: string | undefined;
  /** Stands in the dialog, where there is something to say. */
  readonly why?: string | undefined;
}

/** Who is here and which client they look at. Changed by the functions below and by nothing else. */
export const shell = proxy<ShellState>({
  phase: "starting",
  error: undefined,
  session: ref(nobody),
  acceptedTerms: false,
  hasUnseenNotes: false,
  isPreview: false,
  client: undefined,
  epoch: 0,
  login: { isOpen: false },
  show_feedback_modal: false,
});

export const toasts = createToaster();

let epochAbort = new AbortController();

/** Aborted when the client in use now no longer is, so that late answers never arrive. */
export const epochSignal = (): AbortSignal => epochAbort.signal;

export async function startSession(): Promise<void> {
  shell.phase = "starting";
  shell.error = undefined;
  await move(() => settle(firstSession));
}

export type SignInOutcome =
  | { readonly next: "signed-in" }
  | { readonly next: "must-change-password" }
  | { readonly next: "must-confirm"; readonly signUpId: string }
  /** A code, a passkey or a recovery code; or to set one up first. */
  | { readonly next: "second-factor" | "enrolment" };

/** @throws ApiError to show in the form. */
export const signIn = (email: string, password: string): Promise<SignInOutcome> =>
  move(() => signInAs(email, password));

async function signInAs(email: string, password: string): Promise<SignInOutcome> {
  const result = await postSession(email, password);
  if ("challenge" in result) return nextStepOf(result);
  await enter(result.answer);
  tellOtherTabs();
  if (shell.phase !== "ready") return { next: "signed-in" };
  toasts.success("Login successful.");
  const warning = strangerWords(result.answer.strange_failures ?? 0);
  if (warning !== undefined) toasts.warning(warning);
  return { next: "signed-in" };
}

/** What a log-in asks for first, said where the specification has words for it. */
export function nextStepOf({ challenge, user_uuid: signUpId = "" }: Asked): SignInOutcome {
  if (challenge === "SECOND_FACTOR_REQUIRED") return { next: "second-factor" };
  if (challenge === "SECOND_FACTOR_ENROLMENT") return { next: "enrolment" };
  const mustChange = challenge === "NEW_PASSWORD_REQUIRED";
  toasts.warning(
    `Login Successful! But please ${mustChange ? "change your password" : "confirm your signup"}.`,
  );
  return mustChange ? { next: "must-change-password" } : { next: "must-confirm", signUpId };
}

/** Goes on as whoever has signed in, at the place they wanted to go to, else where they are. */
export async function enter(answer: SignedInAnswer): Promise<void> {
  const { returnTo = address(), client = clientFor(returnTo) } = shell.login;
  closeLogin();
  await move(() => settle(() => inClientOf(client, answer), returnTo));
}

/** The client that was in use when the session ended, else the one whose map the address shows. */
const clientFor = (href: string) =>
  shell.session.status === "expired" ? shell.client?.name : clientOfAddress(href);

/** In the client they want, where it is theirs. */
async function inClientOf(wanted: string | undefined, answer: SignedInAnswer): Promise<SignedInAnswer> {
  const isTheirs = answer.clients.some(({ client_name }) => client_name === wanted);
  if (wanted === undefined || !isTheirs || wanted === answer.client_name) return answer;
  return putClient(wanted).catch((error: unknown) => {
    // They are in all the same, in another client of theirs.
    console.warn(`The client ${wanted} could not be chosen.`, error);
    return answer;
  });
}

export const signOut = (): Promise<void> => move(leaveSession);

async function leaveSession(): Promise<void> {
  let leadsTo: string | undefined;
  try {
    leadsTo = await deleteSession();
  } catch (error) {
    toasts.error(error instanceof ApiError ? error.message : "Something went wrong.");
    return;
  }
  for (const key of ["recent_signup_email", "recent_signup_uuid"] as const) remember(key, undefined);
  tellOtherTabs();
  if (leadsTo !== undefined) return leaveFor(window.location.origin, leadsTo);
  await startOver("/home");
}

export const switchClient = (name: string, returnTo?: string): Promise<void> =>
  move(() => changeClient(name, returnTo));

async function changeClient(name: string, returnTo: string | undefined): Promise<void> {
  try {
    const answer = await putClient(name);
    await settle(async () => answer, returnTo);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) askAgain(returnTo, name);
    else toasts.error("Something went wrong. Please check if the client is valid");
  }
}

export const expiredWords = "Session expired, please log in again";

/** The server no longer knows us. What is on the screen stays, in case the same person signs in again. */
export function expireSession(): void {
  if (shell.session.status === "signed-in") askAgain();
}

/** @param client goes over to it after the log-in. */
function askAgain(returnTo?: string, client?: string): void {
  if (shell.session.status === "signed-in") {
    shell.session = ref({ ...shell.session, status: "expired" as const });
    remind(toasts.warning(expiredWords));
  }
  openLogin(returnTo);
  shell.login = { ...shell.login, client };
}

/** The toast about a session that ended. */
let reminder: number | undefined;

/** One at a time, and none once it is known who is here. */
function remind(toast: number | undefined): void {
  if (reminder !== undefined && reminder !== toast) toasts.dismiss(reminder);
  reminder = toast;
}

export function openLogin(returnTo?: string, why?: string): void {
  // The toast may come and go while nobody looks: the dialog says it too.
  const ended = shell.session.status === "expired" ? expiredWords : undefined;
  shell.login = { isOpen: true, returnTo, why: why ?? ended };
}

/** Closes the dialog. After a session ended the screen stays as it is: whoever logs in later goes on with it. */
export function dismissLogin(): void {
  closeLogin();
  remind(undefined);
}

/** Opens 'Submit Feedback' over whatever is on the screen. */
export function openFeedback(): void {
  shell.show_feedback_modal = true;
}

export function closeFeedback(): void {
  shell.show_feedback_modal = false;
}

/** Gives up what is on the screen of a session that ended, for what is public. */
export async function goOnAsVisitor(): Promise<void> {
  // A log-in that was under way may come through, and then there is nothing to leave.
  await untilStill();
  if (shell.session.status !== "expired") return;
  closeLogin();
  await move(() => startOver("/"));
}

/** Nothing on the page is anybody's any more; whoever the browser is signed in as by now, it becomes theirs. */
async function startOver(href: string): Promise<void> {
  leaveClient();
  shell.session = ref(nobody);
  goTo(href);
  await settle(fetchSession);
  if (shell.phase === "ready" && shell.session.status === "signed-in") sayThatItFollowed();
}

/** The person logged in elsewhere, and sees this page change by itself. */
export const sayThatItFollowed = (): number =>
  toasts.info("You logged in in another tab, and this one has followed.");

function closeLogin(): void {
  shell.login = { isOpen: false };
}

/** Takes on the roles that they have by now in the client in use. */
export function followRoles(answer: SignedInAnswer): void {
  const { roles } = answer;
  shell.isPreview = answer.preview === true;
  if (clientNameOf(answer) === shell.client?.name && String(roles) !== String(shell.session.roles))
    shell.session = ref({ ...shell.session, roles });
}

/**
 * Takes on what the server says of the session, with the client that belongs to it, and shows `href` there. A scene
 * of the client before stays behind: it is no link that somebody followed.
 */
async function settle(ask: () => Promise<SessionAnswer>, href = address()): Promise<void> {
  try {
    const answer = await ask();
    if (answer.signedIn && answer.moves_to !== undefined) return leaveFor(answer.moves_to, href);
    heedFailures(answer.reports_failures === true);
    remind(undefined);
    const session = sessionOf(answer);
    const name = clientNameOf(answer);
    remember("client_name", name);
    remember("user_uuid", session.userUuid);
    if (isSameAgain(session, name)) {
      takeOn(session, answer);
      show(href);
      return;
    }
    const former = shell.client?.name;
    leaveClient();
    const client = name === undefined ? undefined : await firstClient(name, epochSignal());
    takeOn(session, answer);
    shell.client = client && ref(client);
    shell.epoch += 1;
    shell.phase = "ready";
    const isOfFormer = former !== undefined && former !== name && clientOfAddress(href) === former;
    show(isOfFormer ? withoutScene(href) : href);
    if (name === undefined && session.status === "visitor") openLogin();
  } catch (error) {
    // A newer change of client has taken over.
    if (error instanceof DOMException && error.name === "AbortError") return;
    shell.error = error instanceof Error ? ref(error) : undefined;
    shell.phase = "failed";
  }
}

function takeOn(session: SessionInfo, answer: SessionAnswer): void {
  shell.session = ref(session);
  shell.acceptedTerms = answer.signedIn && answer.accepted_tsncs;
  shell.hasUnseenNotes = answer.signedIn && answer.show_changelog;
  shell.isPreview = answer.signedIn && answer.preview === true;
}

/** They have agreed to the terms of the client in use, and the server knows. */
export function noteTermsAccepted(): void {
  shell.acceptedTerms = true;
}

/** They have seen the release notes there are. */
export function noteNotesSeen(): void {
  shell.hasUnseenNotes = false;
}

/** Another place is one to come back from, unless it is the same without the scene of a client that was left. */
function show(href: string): void {
  const here = address();
  if (href !== here) goTo(href, { replace: href === withoutScene(here) });
}

/** Takes down the client's screens and drops what they wait for and said, before anything of the next is asked. */
function leaveClient(): void {
  epochAbort.abort();
  epochAbort = new AbortController();
  if (shell.client === undefined) return;
  shell.phase = "changing";
  // Notices tell of the client's layers and places, and may hold a way back into it.
  toasts.clear();
}

/** The same person in the same client, back after their session ended, with their screen still up: nothing is lost. */
const isSameAgain = (session: SessionInfo, name: string | undefined) =>
  shell.phase === "ready" &&
  shell.session.status === "expired" &&
  session.status === "signed-in" &&
  session.userUuid === shell.session.userUuid &&
  name === shell.client?.name;

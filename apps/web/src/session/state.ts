import { ApiError } from "@stopbank/contract/client";
import type { ClientInfo, SessionInfo } from "@stopbank/plugin-api/browser";
import { createToaster } from "@stopbank/ui/toaster";
import { proxy, ref } from "valtio";
import { loadClient } from "../client/loadClient.ts";
import { goTo } from "../routing/goTo.ts";
import { remember } from "./remembered.ts";
import { deleteSession, fetchSession, postSession, putClient } from "./sessionCalls.ts";
import type { SessionAnswer } from "./wire.ts";

export interface ShellState {
  /** `changing`: between two clients, when neither's screens are up. */
  phase: "starting" | "ready" | "changing" | "failed";
  error: Error | undefined;
  session: SessionInfo;
  /** A plain value, never a proxy. */
  client: ClientInfo | undefined;
  /** Counts the clients that have been in use; everything of a former one is dropped. */
  epoch: number;
  login: { isOpen: boolean; returnTo: string | undefined };
}

const nobody: SessionInfo = { status: "visitor", roles: [], clients: [], demo: false };

/** Who is here and which client they look at. Changed by the functions below and by nothing else. */
export const shell = proxy<ShellState>({
  phase: "starting",
  error: undefined,
  session: ref(nobody),
  client: undefined,
  epoch: 0,
  login: { isOpen: false, returnTo: undefined },
});

export const toasts = createToaster();

let epochAbort = new AbortController();

/** Aborted when the client in use now no longer is, so that late answers never arrive. */
export const epochSignal = (): AbortSignal => epochAbort.signal;

export async function start(): Promise<void> {
  shell.phase = "starting";
  shell.error = undefined;
  await settle(fetchSession);
}

export type SignInOutcome = "signed-in" | "must-change-password" | "must-confirm";

/** @throws ApiError to show in the form. */
export async function signIn(email: string, password: string): Promise<SignInOutcome> {
  const result = await postSession(email, password);
  if ("challenge" in result) {
    if (result.challenge === "NEW_PASSWORD_REQUIRED") {
      toasts.warning("Login Successful! But please change your password.");
      return "must-change-password";
    }
    toasts.warning("Login Successful! But please confirm your signup.");
    return "must-confirm";
  }
  const { returnTo } = shell.login;
  closeLogin();
  await settle(async () => result.answer);
  if (shell.phase !== "ready") return "signed-in";
  toasts.success("Login successful.");
  tellOfStrangers(result.answer.strange_failures ?? 0);
  if (returnTo !== undefined) goTo(returnTo);
  return "signed-in";
}

/** Fewer are somebody's slip on a new machine; so many in vain are slowed down, and worth a word. */
const failuresWorthAWord = 5;

function tellOfStrangers(failures: number): void {
  if (failures < failuresWorthAWord) return;
  toasts.warning(
    `Since you last logged in, ${failures} attempts to log in to this account failed. If they were not yours, tell your administrator.`,
  );
}

export async function signOut(): Promise<void> {
  try {
    await deleteSession();
  } catch (error) {
    toasts.error(error instanceof ApiError ? error.message : "Something went wrong.");
    return;
  }
  leaveClient();
  goTo("/home");
  await settle(fetchSession);
}

export async function switchClient(name: string): Promise<void> {
  try {
    const answer = await putClient(name);
    await settle(async () => answer);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) expireSession();
    else toasts.error("Something went wrong. Please check if the client is valid");
  }
}

/** The server no longer knows us. What is on the screen stays, in case the same person signs in again. */
export function expireSession(): void {
  if (shell.session.status !== "signed-in") return;
  shell.session = ref({ ...shell.session, status: "expired" as const });
  toasts.warning("Session expired, please log in again");
  openLogin();
}

export function openLogin(returnTo?: string): void {
  shell.login.isOpen = true;
  shell.login.returnTo = returnTo;
}

/** Whoever does not sign in again after their session ended becomes a visitor. */
export async function dismissLogin(): Promise<void> {
  closeLogin();
  if (shell.session.status !== "expired") return;
  leaveClient();
  goTo("/");
  await settle(fetchSession);
}

function closeLogin(): void {
  shell.login.isOpen = false;
  shell.login.returnTo = undefined;
}

/** Takes on what the server says of the session, with the client that belongs to it. */
async function settle(ask: () => Promise<SessionAnswer>): Promise<void> {
  try {
    const answer = await ask();
    const session = sessionOf(answer);
    const name = clientNameOf(answer);
    remember("client_name", name);
    remember("user_uuid", session.userUuid);
    if (isSameAgain(session, name)) {
      shell.session = ref(session);
      return;
    }
    leaveClient();
    const client = name === undefined ? undefined : await loadClient(name, epochSignal());
    shell.session = ref(session);
    shell.client = client && ref(client);
    shell.epoch += 1;
    shell.phase = "ready";
    if (name === undefined && session.status === "visitor") openLogin();
  } catch (error) {
    // A newer change of client has taken over.
    if (error instanceof DOMException && error.name === "AbortError") return;
    shell.error = error instanceof Error ? ref(error) : undefined;
    shell.phase = "failed";
  }
}

/** Takes down the client's screens and drops what they wait for, before anything of the next is asked. */
function leaveClient(): void {
  epochAbort.abort();
  epochAbort = new AbortController();
  if (shell.client !== undefined) shell.phase = "changing";
}

/** The same person in the same client, back after their session ended: nothing they had is lost. */
const isSameAgain = (session: SessionInfo, name: string | undefined) =>
  shell.session.status === "expired" &&
  session.status === "signed-in" &&
  session.userUuid === shell.session.userUuid &&
  name === shell.client?.name;

function sessionOf(answer: SessionAnswer): SessionInfo {
  if (!answer.signedIn) return { ...nobody, clients: answer.clients, demo: answer.demo ?? false };
  const { email, user_uuid: userUuid, roles, clients, demo } = answer;
  return { status: "signed-in", email, userUuid, roles, clients, demo };
}

/** A client that was renamed keeps its old name with `_old` behind it for a while. */
const clientNameOf = ({ client_name, clients }: SessionAnswer) =>
  (client_name ?? clients[0]?.client_name)?.replace(/_old$/, "");

import type { SessionInfo } from "@stopbank/plugin-api/browser";
import { clientOfAddress, withoutScene } from "@stopbank/scene/address";
import { ref } from "valtio";
import { heedFailures } from "../failures/watchFailures.ts";
import { address, goTo, leaveFor } from "../routing/goTo.ts";
import { forgetDrafts } from "./drafts.ts";
import { firstClient, firstSession } from "./firstAnswers.ts";
import { forgetPlaces } from "./forgetKept.ts";
import { withHeldInvitation } from "./heldInvitation.ts";
import { move } from "./moves.ts";
import { remember } from "./remembered.ts";
import { fetchSession } from "./sessionCalls.ts";
import { clientNameOf, nobody, sessionOf } from "./sessionOf.ts";
import { endEpoch, epochSignal, openLogin, remind, shell, toasts } from "./state.ts";
import type { SessionAnswer, SignedInAnswer } from "./wire.ts";

export async function startSession(): Promise<void> {
  shell.phase = "starting";
  shell.error = undefined;
  await move(() => settle(firstSession));
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
export async function settle(ask: () => Promise<SessionAnswer>, href = address()): Promise<void> {
  try {
    const answer = await ask();
    if (answer.signedIn && answer.moves_to !== undefined)
      return leaveFor(answer.moves_to, withHeldInvitation(href));
    heedFailures(answer.reports_failures === true);
    remind(undefined);
    const session = sessionOf(answer);
    const name = clientNameOf(answer);
    // A visitor's is nobody's choice, and whoever logs in next finds the one they were in.
    if (answer.signedIn) remember("client_name", name);
    remember("user_uuid", session.userUuid);
    if (isSameAgain(session, name)) {
      takeOn(session, answer);
      show(href);
      return;
    }
    const former = shell.client?.name;
    const isLeft = former !== undefined && former !== name;
    const wasMember = shell.session.status !== "visitor";
    leaveClient();
    const client = name === undefined ? undefined : await firstClient(name, epochSignal());
    takeOn(session, answer);
    shell.client = client && ref(client);
    shell.epoch += 1;
    shell.phase = "ready";
    if (isLeft && wasMember) forgetPlaces();
    const isOfFormer = isLeft && clientOfAddress(href) === former;
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
  if (session.userUuid !== undefined) forgetDrafts(session.userUuid);
  shell.session = ref(session);
  shell.acceptedTerms = answer.signedIn && answer.accepted_tsncs;
  shell.hasUnseenNotes = answer.signedIn && answer.show_changelog;
  shell.isPreview = answer.signedIn && answer.preview === true;
}

/** Nothing on the page is anybody's any more; whoever the browser is signed in as by now, it becomes theirs. */
export async function startOver(href: string): Promise<void> {
  leaveClient();
  forgetDrafts();
  shell.session = ref(nobody);
  goTo(href);
  await settle(fetchSession);
  if (shell.phase === "ready" && shell.session.status === "signed-in") sayThatItFollowed();
}

/** The person logged in elsewhere, and sees this page change by itself. */
export const sayThatItFollowed = (): number =>
  toasts.info("You logged in in another tab, and this one has followed.");

/** Another place is one to come back from, unless it is the same without the scene of a client that was left. */
function show(href: string): void {
  const here = address();
  if (href !== here) goTo(href, { replace: href === withoutScene(here) });
}

/** Takes down the client's screens and drops what they wait for and said, before anything of the next is asked. */
export function leaveClient(): void {
  endEpoch();
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

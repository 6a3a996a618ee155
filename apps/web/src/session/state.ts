import type { ClientInfo, SessionInfo } from "@stopbank/plugin-api/browser";
import { createToaster } from "@stopbank/ui/toaster";
import { proxy, ref } from "valtio";
import { nobody } from "./sessionOf.ts";

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

/** Aborts what the client in use has under way. */
export function endEpoch(): void {
  epochAbort.abort();
  epochAbort = new AbortController();
}

/** They have agreed to the terms of the client in use, and the server knows. */
export function noteTermsAccepted(): void {
  shell.acceptedTerms = true;
}

/** They have seen the release notes there are. */
export function noteNotesSeen(): void {
  shell.hasUnseenNotes = false;
}

export const expiredWords = "Session expired, please log in again";

/** The server no longer knows us. What is on the screen stays, in case the same person signs in again. */
export function expireSession(): void {
  if (shell.session.status === "signed-in") askAgain();
}

/** Has whoever the server does not know any more log in again. @param client goes over to it after the log-in. */
export function askAgain(returnTo?: string, client?: string): void {
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
export function remind(toast: number | undefined): void {
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

export function closeLogin(): void {
  shell.login = { isOpen: false };
}

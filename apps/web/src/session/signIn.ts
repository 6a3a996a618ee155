import { clientOfAddress } from "@stopbank/scene/address";
import { address } from "../routing/goTo.ts";
import { move } from "./moves.ts";
import { tellOtherTabs } from "./otherTabs.ts";
import { returnUrlOf } from "./returnUrl.ts";
import { type Asked, postSession, putClient } from "./sessionCalls.ts";
import { settle } from "./settle.ts";
import { closeLogin, shell, toasts } from "./state.ts";
import { strangerWords } from "./strangerWords.ts";
import type { SignedInAnswer } from "./wire.ts";

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
  const { returnTo = wantedAt(address()), client = clientFor(returnTo) } = shell.login;
  closeLogin();
  await move(() => settle(() => inClientOf(client, answer), returnTo));
}

/** Where an address leads on to after a log-in, as that of the log-in's own page may; else the address itself. */
const wantedAt = (href: string) => returnUrlOf(href.slice(href.indexOf("?") + 1)) ?? href;

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

import { enter } from "./enter.ts";
import { move } from "./moves.ts";
import { tellOtherTabs } from "./otherTabs.ts";
import { type Asked, postSession } from "./sessionCalls.ts";
import { shell, toasts } from "./state.ts";
import { strangerWords } from "./strangerWords.ts";

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

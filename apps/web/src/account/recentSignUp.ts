import { recall, remember } from "../session/remembered.ts";

/** A sign-up whose code was not confirmed yet, as this browser remembers it. */
export interface RecentSignUp {
  readonly email: string;
  readonly signUpId: string;
}

export function rememberSignUp({ email, signUpId }: RecentSignUp): void {
  remember("recent_signup_email", email.trim().toLowerCase());
  remember("recent_signup_uuid", signUpId);
}

export function forgetSignUp(): void {
  remember("recent_signup_email", undefined);
  remember("recent_signup_uuid", undefined);
}

/** The one with this address, if there is one. */
export function recentSignUpOf(email: string): RecentSignUp | undefined {
  const signUpId = recall("recent_signup_uuid");
  const isTheirs = recall("recent_signup_email") === email.trim().toLowerCase();
  return isTheirs && signUpId !== undefined ? { email, signUpId } : undefined;
}

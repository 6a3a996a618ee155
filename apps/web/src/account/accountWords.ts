import { ApiError } from "@stopbank/contract/client";
import { waitWords } from "../login/loginRefusal.ts";

/** What somebody was about to do. */
export type AccountStep = "sign-up" | "forgot" | "code" | "reset" | "new-password";

const otherwise: Readonly<Record<AccountStep, string>> = {
  "sign-up": "Something went wrong. Please check if the e-mail is valid",
  forgot: "Something went wrong. Please check if the e-mail is valid",
  code: "Something went wrong.",
  reset: "Something went wrong. Please check if your new password is valid",
  "new-password": "Something went wrong. Please check if your new password is valid",
};

/** Refusals whose own words the specification fixes. */
const fixed: Readonly<Record<string, string>> = {
  "auth/code-mismatch": "Confirmation code does not match, please try again.",
  "auth/code-expired": "Confirmation code has expired, please try again.",
};

/** What the server has said itself, in words for whoever reads it. */
const passedOn = new Set(["auth/same-password", "auth/challenge-over", "auth/busy", "network/unreachable"]);

/** What to say to somebody whose step came to nothing. */
export function accountRefusal(error: unknown, step: AccountStep): string {
  if (!(error instanceof ApiError)) return "An error occured";
  if (error.status === 429) return waitWords(error);
  return fixed[error.code] ?? (passedOn.has(error.code) ? error.message : otherwise[step]);
}

/** What the server says of a new password that meets the rules: it stands where what a password lacks is said. */
export const isAboutNewPassword = (error: unknown): error is ApiError =>
  error instanceof ApiError && newPasswordCodes.has(error.code);

const newPasswordCodes = new Set(["auth/common-password", "auth/password-is-name", "auth/same-password"]);

export const isCodeExpired = (error: unknown): boolean =>
  error instanceof ApiError && error.code === "auth/code-expired";

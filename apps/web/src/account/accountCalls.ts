import { internationalPhone } from "@stopbank/contract/phone";
import { askServer } from "../session/sessionCalls.ts";

const post = (call: string, body: object): Promise<Response> => askServer(`/api/user/${call}`, "POST", body);

export interface SignUp {
  readonly email: string;
  readonly password: string;
  /** As it was typed; empty for none. */
  readonly phone: string;
}

/** Has a code mailed. @returns the id that the code confirms. @throws ApiError */
export async function postSignUp({ email, password, phone }: SignUp): Promise<string> {
  const answer = await post("signup", {
    email: email.trim(),
    password,
    phone_number: internationalPhone(phone),
  });
  return ((await answer.json()) as { user_uuid: string }).user_uuid;
}

/** @throws ApiError `auth/code-mismatch`, `auth/code-expired` and others. */
export async function postCode(signUpId: string, email: string, code: string): Promise<void> {
  await post("confirm_signup", { user_uuid: signUpId, email: email.trim(), confirmation_code: code });
}

/** Has a code mailed where the address has an account; the answer does not tell. @throws ApiError */
export async function postForgotPassword(email: string): Promise<void> {
  await post("forgot_password", { email: email.trim() });
}

/** @throws ApiError as `postCode`, and `auth/same-password`. */
export async function postReset(email: string, code: string, password: string): Promise<void> {
  await post("confirm_forgot_password", { email: email.trim(), confirmation_code: code, password });
}

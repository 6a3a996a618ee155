import { randomUUID } from "node:crypto";
import { isEmail } from "@stopbank/contract/email";
import { networkOf } from "@stopbank/http-edge/network";
import { lookAtCode, networkMark, spendCode } from "@stopbank/store/confirmation-codes";
import { confirmPerson } from "@stopbank/store/sign-ups";
import { findCredentials, findUserByEmail, normaliseEmail } from "@stopbank/store/users";
import { requireGoodPassword } from "../passwords/newPassword.ts";
import { changePassword } from "./changePassword.ts";
import { countCode } from "./codeLimits.ts";
import { type CredentialParts, requireOtherPassword, requireRightCode } from "./credentialParts.ts";

/**
 * Mails a code to the address, where it has an account. Whether it has is not even asked before the mail is made, so that neither the
 * answer nor its time tells.
 *
 * @throws DomainError `auth/limit-exceeded`.
 */
export async function sendResetCode(
  { store, mail }: CredentialParts,
  email: string,
  address: string,
): Promise<void> {
  await countCode(store, "ask", email, address);
  // What can be nobody's address is taken like one that is nobody's.
  if (!isEmail(email)) return;
  const askedFrom = networkMark(networkOf(address));
  await mail.post({ template: "resetCode", email: normaliseEmail(email), askedFrom }, { isUrgent: true });
}

export interface ResetForm {
  readonly email: string;
  readonly confirmation_code: string;
  readonly password: string;
}

/**
 * Sets a new password by the code that was mailed, and ends all of the person's sessions. The code proves the address too: whoever had
 * not confirmed it has now.
 *
 * @throws DomainError `auth/password-rules`, `auth/common-password`, `auth/password-is-name`, `auth/code-mismatch`, `auth/code-expired`, `auth/same-password`,
 *   `auth/limit-exceeded`, `auth/busy`.
 */
export async function resetPassword(
  parts: CredentialParts,
  { email, confirmation_code, password }: ResetForm,
  address: string,
): Promise<void> {
  const { store, codeKey, hashPool } = parts;
  hashPool.requireRoom();
  await requireGoodPassword(store, password, email);
  await countCode(store, "try", email, address);
  const user = await findUserByEmail(store.shared, email);
  const purpose = { userId: user?.id ?? randomUUID(), flow: "reset" } as const;
  const triedFrom = networkMark(networkOf(address));
  const outcome = await lookAtCode(store.shared, codeKey, purpose, confirmation_code, triedFrom);
  // The code is good for another password then.
  if (outcome === "right")
    await requireOtherPassword(parts, password, (await findCredentials(store.shared, email))?.passwordHash);
  const isSpent = await spendCode(store.shared, codeKey, purpose, confirmation_code);
  requireRightCode(isSpent ? outcome : "mismatch");
  await changePassword(parts, purpose.userId, password, "reset");
  if (user?.status !== "CONFIRMED") await confirmPerson(store, purpose.userId);
}

import { randomUUID } from "node:crypto";
import { isEmail } from "@stopbank/contract/email";
import { internationalPhone, phoneFault } from "@stopbank/contract/phone";
import { DomainError } from "@stopbank/errors";
import { recordAccountEvent } from "@stopbank/store/audit";
import { tryCode } from "@stopbank/store/confirmation-codes";
import { confirmPerson, findSignUp, signUp } from "@stopbank/store/sign-ups";
import { normaliseEmail } from "@stopbank/store/users";
import { requireGoodPassword } from "../passwords/newPassword.ts";
import { countCode } from "./codeLimits.ts";
import { type CredentialParts, requireRightCode } from "./credentialParts.ts";

export interface SignUpForm {
  readonly email: string;
  readonly password: string;
  readonly phone_number?: string;
}

/**
 * Takes a sign-up and mails a code. The same answer and the same work, one hash and one mail, for every address: of an account that
 * is there nothing changes, and its owner is told by that mail.
 *
 * @returns the id that the code is to be confirmed with.
 * @throws DomainError `auth/bad-email`, `auth/bad-phone`, `auth/password-rules`, `auth/common-password`,
 *   `auth/password-is-name`, `auth/limit-exceeded`, `auth/busy`.
 */
export async function takeSignUp(
  { store, hashPool, mail }: CredentialParts,
  { email, password, phone_number = "" }: SignUpForm,
  address: string,
): Promise<string> {
  if (!isEmail(email)) throw new DomainError("invalid", "auth/bad-email", "Invalid email");
  if (phoneFault(phone_number) !== undefined)
    throw new DomainError("invalid", "auth/bad-phone", "Invalid phone number");
  await requireGoodPassword(store, password, email);
  hashPool.requireRoom();
  await countCode(store, "ask", email, address);
  const passwordHash = await hashPool.hash(password);
  const phoneNumber = internationalPhone(phone_number);
  return store.withoutClient(async (tx) => {
    const signUpId = await signUp(tx, { email, passwordHash, phoneNumber });
    const waiting = { template: "signUpCode", email: normaliseEmail(email), signUpId } as const;
    await mail.post(waiting, { within: tx, isUrgent: true });
    return signUpId;
  });
}

export interface SignUpConfirmation {
  readonly user_uuid: string;
  readonly email: string;
  readonly confirmation_code: string;
}

/**
 * Confirms a sign-up by its code: the person is in each client that approves the address or invited it.
 *
 * @throws DomainError `auth/code-mismatch`, `auth/code-expired`, `auth/limit-exceeded`.
 */
export async function confirmSignUp(
  { store, codeKey }: CredentialParts,
  { user_uuid, email, confirmation_code }: SignUpConfirmation,
  address: string,
): Promise<void> {
  await countCode(store, "try", email, address);
  const open = await findSignUp(store.shared, user_uuid);
  const own = open !== undefined && open.email === normaliseEmail(email) ? open : undefined;
  // Where there is no such sign-up the same question is asked about nobody.
  const purpose = {
    userId: own?.userId ?? randomUUID(),
    flow: "sign-up",
    signUpId: own?.signUpId ?? randomUUID(),
  } as const;
  requireRightCode(await tryCode(store.shared, codeKey, purpose, confirmation_code));
  await confirmPerson(store, purpose.userId);
  await recordAccountEvent(store.shared, { action: "signup.confirmed", userId: purpose.userId });
}

import { changePassword } from "../account/changePassword.ts";
import { requireOtherPassword } from "../account/credentialParts.ts";
import type { FactorParts } from "../account/factorParts.ts";
import { requireGoodPassword } from "../passwords/newPassword.ts";
import { type OwnCaller, requirePassword } from "./proof.ts";

/**
 * Sets another password, ends everything that was signed in with the former one but the sign-in that asks, and tells by mail.
 *
 * @throws DomainError `auth/password-rules`, `auth/common-password`, `auth/password-is-name`, `auth/same-password`, and as
 *   `requirePassword`.
 */
export async function changeOwnPassword(
  parts: FactorParts,
  { user, familyId }: OwnCaller,
  { present_password, new_password }: { readonly present_password: string; readonly new_password: string },
  address: string,
): Promise<void> {
  await requireGoodPassword(parts.store, new_password, user.email);
  const { passwordHash } = await requirePassword(parts, user, present_password, address);
  await requireOtherPassword(parts, new_password, passwordHash);
  await changePassword(parts, user.id, new_password, "chosen", familyId);
}

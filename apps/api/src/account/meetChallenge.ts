import { findCredentials } from "@stopbank/store/users";
import { requireGoodPassword } from "../passwords/newPassword.ts";
import { challengeOver } from "../tokens/accessTokens.ts";
import { changePassword } from "./changePassword.ts";
import { type CredentialParts, requireOtherPassword } from "./credentialParts.ts";
import type { LoginOrigin } from "./loginLimits.ts";
import { challengeFor, goOn, type SignInResult } from "./signIn.ts";

export interface ChallengeMet {
  readonly user_uuid: string;
  readonly email: string;
  readonly auth_challenge_session: string;
  readonly new_password: string;
}

/**
 * Sets the new password that a log-in asked for, and goes on with it as a log-in does.
 *
 * @throws DomainError `auth/password-rules`, `auth/common-password`, `auth/password-is-name`, `auth/same-password`, `auth/busy`, and `auth/challenge-over` for a log-in that asked
 *   for nothing of the kind, or too long ago, or has its password by now.
 */
export async function meetChallenge(
  parts: CredentialParts,
  { user_uuid, email, auth_challenge_session, new_password }: ChallengeMet,
  origin: LoginOrigin,
): Promise<SignInResult> {
  const { store, accessTokens } = parts;
  await requireGoodPassword(store, new_password, email);
  const userId = await accessTokens.verifyChallenge(auth_challenge_session, "NEW_PASSWORD_REQUIRED");
  const account = await findCredentials(store.shared, email);
  const isAsked =
    account !== undefined &&
    account.user.id === userId &&
    userId === user_uuid.toLowerCase() &&
    challengeFor(account) === "NEW_PASSWORD_REQUIRED";
  if (!isAsked) throw challengeOver("not asked for");
  await requireOtherPassword(parts, new_password, account.passwordHash);
  await changePassword(parts, userId, new_password, "forced");
  const changed = await findCredentials(store.shared, email);
  if (changed === undefined) throw challengeOver("gone");
  return goOn(parts, changed, origin);
}

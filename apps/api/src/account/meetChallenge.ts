import type { Tokens } from "@stopbank/contract/account";
import { issueRefreshToken } from "@stopbank/store/refresh-tokens";
import { findCredentials } from "@stopbank/store/users";
import { challengeOver } from "../tokens/accessTokens.ts";
import { changePassword } from "./changePassword.ts";
import { type CredentialParts, requireGoodPassword, requireOtherPassword } from "./credentialParts.ts";
import { challengeFor } from "./signIn.ts";

export interface ChallengeMet {
  readonly user_uuid: string;
  readonly email: string;
  readonly auth_challenge_session: string;
  readonly new_password: string;
}

/**
 * Sets the new password that a log-in asked for, and signs in with it.
 *
 * @throws DomainError `auth/password-rules`, `auth/same-password`, `auth/busy`, and `auth/challenge-over` for a log-in that asked
 *   for nothing of the kind, or too long ago, or has its password by now.
 */
export async function meetChallenge(
  parts: CredentialParts,
  { user_uuid, email, auth_challenge_session, new_password }: ChallengeMet,
): Promise<Tokens> {
  const { store, accessTokens } = parts;
  requireGoodPassword(new_password);
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
  const { token, familyId } = await issueRefreshToken(store.shared, userId);
  return { access_token: await accessTokens.issue({ userId, familyId }), refresh_token: token };
}

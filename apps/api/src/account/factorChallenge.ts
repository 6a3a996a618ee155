import { createHash } from "node:crypto";
import type { WaitingLogin } from "@stopbank/contract/second-factors";
import { hasFactor, heldFactors } from "@stopbank/store/held-factors";
import { demandingClients } from "@stopbank/store/second-factor-rules";
import { type Credentials, findCredentials } from "@stopbank/store/users";
import { challengeOver } from "../tokens/accessTokens.ts";
import type { SignInParts } from "./signIn.ts";

export type FactorChallenge = "SECOND_FACTOR_REQUIRED" | "SECOND_FACTOR_ENROLMENT";

/** What is still asked of somebody whose password was right: their factor, or to set one up where it is demanded and they have none. */
export async function factorChallengeFor(
  { store }: Pick<SignInParts, "store">,
  userId: string,
): Promise<FactorChallenge | undefined> {
  if (hasFactor(await heldFactors(store.shared, userId))) return "SECOND_FACTOR_REQUIRED";
  return (await demandingClients(store, userId)).length > 0 ? "SECOND_FACTOR_ENROLMENT" : undefined;
}

/** Of the password that was right, so that one set since voids what waits for more. */
const named = (challenge: FactorChallenge, { passwordHash }: Credentials): string =>
  `${challenge} ${createHash("sha256").update(passwordHash).digest("base64url")}`;

/** Proves, for ten minutes, that the password of this account was right. */
export const issueFactorChallenge = (
  { accessTokens }: Pick<SignInParts, "accessTokens">,
  account: Credentials,
  challenge: FactorChallenge,
): Promise<string> => accessTokens.issueChallenge(account.user.id, named(challenge, account));

/**
 * Whose log-in waits for this, and still has to.
 *
 * @throws DomainError `auth/challenge-over` where it is another's, or of another kind, or too old, or the password was set since.
 */
export async function waitingFor(
  parts: Pick<SignInParts, "store" | "accessTokens">,
  { user_uuid, email, auth_challenge_session }: WaitingLogin,
  challenge: FactorChallenge,
): Promise<Credentials> {
  const account = await findCredentials(parts.store.shared, email);
  if (account === undefined) throw challengeOver("nobody's");
  const userId = await parts.accessTokens.verifyChallenge(auth_challenge_session, named(challenge, account));
  if (userId !== account.user.id || userId !== user_uuid.toLowerCase()) throw challengeOver("another's");
  if ((await factorChallengeFor(parts, userId)) !== challenge) throw challengeOver("not asked for");
  return account;
}

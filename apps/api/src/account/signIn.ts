import type { LoginChallenge, Tokens } from "@stopbank/contract/account";
import { DomainError } from "@stopbank/errors";
import type { Store } from "@stopbank/store";
import { recordAccountEvent } from "@stopbank/store/audit";
import { issueRefreshToken, revokeByToken, rotateRefreshToken } from "@stopbank/store/refresh-tokens";
import { clearFailures, recordFailure, recordNetworkFailure, throttleState } from "@stopbank/store/throttle";
import {
  findCredentials,
  normaliseEmail,
  type Credentials as StoredCredentials,
} from "@stopbank/store/users";
import type { AccessTokens } from "./accessTokens.ts";
import type { Credentials } from "./basicCredentials.ts";
import type { HashPool } from "./hashPool.ts";
import { networkOf } from "./networkOf.ts";

export interface SignInParts {
  readonly store: Store;
  readonly hashPool: HashPool;
  readonly accessTokens: AccessTokens;
}

export type SignInResult =
  | { readonly userId: string; readonly tokens: Tokens }
  | { readonly userId: string; readonly challenge: LoginChallenge; readonly challengeSession: string };

/**
 * Checks an e-mail address and password. Known and unknown addresses take the same work and get the same refusal;
 * only whoever has the password learns that something is left to do first. Failures count for the account and for the
 * network they come from; whichever has had too many waits before the password is looked at.
 *
 * @param address where the attempt comes from, by trusted proxies only.
 * @throws DomainError `auth/bad-credentials`, `auth/too-many-attempts`, `auth/busy`.
 */
export async function signIn(
  { store, hashPool, accessTokens }: SignInParts,
  { email, password }: Credentials,
  address: string,
): Promise<SignInResult> {
  const throttleKey = `account:${normaliseEmail(email)}`;
  const networkKey = `network:${networkOf(address)}`;
  const waits = await Promise.all([throttleKey, networkKey].map((key) => throttleState(store.shared, key)));
  const retryAfterSeconds = Math.max(...waits.map((wait) => wait.retryAfterSeconds));
  if (retryAfterSeconds > 0) throw tooManyAttempts(retryAfterSeconds);
  const account = await findCredentials(store.shared, email);
  if (!(await hashPool.matches(password, account?.passwordHash)) || account === undefined) {
    await recordFailure(store.shared, throttleKey);
    await recordNetworkFailure(store.shared, networkKey);
    await recordAccountEvent(store.shared, {
      action: "login.refused",
      ...(account === undefined ? {} : { userId: account.user.id }),
    });
    throw new DomainError(
      "unauthenticated",
      "auth/bad-credentials",
      "Something went wrong. Please check if the e-mail or the password is valid",
    );
  }
  await clearFailures(store.shared, throttleKey);
  const { id: userId } = account.user;
  const challenge = challengeFor(account);
  if (challenge !== undefined)
    return { userId, challenge, challengeSession: await accessTokens.issueChallenge(userId, challenge) };
  const { token, familyId } = await issueRefreshToken(store.shared, userId);
  await recordAccountEvent(store.shared, { action: "login.accepted", userId });
  return {
    userId,
    tokens: { access_token: await accessTokens.issue({ userId, familyId }), refresh_token: token },
  };
}

function challengeFor({ user, mustChange }: StoredCredentials): LoginChallenge | undefined {
  if (user.status === "UNCONFIRMED") return "CONFIRM_SIGN_UP";
  return mustChange || user.status === "PENDING" ? "NEW_PASSWORD_REQUIRED" : undefined;
}

const tooManyAttempts = (retryAfterSeconds: number) =>
  new DomainError("too-many", "auth/too-many-attempts", "Too many attempts, please wait and try again", {
    retryAfterSeconds,
  });

/**
 * Exchanges a refresh token for a new pair.
 *
 * @throws DomainError `auth/session-expired` for a token that is unknown, spent, ended or someone else's.
 */
export async function refresh(
  { store, accessTokens }: Pick<SignInParts, "store" | "accessTokens">,
  userUuid: string,
  refreshToken: string,
): Promise<Tokens> {
  const rotation = await rotateRefreshToken(store.shared, refreshToken);
  if (rotation.outcome === "reused")
    await recordAccountEvent(store.shared, { action: "refresh.reused", userId: rotation.userId });
  if (rotation.outcome !== "rotated") throw sessionExpired();
  const { userId, familyId, token } = rotation;
  if (userId !== userUuid.toLowerCase()) {
    await revokeByToken(store.shared, token);
    throw sessionExpired();
  }
  return { access_token: await accessTokens.issue({ userId, familyId }), refresh_token: token };
}

const sessionExpired = () =>
  new DomainError("unauthenticated", "auth/session-expired", "Session expired, please log in again");

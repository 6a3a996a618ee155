import type { LoginChallenge, Tokens } from "@stopbank/contract/account";
import { DomainError } from "@stopbank/errors";
import type { Store } from "@stopbank/store";
import { loginActions, recordAccountEvent } from "@stopbank/store/audit";
import { forgetDeviceMark } from "@stopbank/store/device-marks";
import { revokeByToken, rotateRefreshToken } from "@stopbank/store/refresh-tokens";
import { signUpOf } from "@stopbank/store/sign-ups";
import {
  attemptAbandoned,
  attemptSucceeded,
  type LogInAttempt,
  type Refusal,
  reserveAttempt,
} from "@stopbank/store/throttle";
import {
  findCredentials,
  findUserByEmail,
  type Credentials as StoredCredentials,
} from "@stopbank/store/users";
import type { RunningMail } from "../mail/startMail.ts";
import type { Credentials } from "../passwords/basicCredentials.ts";
import type { HashPool } from "../passwords/hashPool.ts";
import type { AccessTokens } from "../tokens/accessTokens.ts";
import { countCode } from "./codeLimits.ts";
import { factorChallengeFor, issueFactorChallenge } from "./factorChallenge.ts";
import { letIn } from "./letIn.ts";
import { type LoginLimits, type LoginOrigin, loginLimits, whereFrom } from "./loginLimits.ts";

export interface SignInParts {
  readonly store: Store;
  readonly hashPool: HashPool;
  readonly accessTokens: AccessTokens;
  readonly mail: Pick<RunningMail, "post">;
}

type AccountChallenge = "NEW_PASSWORD_REQUIRED" | "CONFIRM_SIGN_UP";

export interface SignedIn {
  readonly userId: string;
  readonly tokens: Tokens;
  readonly strangeFailures: number;
}

export type SignInResult =
  | SignedIn
  | { readonly userId: string; readonly challenge: LoginChallenge; readonly challengeSession: string };

/** A browser is a strange one again once so many passwords in a row were wrong in it. */
const WRONG_WITH_A_MARK = 20;

/**
 * Checks an e-mail address and password. Known and unknown addresses take the same work and get the same refusal;
 * only whoever has the password learns that something is left to do first. An attempt counts as failed before the password is
 * looked at, so that of many at once no more are looked at than `loginLimits` allow.
 *
 * @throws DomainError `auth/bad-credentials`, `auth/too-many-attempts`, `auth/busy`, `auth/password-off`.
 */
export async function signIn(
  parts: SignInParts,
  { email, password }: Credentials,
  origin: LoginOrigin,
): Promise<SignInResult> {
  const { store, hashPool } = parts;
  // Before anything is read or written, so that a storm costs no more than its refusals. Who has a mark may be known.
  if (origin.deviceMark === undefined) hashPool.requireRoom();
  const limits = await loginLimits(store, email, origin);
  const reservation = await reserveAttempt(store, limits.limits);
  if ("refusal" in reservation) throw await blocked(store, email, limits, reservation.refusal);
  const { attempt } = reservation;
  const account = await verified(parts, { email, password }, limits, attempt);
  await attemptSucceeded(store, attempt);
  return goOn(parts, account, origin);
}

/** After the right password: what is left to do first, else they are in. No token is made before. */
export async function goOn(
  parts: SignInParts,
  account: StoredCredentials,
  origin: LoginOrigin,
): Promise<SignInResult> {
  const challenge = challengeFor(account);
  if (challenge !== undefined) return challenged(parts, account, challenge, origin);
  const factor = await factorChallengeFor(parts, account.user.id);
  if (factor === undefined) return letIn(parts, account.user, origin, "password");
  const challengeSession = await issueFactorChallenge(parts, account, factor);
  return { userId: account.user.id, challenge: factor, challengeSession };
}

/** Says what is left to do about the account itself. */
export async function challenged(
  parts: SignInParts,
  account: StoredCredentials,
  challenge: AccountChallenge,
  origin: LoginOrigin,
): Promise<SignInResult> {
  const { id: userId } = account.user;
  const challengeSession = await parts.accessTokens.issueChallenge(userId, challenge);
  if (challenge === "NEW_PASSWORD_REQUIRED") return { userId, challenge, challengeSession };
  return { userId: await sendCodeAgain(parts, account, origin), challenge, challengeSession };
}

/** The account whose password this is. @throws DomainError `auth/bad-credentials`, `auth/busy`. */
async function verified(
  { store, hashPool }: Pick<SignInParts, "store" | "hashPool">,
  { email, password }: Credentials,
  limits: LoginLimits,
  attempt: LogInAttempt,
): Promise<StoredCredentials> {
  const account = await findCredentials(store.shared, email);
  const caller = limits.knownMark === undefined ? "strange" : "known";
  const matches = await hashPool
    .matches(password, account?.passwordHash, caller)
    .catch(async (error: unknown) => {
      // Nobody looked at the password, so it was not wrong.
      await attemptAbandoned(store, attempt);
      throw error;
    });
  if (matches && account !== undefined) return account;
  const userId = account?.user.id;
  const failures = attempt.limits[0]?.failures ?? 0;
  if (limits.knownMark !== undefined && userId !== undefined && failures >= WRONG_WITH_A_MARK)
    await forgetDeviceMark(store.shared, limits.knownMark, userId);
  await recordAccountEvent(store.shared, {
    action: loginActions.refused,
    ...(userId === undefined ? {} : { userId }),
    details: whereFrom(limits),
  });
  throw new DomainError(
    "unauthenticated",
    "auth/bad-credentials",
    "Something went wrong. Please check if the e-mail or password is valid",
  );
}

/** Writes a refusal into the trail: the first, the 10th, the 100th in a row, since whoever is refused can ask for ever. */
async function blocked(
  store: Store,
  email: string,
  limits: LoginLimits,
  { limit, refusedInARow, retryAfterSeconds }: Refusal,
): Promise<DomainError> {
  if (Number.isInteger(Math.log10(refusedInARow))) {
    const user = await findUserByEmail(store.shared, email);
    await recordAccountEvent(store.shared, {
      action: loginActions.blocked,
      ...(user === undefined ? {} : { userId: user.id }),
      details: { ...whereFrom(limits), limit: limit.key.split(":", 1)[0], refusedInARow, retryAfterSeconds },
    });
  }
  return new DomainError(
    "too-many",
    "auth/too-many-attempts",
    "Too many attempts, please wait and try again",
    { retryAfterSeconds },
  );
}

/** Mails a fresh code to whoever has not confirmed the sign-up, and says which sign-up that is. */
async function sendCodeAgain(
  { store, mail }: SignInParts,
  { user }: StoredCredentials,
  { address }: LoginOrigin,
): Promise<string> {
  const signUpId = await signUpOf(store.shared, user.id);
  try {
    await countCode(store, "ask", user.email, address);
    await mail.post({ template: "signUpCode", email: user.email, signUpId }, { isUrgent: true });
  } catch (error) {
    // They have had several in the last hour: the latest is good for ten minutes.
    if (!(error instanceof DomainError && error.kind === "too-many")) throw error;
  }
  return signUpId;
}

/** What is left to do before somebody with the right password is in. */
export function challengeFor({ user, mustChange }: StoredCredentials): AccountChallenge | undefined {
  if (user.status === "UNCONFIRMED") return "CONFIRM_SIGN_UP";
  return mustChange || user.status === "PENDING" ? "NEW_PASSWORD_REQUIRED" : undefined;
}

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

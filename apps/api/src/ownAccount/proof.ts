import type { PasskeyAnswer, PasskeyOptions } from "@stopbank/contract/second-factors";
import { DomainError } from "@stopbank/errors";
import { recordAccountEvent } from "@stopbank/store/audit";
import { markProved, provedUntil } from "@stopbank/store/refresh-tokens";
import { attemptSucceeded } from "@stopbank/store/throttle";
import { findCredentials, findUser, type User } from "@stopbank/store/users";
import { countCode } from "../account/codeLimits.ts";
import type { FactorParts } from "../account/factorParts.ts";
import { askForPasskey, verifyPasskey } from "../factors/passkeyAnswer.ts";

/** How long somebody counts as having shown that it is them: after logging in, and after being asked again. */
export const PROOF_MINUTES = 10;

/** Somebody who has signed in themselves: no job of theirs, and no program. */
export interface OwnCaller {
  readonly user: User;
  readonly familyId: string;
  /** Of the client whose own provider let them in; undefined for who logged in themselves. */
  readonly onlyClientId: string | undefined;
}

/** @throws DomainError `auth/own-log-in-only`, `auth/signed-out`. */
export async function ownCaller(
  { store }: Pick<FactorParts, "store">,
  {
    userId,
    familyId,
    onlyClientId,
  }: { readonly userId: string; readonly familyId?: string; readonly onlyClientId?: string },
): Promise<OwnCaller> {
  if (familyId === undefined)
    throw new DomainError(
      "forbidden",
      "auth/own-log-in-only",
      "This is for whoever has logged in themselves, and for no program.",
    );
  const user = await findUser(store.shared, userId);
  if (user === undefined)
    throw new DomainError("unauthenticated", "auth/signed-out", "Session expired, please log in again");
  return { user, familyId, onlyClientId };
}

/** @throws DomainError `auth/prove-first` where it was too long ago that they showed that it is them. */
export async function requireProof({ store }: FactorParts, { familyId }: OwnCaller): Promise<void> {
  if ((await provedUntil(store.shared, familyId, PROOF_MINUTES)) !== undefined) return;
  throw new DomainError(
    "forbidden",
    "auth/prove-first",
    "Confirm first that it is you: what you log in with can be changed for ten minutes after that.",
  );
}

/**
 * That this is the person's password. Tries count by account and network.
 *
 * @throws DomainError `auth/wrong-password`, `auth/no-password`, `auth/limit-exceeded`, `auth/busy`.
 */
export async function requirePassword(
  { store, hashPool }: FactorParts,
  { email, id }: User,
  password: string,
  address: string,
): Promise<{ readonly passwordHash: string }> {
  const attempt = await countCode(store, "password", email, address);
  const account = await findCredentials(store.shared, email);
  if (account === undefined)
    throw new DomainError(
      "conflict",
      "auth/no-password",
      "Your account has no password here: you log in by your organisation.",
    );
  if (!(await hashPool.matches(password, account.passwordHash))) {
    await recordAccountEvent(store.shared, { action: "password.refused", userId: id });
    throw new DomainError("invalid", "auth/wrong-password", "This is not your present password.");
  }
  await attemptSucceeded(store, attempt);
  return account;
}

export async function proveByPassword(
  parts: FactorParts,
  caller: OwnCaller,
  password: string,
  address: string,
): Promise<Date> {
  await requirePassword(parts, caller.user, password, address);
  return proved(parts, caller);
}

const ceremonyOf = ({ familyId }: OwnCaller) => `proof ${familyId}`;

export const beginPasskeyProof = (parts: FactorParts, caller: OwnCaller): Promise<PasskeyOptions> =>
  askForPasskey(parts, ceremonyOf(caller), caller.user.id);

/** @throws DomainError `auth/passkey-too-late`, `auth/wrong-passkey`. */
export async function proveByPasskey(
  parts: FactorParts,
  caller: OwnCaller,
  answer: PasskeyAnswer,
): Promise<Date> {
  await verifyPasskey(parts, ceremonyOf(caller), answer, caller.user.id);
  return proved(parts, caller);
}

async function proved({ store }: FactorParts, { familyId }: OwnCaller): Promise<Date> {
  await markProved(store.shared, familyId);
  return (await provedUntil(store.shared, familyId, PROOF_MINUTES)) ?? new Date();
}

import type { Store } from "@stopbank/store";
import {
  loginActions,
  recordAccountEvent,
  recordClientEvent,
  strangeFailuresSinceLogin,
} from "@stopbank/store/audit";
import { rememberNetwork } from "@stopbank/store/known-networks";
import { listUserClients } from "@stopbank/store/memberships";
import { issueRefreshToken } from "@stopbank/store/refresh-tokens";
import type { User } from "@stopbank/store/users";
import { requirePasswordTaken } from "../passwords/passwordTaken.ts";
import { type LoginLimits, type LoginOrigin, loginLimits, whereFrom } from "./loginLimits.ts";
import type { SignedIn, SignInParts } from "./signIn.ts";

/** A few wrong passwords are a person's own. */
const TOLD_FROM = 5;

/**
 * Signs somebody in who has met all that was asked of them: their network is known from then on, and they are told of a device that is
 * new to the account.
 *
 * @param by what they came in with, for the trail of accounts.
 * @throws DomainError `auth/password-off` where all of their clients have switched such log-ins off.
 */
export async function letIn(
  parts: SignInParts,
  user: User,
  origin: LoginOrigin,
  by: "password" | "second-factor" | "recovery-code" | "passkey",
): Promise<SignedIn> {
  const { store, accessTokens } = parts;
  const { id: userId } = user;
  await requirePasswordTaken(store, userId);
  const limits = await loginLimits(store, user.email, origin);
  const strangeFailures = await strangeFailuresSinceLogin(store.shared, userId);
  const { token, familyId } = await issueRefreshToken(store.shared, userId);
  await rememberNetwork(store.shared, limits.network, userId);
  await tellOfNewDevice(parts, user, limits);
  await recordAccountEvent(store.shared, {
    action: loginActions.accepted,
    userId,
    details: { ...whereFrom(limits), by },
  });
  if (strangeFailures >= TOLD_FROM) await tellClients(store, userId, strangeFailures);
  return {
    userId,
    tokens: { access_token: await accessTokens.issue({ userId, familyId }), refresh_token: token },
    strangeFailures,
  };
}

/**
 * Tells the administrators of a person's clients how many tries went before. Only who is let in leads here, so no stranger can fill a
 * client's trail, nor learn from the time that it takes whether there is an account.
 */
async function tellClients(store: Store, userId: string, refused: number): Promise<void> {
  for (const { id } of await store.withUser(userId, listUserClients))
    await store.withClient(id, (tx) =>
      recordClientEvent(tx, {
        action: "login.after-refusals",
        actorUserId: userId,
        subject: userId,
        details: { refused },
      }),
    );
}

/** Tells whoever has logged in before that somebody has now, in a browser and from a network that are new to the account. */
async function tellOfNewDevice(
  { mail }: SignInParts,
  user: User,
  { knownMark, isKnownNetwork }: LoginLimits,
): Promise<void> {
  if (knownMark !== undefined || isKnownNetwork || user.lastLoggedInAt === undefined) return;
  await mail.post({ template: "newDevice", userId: user.id, at: new Date().toISOString() });
}

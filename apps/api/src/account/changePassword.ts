import { recordAccountEvent } from "@stopbank/store/audit";
import { revokeUserTokens } from "@stopbank/store/refresh-tokens";
import { endUserSessions } from "@stopbank/store/session-ends";
import { setPassword } from "@stopbank/store/users";
import type { CredentialParts } from "./credentialParts.ts";

/**
 * Gives a person the password they chose, ends everything that was signed in with the former one, and tells them by mail: all of it
 * or nothing.
 *
 * @param because for the trail of accounts.
 * @param except the sign-in that goes on.
 */
export async function changePassword(
  { store, hashPool, mail }: Pick<CredentialParts, "store" | "hashPool" | "mail">,
  userId: string,
  password: string,
  because: "reset" | "forced" | "chosen",
  except?: string,
): Promise<void> {
  const hash = await hashPool.hash(password);
  await store.withoutClient(async (tx) => {
    await setPassword(tx, userId, { hash, mustChange: false });
    await endUserSessions(tx, userId, except);
    await revokeUserTokens(tx, userId, "password-changed", except);
    await recordAccountEvent(tx, { action: "password.changed", userId, details: { because } });
    const waiting = { template: "passwordChanged", userId, at: new Date().toISOString() } as const;
    await mail.post(waiting, { within: tx });
  });
}

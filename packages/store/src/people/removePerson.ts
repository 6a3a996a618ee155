import { revokeUserTokens } from "../accounts/refreshTokens.ts";
import type { DoneBy } from "../audit/audit.ts";
import type { Store } from "../scope/store.ts";
import { endUserSessions } from "../sessions/sessionEnds.ts";
import { deleteIfNobodys, removeFromClient } from "./clientUsers.ts";

/** What came of a removal. */
export interface Removal {
  /** They were a member, and not only invited: what they were signed in with has ended. */
  readonly wasMember: boolean;
  /** It was their last client, and the account went with it. */
  readonly accountIsGone: boolean;
}

/**
 * Takes a person out of a client (ACC-57), ends what they are signed in with, and deletes an account that belongs to no client then.
 *
 * @throws DomainError `people/no-such-user`, `people/last-admin`, `sign-in/last-local-admin`.
 */
export async function removePerson(
  store: Store,
  clientId: string,
  { userId, by }: { readonly userId: string; readonly by: DoneBy },
): Promise<Removal> {
  const wasMember = await store.withClient(clientId, (tx) => removeFromClient(tx, { userId, by }));
  // Somebody else's person who was only invited here goes on as they are: else any administrator could log anybody out.
  if (wasMember) {
    await endUserSessions(store.shared, userId);
    await revokeUserTokens(store.shared, userId, "ended");
  }
  return { wasMember, accountIsGone: await deleteIfNobodys(store, userId) };
}

import type { OwnSession } from "@stopbank/contract/own-account";
import { DomainError } from "@stopbank/errors";
import type { Store } from "@stopbank/store";
import { recordAccountEvent } from "@stopbank/store/audit";
import { revokeUserTokens } from "@stopbank/store/refresh-tokens";
import { endSessionByHandle, endUserSessions } from "@stopbank/store/session-ends";
import { listUserSessions } from "@stopbank/store/session-list";
import type { OwnCaller } from "./proof.ts";

/** Where a person is logged in; for who was let in by a client's provider, by that one. @param familyId the sign-in that asks. */
export async function ownSessions(
  { shared }: Store,
  {
    userId,
    familyId,
    onlyClientId,
  }: { readonly userId: string; readonly familyId?: string; readonly onlyClientId?: string },
): Promise<OwnSession[]> {
  return (await listUserSessions(shared, userId, familyId, onlyClientId)).map((session) => ({
    handle: session.handle,
    device: session.device,
    network: session.network,
    began_at: session.createdAt.toISOString(),
    last_seen_at: session.lastSeenAt.toISOString(),
    is_own: session.isOwn,
  }));
}

/** @throws DomainError `account/no-such-session`. */
export async function endOwnSession(
  { shared }: Store,
  { user: { id: userId }, onlyClientId }: OwnCaller,
  handle: string,
): Promise<number> {
  const isHandle = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(handle);
  if (!isHandle || !(await endSessionByHandle(shared, userId, handle, onlyClientId)))
    throw new DomainError("not-found", "account/no-such-session", "This session has ended already.");
  await recordAccountEvent(shared, { action: "session.ended", userId, details: { by: "owner" } });
  return 1;
}

/** Ends all but the sign-in that asks, programs' too. */
export const endOtherSessions = (
  store: Store,
  { user: { id }, familyId, onlyClientId }: OwnCaller,
): Promise<number> =>
  store.withoutClient(async (tx) => {
    const sessions = await endUserSessions(tx, id, familyId, onlyClientId);
    const programs = await revokeUserTokens(tx, id, "ended", familyId, onlyClientId);
    await recordAccountEvent(tx, {
      action: "session.others-ended",
      userId: id,
      details: { sessions, programs },
    });
    return sessions + programs;
  });

import { DomainError } from "@stopbank/errors";
import { findMembership, listUserClients } from "../accounts/memberships.ts";
import { revokeUserTokens } from "../accounts/refreshTokens.ts";
import { recordClientEvent } from "../audit/audit.ts";
import type { ClientTransaction, Queries } from "../engine/database.ts";
import type { Store } from "../scope/store.ts";
import { endSessionByHandle, endUserSessions } from "../sessions/sessionEnds.ts";
import { type ListedSession, listUserSessions } from "../sessions/sessionList.ts";
import { noSuchUser } from "./administrators.ts";
import { isOperator } from "./operators.ts";

export interface AccountEventSeen {
  readonly at: Date;
  readonly action: string;
}

/** What an administrator of a client sees of where a person is logged in. */
export interface PersonSessions {
  /** Then the sessions are not this client's, and none are told. */
  readonly belongsElsewhere: boolean;
  readonly sessions: readonly ListedSession[];
  readonly signIns: readonly AccountEventSeen[];
}

const MOST_SIGN_INS = 20;

/**
 * A person's sessions are their own. A client's administrators see and end those of people who belong to it alone; of others, and
 * of operators, whose sessions open every client, they look after the membership, which is theirs.
 *
 * @throws DomainError `people/no-such-user`.
 */
export async function personSessions(
  store: Store,
  clientId: string,
  userId: string,
): Promise<PersonSessions> {
  await store.withClient(clientId, (tx) => requireMember(tx, userId));
  if (await belongsElsewhere(store, clientId, userId))
    return { belongsElsewhere: true, sessions: [], signIns: [] };
  const sessions = await listUserSessions(store.shared, userId);
  return { belongsElsewhere: false, sessions, signIns: await latestEvents(store.shared, userId) };
}

/**
 * Ends a person's sessions, or one of them, and with all of them every other sign-in of theirs.
 *
 * @returns how many sessions there were.
 * @throws DomainError `people/no-such-user`, `people/belongs-elsewhere`, `people/no-such-session`.
 */
export async function endPersonSessions(
  store: Store,
  clientId: string,
  {
    userId,
    handle,
    byUserId,
  }: { readonly userId: string; readonly handle?: string; readonly byUserId: string },
): Promise<number> {
  await store.withClient(clientId, (tx) => requireMember(tx, userId));
  if (await belongsElsewhere(store, clientId, userId))
    throw new DomainError(
      "forbidden",
      "people/belongs-elsewhere",
      "This account is not your organisation's alone, and its sessions are not yours to end. Change the person's role, or remove them.",
    );
  return store.withClient(clientId, async (tx) => {
    const before = (await listUserSessions(tx, userId)).length;
    if (handle !== undefined && !(await endSessionByHandle(tx, userId, handle))) throw noSuchSession();
    const ended = handle === undefined ? await endUserSessions(tx, userId) : 1;
    if (handle === undefined) await revokeUserTokens(tx, userId, "ended");
    await recordClientEvent(tx, {
      action: "sessions.ended",
      actorUserId: byUserId,
      subject: userId,
      details: { before, after: Math.max(0, before - ended) },
    });
    return ended;
  });
}

async function requireMember(tx: ClientTransaction, userId: string): Promise<void> {
  if ((await findMembership(tx, userId)) === undefined) throw noSuchUser();
}

const belongsElsewhere = async (store: Store, clientId: string, userId: string): Promise<boolean> =>
  (await store.withUser(userId, listUserClients)).some(({ id }) => id !== clientId) ||
  (await isOperator(store.shared, userId));

const latestEvents = (queries: Queries, userId: string): Promise<AccountEventSeen[]> =>
  queries
    .selectFrom("account_events")
    .select(["at", "action"])
    .where("user_id", "=", userId)
    .orderBy("at", "desc")
    .limit(MOST_SIGN_INS)
    .execute();

const noSuchSession = () =>
  new DomainError("not-found", "people/no-such-session", "This session has ended already.");

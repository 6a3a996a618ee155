import { sql } from "kysely";
import type { ClientTransaction, Queries } from "../engine/database.ts";
import { through } from "./actingThrough.ts";

export interface ClientEvent {
  /** `<area>.<what>`: `membership.role-changed`. */
  readonly action: string;
  readonly actorUserId?: string | undefined;
  /** What it was done to: an id or a name. */
  readonly subject?: string;
  /** Facts for the reader of the trail. Never a password, code, token or session id. */
  readonly details?: object;
}

/** Who does something that is recorded: an account, or what `details` says, such as the command line. */
export interface DoneBy {
  readonly userId?: string;
  readonly details?: object;
}

export interface AccountEvent {
  /** `<area>.<what>`: `login.refused`. */
  readonly action: string;
  readonly userId?: string;
  /** As in ClientEvent. */
  readonly details?: object;
}

/** What is written of log-ins: a password that was right, one that was wrong, and one that was not looked at. */
export const loginActions = {
  accepted: "login.accepted",
  refused: "login.refused",
  blocked: "login.blocked",
} as const;

/** Adds to this client's trail, in the transaction that does the thing. Nothing can change or remove it. */
export const recordClientEvent = (tx: ClientTransaction, event: ClientEvent): Promise<void> =>
  recordClientEvents(tx, [event]);

/** So many go in one statement, whose values are counted. */
const eventsAtOnce = 500;

/** The same of things that are done together. */
export async function recordClientEvents(
  tx: ClientTransaction,
  events: readonly ClientEvent[],
): Promise<void> {
  for (let at = 0; at < events.length; at += eventsAtOnce)
    await addEvents(tx, events.slice(at, at + eventsAtOnce));
}

async function addEvents(tx: ClientTransaction, events: readonly ClientEvent[]): Promise<void> {
  const added = tx.insertInto("audit_events").values(
    events.map((event) => ({
      client_id: tx.clientId,
      action: event.action,
      actor_user_id: event.actorUserId ?? null,
      subject: event.subject ?? null,
      details: JSON.stringify({ ...through(), ...event.details }),
    })),
  );
  const subjects = [...new Set(events.flatMap(({ subject }) => (subject === undefined ? [] : [subject])))];
  if (subjects.length === 0) return void (await added.execute());
  // By what is in this table, the trail finds its events.
  await tx
    .with("added", () => added)
    .insertInto("audit_subjects")
    .values(subjects.map((subject) => ({ client_id: tx.clientId, subject })))
    .onConflict((known) => known.doNothing())
    .execute();
}

/** Adds to the trail of what happened to accounts, apart from any client. */
export async function recordAccountEvent(queries: Queries, event: AccountEvent): Promise<void> {
  await queries
    .insertInto("account_events")
    .values({
      action: event.action,
      user_id: event.userId ?? null,
      details: JSON.stringify(event.details ?? {}),
    })
    .execute();
}

/** How many passwords were tried in vain for an account since it was last signed in to, leaving out its owner's own browsers. */
export async function strangeFailuresSinceLogin(queries: Queries, userId: string): Promise<number> {
  const { rows } = await sql<{ failures: number }>`
    select count(*)::int as failures from account_events
    where user_id = ${userId}::uuid and action = ${loginActions.refused}
      and details ->> 'browser' is distinct from 'known'
      and at > coalesce((select max(at) from account_events
        where user_id = ${userId}::uuid and action = ${loginActions.accepted}), '-infinity')`.execute(
    queries,
  );
  return rows[0]?.failures ?? 0;
}

/** This client's latest events, newest first. */
export async function listClientEvents(
  tx: ClientTransaction,
  limit: number,
): Promise<(ClientEvent & { at: Date })[]> {
  const rows = await tx
    .selectFrom("audit_events")
    .select(["at", "action", "actor_user_id", "subject", "details"])
    .where("client_id", "=", tx.clientId)
    .orderBy("at", "desc")
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    at: row.at,
    action: row.action,
    details: row.details,
    ...(row.actor_user_id === null ? {} : { actorUserId: row.actor_user_id }),
    ...(row.subject === null ? {} : { subject: row.subject }),
  }));
}

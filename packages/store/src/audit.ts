import type { ClientTransaction, Queries } from "./database.ts";

export interface ClientEvent {
  /** `<area>.<what>`: `membership.role-changed`. */
  readonly action: string;
  readonly actorUserId?: string;
  /** What it was done to: an id or a name. */
  readonly subject?: string;
  /** Facts for the reader of the trail. Never a password, code, token or session id. */
  readonly details?: object;
}

export interface AccountEvent {
  /** `<area>.<what>`: `login.refused`. */
  readonly action: string;
  readonly userId?: string;
  /** As in ClientEvent. */
  readonly details?: object;
}

/** Adds to this client's trail, in the transaction that does the thing. Nothing can change or remove it. */
export async function recordClientEvent(tx: ClientTransaction, event: ClientEvent): Promise<void> {
  await tx
    .insertInto("audit_events")
    .values({
      client_id: tx.clientId,
      action: event.action,
      actor_user_id: event.actorUserId ?? null,
      subject: event.subject ?? null,
      details: JSON.stringify(event.details ?? {}),
    })
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

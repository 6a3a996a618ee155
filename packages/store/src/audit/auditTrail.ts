import { sql } from "kysely";
import type { ClientTransaction } from "../engine/database.ts";

/** Which events are asked for; what is left out does not matter. */
export interface TrailFilter {
  /** Such as `flag.changed`. */
  readonly action?: string | undefined;
  readonly actorUserId?: string | undefined;
  readonly from?: Date | undefined;
  /** Not included. */
  readonly until?: Date | undefined;
}

export interface TrailEvent {
  readonly id: string;
  readonly at: Date;
  readonly action: string;
  readonly actorUserId: string | null;
  /** Null for an account that is gone, and for what nobody's account did. */
  readonly actorEmail: string | null;
  readonly subject: string | null;
  /** Of a subject that is a person's account and still there. */
  readonly subjectEmail: string | null;
  readonly details: object;
}

/** Where a page ended. */
export interface TrailPlace {
  /** As PostgreSQL writes it, to the microsecond. */
  readonly at: string;
  readonly id: string;
}

/**
 * This client's events, newest first, a page at a time: each takes as long as the first, however many there are.
 *
 * @param after where the page before ended.
 * @param limit events of a page.
 * @returns `next`: where this one ended, undefined for the last.
 */
export async function readAuditTrail(
  tx: ClientTransaction,
  { action, actorUserId, from, until }: TrailFilter,
  after: TrailPlace | undefined,
  limit: number,
): Promise<{ readonly events: readonly TrailEvent[]; readonly next: TrailPlace | undefined }> {
  let query = tx
    .selectFrom("audit_events")
    .leftJoin("users as actor", "actor.id", "audit_events.actor_user_id")
    .select([
      "audit_events.id",
      "audit_events.at",
      "audit_events.action",
      "audit_events.actor_user_id as actorUserId",
      "actor.email as actorEmail",
      "audit_events.subject",
      "audit_events.details",
      sql<string>`audit_events.at::text`.as("exactAt"),
    ])
    .where("audit_events.client_id", "=", tx.clientId)
    .orderBy("audit_events.at", "desc")
    .orderBy("audit_events.id", "desc")
    .limit(limit + 1);
  if (action !== undefined) query = query.where("audit_events.action", "=", action);
  if (actorUserId !== undefined) query = query.where("audit_events.actor_user_id", "=", actorUserId);
  if (from !== undefined) query = query.where("audit_events.at", ">=", from);
  if (until !== undefined) query = query.where("audit_events.at", "<", until);
  if (after !== undefined)
    query = query.where(
      sql<boolean>`(audit_events.at, audit_events.id) < (${after.at}::timestamptz, ${after.id}::uuid)`,
    );
  const rows = await query.execute();
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const emails = await emailsOf(tx, page);
  return {
    events: page.map(({ exactAt: _, ...event }) => ({
      ...event,
      subjectEmail: emails.get(event.subject ?? "") ?? null,
    })),
    next: rows.length > limit && last !== undefined ? { at: last.exactAt, id: last.id } : undefined,
  };
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The addresses of those subjects that are people's accounts. */
async function emailsOf(
  tx: ClientTransaction,
  events: readonly { readonly subject: string | null }[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(events.flatMap(({ subject }) => subject ?? []))].filter((id) => uuid.test(id));
  if (ids.length === 0) return new Map();
  const rows = await tx.selectFrom("users").select(["id", "email"]).where("id", "in", ids).execute();
  return new Map(rows.map(({ id, email }) => [id, email]));
}

/** What has been done in this client, each kind once. */
export async function listAuditActions(tx: ClientTransaction): Promise<string[]> {
  // From one kind to the next by the index, instead of through all events: a table of millions has a few dozen kinds.
  const { rows } = await sql<{ action: string }>`
    with recursive kinds as (
      (select action from audit_events where client_id = ${tx.clientId}::uuid order by action limit 1)
      union all
      select (select action from audit_events
        where client_id = ${tx.clientId}::uuid and action > kinds.action order by action limit 1)
      from kinds where kinds.action is not null
    )
    select action from kinds where action is not null`.execute(tx);
  return rows.map(({ action }) => action);
}

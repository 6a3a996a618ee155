import { sql } from "kysely";
import type { ClientTransaction } from "../engine/database.ts";

/** Which events are asked for; what is left out does not matter. */
export interface TrailFilter {
  /** Such as `flag.changed`. */
  readonly action?: string | undefined;
  readonly actorUserId?: string | undefined;
  readonly subject?: TrailSubject | undefined;
  readonly from?: Date | undefined;
  /** Not included. */
  readonly until?: Date | undefined;
}

/** What events were done to: whatever has this text in it, in either case, or is one of these people. */
export interface TrailSubject {
  readonly text: string;
  readonly userIds: readonly string[];
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

/** A text that so many subjects have is looked for in the events themselves, of which it is in many. */
const MOST_SUBJECTS = 200;
/** So many events at most are read by their subjects for one page, which has the first of each. */
const MOST_READ = 20_000;
/** What no index leads to is looked for in so many events at a time, so that no page takes long, found or not. */
const WINDOW = 2_500;

/**
 * This client's events, newest first, a page at a time: each takes as long as the first, however many there are. Where very many
 * subjects have the text that is looked for, a page may have fewer than `limit` and others may still follow.
 *
 * @param after where the page before ended.
 * @param limit events of a page.
 * @returns `next`: where this one ended, undefined for the last.
 */
export async function readAuditTrail(
  tx: ClientTransaction,
  filter: TrailFilter,
  after: TrailPlace | undefined,
  limit: number,
): Promise<{ readonly events: readonly TrailEvent[]; readonly next: TrailPlace | undefined }> {
  const { subject } = filter;
  const subjects = subject && (await subjectsOf(tx, subject, Math.floor(MOST_READ / limit)));
  const isLookedFor = subject !== undefined && subjects === undefined;
  const candidates =
    subjects !== undefined
      ? eventsAbout(tx, subjects, filter, after, limit + 1)
      : filteredEvents(tx, filter, after).limit(isLookedFor ? WINDOW : limit + 1);
  const rows = await tx
    .selectFrom(candidates.as("event"))
    .leftJoin("users as actor", "actor.id", "event.actor_user_id")
    .select([
      "event.id",
      "event.at",
      "event.action",
      "event.actor_user_id as actorUserId",
      "actor.email as actorEmail",
      "event.subject",
      "event.details",
      sql<string>`event.at::text`.as("exactAt"),
    ])
    .$if(isLookedFor, (query) => query.where(isAbout(subject as TrailSubject)))
    .orderBy("event.at", "desc")
    .orderBy("event.id", "desc")
    .limit(limit + 1)
    .execute();
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const hasMore = rows.length > limit && last !== undefined;
  const emails = await emailsOf(tx, shown);
  return {
    events: shown.map(({ exactAt: _, ...event }) => ({
      ...event,
      subjectEmail: emails.get(event.subject ?? "") ?? null,
    })),
    next: hasMore
      ? { at: last.exactAt, id: last.id }
      : isLookedFor
        ? await endOfWindow(tx, filter, after)
        : undefined,
  };
}

const eventColumns = ["id", "at", "action", "actor_user_id", "subject", "details"] as const;

/** Events in order, by whatever but their subject is asked for: there is an index for each of these. */
function filteredEvents(
  tx: ClientTransaction,
  { action, actorUserId, from, until }: TrailFilter,
  after: TrailPlace | undefined,
) {
  let query = tx
    .selectFrom("audit_events")
    .select(eventColumns)
    .where("client_id", "=", tx.clientId)
    .orderBy("at", "desc")
    .orderBy("id", "desc");
  if (action !== undefined) query = query.where("action", "=", action);
  if (actorUserId !== undefined) query = query.where("actor_user_id", "=", actorUserId);
  if (from !== undefined) query = query.where("at", ">=", from);
  if (until !== undefined) query = query.where("at", "<", until);
  if (after !== undefined)
    query = query.where(sql<boolean>`(at, id) < (${after.at}::timestamptz, ${after.id}::uuid)`);
  return query;
}

/** The first of each subject's events: the first of all are among them. */
function eventsAbout(
  tx: ClientTransaction,
  subjects: readonly string[],
  filter: TrailFilter,
  after: TrailPlace | undefined,
  limit: number,
) {
  const about = sql<{ name: string }>`unnest(${sql.val(subjects)}::text[])`.as<"about">(sql`about(name)`);
  return tx
    .selectFrom(about)
    .innerJoinLateral(
      filteredEvents(tx, filter, after)
        .where("subject", "=", sql.ref<string>("about.name"))
        .limit(limit)
        .as("each"),
      (join) => join.onTrue(),
    )
    .select(eventColumns.map((column) => `each.${column}` as const));
}

/** The subjects that have a text or are one of its people; undefined where they are very many. */
async function subjectsOf(
  tx: ClientTransaction,
  { text, userIds }: TrailSubject,
  readable: number,
): Promise<string[] | undefined> {
  const most = Math.min(MOST_SUBJECTS, readable);
  const rows = await tx
    .selectFrom("audit_subjects")
    .select("subject")
    .where("client_id", "=", tx.clientId)
    .where(sql<boolean>`strpos(lower(subject), ${text.toLowerCase()}) > 0`)
    .limit(most + 1)
    .execute();
  const found = new Set([...rows.map(({ subject }) => subject), ...userIds]);
  return found.size > most ? undefined : [...found];
}

/** Where the events end that were looked through; undefined where those were the last. */
async function endOfWindow(
  tx: ClientTransaction,
  filter: TrailFilter,
  after: TrailPlace | undefined,
): Promise<TrailPlace | undefined> {
  return filteredEvents(tx, filter, after)
    .clearSelect()
    .select(["id", sql<string>`at::text`.as("at")])
    .offset(WINDOW - 1)
    .limit(1)
    .executeTakeFirst();
}

const isAbout = ({ text, userIds }: TrailSubject) => {
  const hasText = sql<boolean>`strpos(lower(event.subject), ${text.toLowerCase()}) > 0`;
  if (userIds.length === 0) return hasText;
  return sql<boolean>`(${hasText} or event.subject in (${sql.join(userIds)}))`;
};

/** So many people of one text are looked for at once. */
const MOST_PEOPLE = 200;

/** Who of this client's people has this text in their address. */
export async function peopleNamed(tx: ClientTransaction, text: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select users.id from users
    where strpos(users.email, ${text.toLowerCase()}) > 0 and users.id in (
      select user_id from memberships where client_id = ${tx.clientId}::uuid
      union all select user_id from invitations where client_id = ${tx.clientId}::uuid)
    order by users.email limit ${sql.lit(MOST_PEOPLE)}`.execute(tx);
  return rows.map(({ id }) => id);
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

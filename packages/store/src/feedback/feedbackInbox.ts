import { sql } from "kysely";
import type { ClientTransaction, FeedbackState } from "../engine/database.ts";
import { afterPlace, exactAt, type Page, type PagePlace, pageOf } from "../scope/page.ts";
import { type KeptFeedback, keptOf, keptRows } from "./feedback.ts";

export interface InboxFilter {
  readonly state?: FeedbackState | undefined;
  /** Found in what was said or in the e-mail, whether in capitals or not. */
  readonly search?: string | undefined;
}

/** This client's messages, newest first, a page at a time, without the bytes of their pictures. */
export async function readInbox(
  tx: ClientTransaction,
  { state, search = "" }: InboxFilter,
  after: PagePlace | undefined,
  limit: number,
): Promise<Page<KeptFeedback>> {
  let query = keptRows(tx)
    .select(exactAt)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit + 1);
  if (state !== undefined) query = query.where("state", "=", state);
  if (search !== "")
    query = query.where(
      sql<boolean>`(strpos(lower(text), lower(${search})) > 0 or strpos(lower(email), lower(${search})) > 0)`,
    );
  if (after !== undefined) query = query.where(afterPlace(after));
  return pageOf(await query.execute(), limit, keptOf);
}

/** How many messages of this client have come how far. */
export async function countFeedbackStates(tx: ClientTransaction): Promise<Record<FeedbackState, number>> {
  const rows = await tx
    .selectFrom("feedback")
    .select(["state", sql<number>`count(*)::int`.as("count")])
    .where("client_id", "=", tx.clientId)
    .groupBy("state")
    .execute();
  return { new: 0, open: 0, done: 0, ...Object.fromEntries(rows.map(({ state, count }) => [state, count])) };
}

/**
 * Removes a message with its picture.
 *
 * @returns when it came and how far it had come, for the trail; undefined where this client has no such message.
 */
export const deleteFeedback = (
  tx: ClientTransaction,
  id: string,
): Promise<{ readonly created_at: Date; readonly state: FeedbackState } | undefined> =>
  tx
    .deleteFrom("feedback")
    .where("client_id", "=", tx.clientId)
    .where("id", "=", id)
    .returning(["created_at", "state"])
    .executeTakeFirst();

/** How many rows go in one transaction: a picture may have 20 MB. */
const rowsAPiece = 50;

/** Removes this client's messages that came so many days ago. Again, until it answers 0. */
export async function purgeFeedback(tx: ClientTransaction, days: number): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom("feedback")
    .where("client_id", "=", tx.clientId)
    .where("id", "in", (query) =>
      query
        .selectFrom("feedback")
        .select("id")
        .where("client_id", "=", tx.clientId)
        .where("created_at", "<=", sql<Date>`now() - make_interval(days => ${days}::int)`)
        .limit(rowsAPiece),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

import { createHash, randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Queries } from "../engine/database.ts";
import type { Store } from "../scope/store.ts";
import { normaliseEmail } from "./users.ts";

/** A mark that was not used for so long is forgotten; the browser's cookie lives as long. */
export const MARK_DAYS = 180;
/** So many browsers of one account are remembered, the latest ones. */
const MOST_MARKS = 20;

const MARK = /^[A-Za-z0-9_-]{43}$/;
/** Undefined when `mark` cannot be one. */
const hashOf = (mark: string): Buffer | undefined =>
  MARK.test(mark) ? createHash("sha256").update(mark).digest() : undefined;

/** Whether a browser with this mark has signed in to the account of this address. The mark is a secret nobody can guess. */
export async function isMarkOf(queries: Queries, mark: string, email: string): Promise<boolean> {
  const hash = hashOf(mark);
  if (hash === undefined) return false;
  const row = await queries
    .selectFrom("device_marks")
    .innerJoin("users", "users.id", "device_marks.user_id")
    .select("user_id")
    .where("mark_hash", "=", hash)
    .where("users.email", "=", normaliseEmail(email))
    .where(sql<boolean>`used_at > now() - make_interval(days => ${sql.lit(MARK_DAYS)})`)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Gives a browser in which somebody has just signed in a new mark, which stands for all the accounts the former one
 * stood for as well. A new one every time: a mark that somebody slipped into the browser is worth nothing afterwards.
 *
 * @returns the mark for the browser's cookie. Only its sha256 is kept.
 */
export async function renewDeviceMark(
  store: Store,
  userId: string,
  former: string | undefined,
): Promise<string> {
  const mark = randomBytes(32).toString("base64url");
  const hash = createHash("sha256").update(mark).digest();
  const formerHash = former === undefined ? undefined : hashOf(former);
  await store.withoutClient(async (tx) => {
    if (formerHash !== undefined)
      await tx
        .updateTable("device_marks")
        .set({ mark_hash: hash })
        .where("mark_hash", "=", formerHash)
        .execute();
    await tx
      .insertInto("device_marks")
      .values({ mark_hash: hash, user_id: userId })
      .onConflict((conflict) =>
        conflict.columns(["mark_hash", "user_id"]).doUpdateSet({ used_at: sql`now()` }),
      )
      .execute();
    await tx
      .deleteFrom("device_marks")
      .where("user_id", "=", userId)
      .where("mark_hash", "not in", (marks) =>
        marks
          .selectFrom("device_marks as latest")
          .select("latest.mark_hash")
          .where("latest.user_id", "=", userId)
          .orderBy("latest.used_at", "desc")
          .orderBy("latest.mark_hash")
          .limit(MOST_MARKS),
      )
      .execute();
  });
  return mark;
}

/** Takes a mark from one account: too many wrong passwords came with it. */
export async function forgetDeviceMark(queries: Queries, mark: string, userId: string): Promise<void> {
  const hash = hashOf(mark);
  if (hash === undefined) return;
  await queries
    .deleteFrom("device_marks")
    .where("mark_hash", "=", hash)
    .where("user_id", "=", userId)
    .execute();
}

/** Removes marks that were not used for too long, and says how many. */
export async function purgeDeviceMarks(queries: Queries): Promise<number> {
  const { numDeletedRows } = await queries
    .deleteFrom("device_marks")
    .where(sql<boolean>`used_at <= now() - make_interval(days => ${sql.lit(MARK_DAYS)})`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

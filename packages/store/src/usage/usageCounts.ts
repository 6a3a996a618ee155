import { sql } from "kysely";
import type { ClientTransaction, UseKind } from "../engine/database.ts";

/** Something that was done so many times on a day. */
export interface Uses {
  /** `2026-11-24` */
  readonly day: string;
  readonly kind: UseKind;
  /** A layer or a kind of job; empty where the kind says all. 200 characters at most. */
  readonly subject: string;
  /** One or more. */
  readonly count: number;
  /** Made up, as for a demonstration. */
  readonly modelled?: true;
}

/** The uses of a week. */
export interface WeekUses extends Omit<Uses, "day" | "modelled"> {
  /** Its Monday: `2026-11-23`. */
  readonly week: string;
  /** Whether some of them were made up. */
  readonly modelled: boolean;
}

/** Adds to what this client's days have: of several processes each adds its own. */
export async function addUses(tx: ClientTransaction, uses: readonly Uses[]): Promise<void> {
  if (uses.length === 0) return;
  // In one order everywhere, so that two who add to the same rows wait for each other and never both.
  const key = ({ day, kind, subject }: Uses) => `${day} ${kind} ${subject}`;
  const rows = uses.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
  await tx
    .insertInto("usage_counts")
    .values(rows.map((row) => ({ client_id: tx.clientId, modelled: false, ...row })))
    .onConflict((conflict) =>
      conflict
        .columns(["client_id", "day", "kind", "subject", "modelled"])
        .doUpdateSet({ count: sql`usage_counts.count + excluded.count` }),
    )
    .execute();
}

/** This client's uses by week, kind and subject from a Monday on, in the order of weeks. */
export async function readUsage(tx: ClientTransaction, fromWeek: string): Promise<WeekUses[]> {
  return tx
    .selectFrom("usage_counts")
    .select([
      sql<string>`date_trunc('week', day::timestamp)::date::text`.as("week"),
      "kind",
      "subject",
      sql<number>`sum(count)::float8`.as("count"),
      sql<boolean>`bool_or(modelled)`.as("modelled"),
    ])
    .where("client_id", "=", tx.clientId)
    .where(sql<boolean>`day >= ${fromWeek}::date`)
    .groupBy(["week", "kind", "subject"])
    .orderBy("week")
    .orderBy("kind")
    .orderBy("subject")
    .execute();
}

/** Removes this client's days that are so many days past. */
export async function purgeUsage(tx: ClientTransaction, days: number): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom("usage_counts")
    .where("client_id", "=", tx.clientId)
    .where(sql<boolean>`day < current_date - ${days}::int`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

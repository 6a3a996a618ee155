import { sql } from "kysely";
import type { ClientTransaction } from "../engine/database.ts";

/** Of what one person made, so many deleted views can be had back: who saves and deletes all day fills nothing. */
const mostDeleted = 20;

/** Removes what was deleted a day ago, whoever made it. @returns how many views. */
export async function purgeDeletedViews(tx: ClientTransaction): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom("saved_views")
    .where("client_id", "=", tx.clientId)
    .where("deleted_at", "<", sql<Date>`now() - interval '1 day'`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Removes what was deleted a day ago, and what this person made and deleted before their latest. */
export async function removeLongDeleted(tx: ClientTransaction, userId: string): Promise<void> {
  const kept = tx
    .selectFrom("saved_views")
    .select("id")
    .where("client_id", "=", tx.clientId)
    .where("made_by", "=", userId)
    .where("deleted_at", "is not", null)
    .orderBy("deleted_at", "desc")
    .orderBy("id")
    .limit(mostDeleted);
  await tx
    .deleteFrom("saved_views")
    .where("client_id", "=", tx.clientId)
    .where("deleted_at", "is not", null)
    .where((where) =>
      where.or([
        sql<boolean>`deleted_at < now() - interval '1 day'`,
        where.and([where("made_by", "=", userId), where("id", "not in", kept)]),
      ]),
    )
    .execute();
}

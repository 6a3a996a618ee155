import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Queries } from "../engine/database.ts";

/** How long somebody has to find their key and touch it. */
const MINUTES = 5;

const hashOf = (id: string): Buffer => createHash("sha256").update(id).digest();

/** Keeps what a passkey is asked to sign. One of the same id, which was not answered, is void. */
export async function keepCeremony(queries: Queries, id: string, challenge: string): Promise<void> {
  const values = {
    challenge,
    expires_at: sql<Date>`now() + make_interval(mins => ${sql.lit(MINUTES)})`,
  };
  await queries
    .insertInto("passkey_ceremonies")
    .values({ id_hash: hashOf(id), ...values })
    .onConflict((conflict) => conflict.column("id_hash").doUpdateSet(values))
    .execute();
}

/** What was asked to be signed, for one of all who come with this id, once; undefined for the others, and after five minutes. */
export async function takeCeremony(queries: Queries, id: string): Promise<string | undefined> {
  const taken = await queries
    .deleteFrom("passkey_ceremonies")
    .where("id_hash", "=", hashOf(id))
    .returning(["challenge", sql<boolean>`expires_at > now()`.as("isLive")])
    .executeTakeFirst();
  return taken?.isLive ? taken.challenge : undefined;
}

/** Removes those that nobody answered in time, and says how many. */
export async function purgeCeremonies(queries: Queries): Promise<number> {
  const { numDeletedRows } = await queries
    .deleteFrom("passkey_ceremonies")
    .where(sql<boolean>`expires_at <= now()`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

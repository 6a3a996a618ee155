import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Queries } from "../engine/database.ts";
import { normaliseEmail } from "./users.ts";

/** A network from which nobody signed in to an account for so long is a strange one again. */
const KNOWN_DAYS = 30;

const hashOf = (network: string): Buffer => createHash("sha256").update(`network:${network}`).digest();

/** Whether the account of this address was signed in to from this network in the last 30 days. */
export async function isKnownNetwork(queries: Queries, network: string, email: string): Promise<boolean> {
  const row = await queries
    .selectFrom("known_networks")
    .innerJoin("users", "users.id", "known_networks.user_id")
    .select("user_id")
    .where("users.email", "=", normaliseEmail(email))
    .where("network_hash", "=", hashOf(network))
    .where(sql<boolean>`used_at > now() - make_interval(days => ${sql.lit(KNOWN_DAYS)})`)
    .executeTakeFirst();
  return row !== undefined;
}

/** Remembers that the account was signed in to from this network. */
export async function rememberNetwork(queries: Queries, network: string, userId: string): Promise<void> {
  await queries
    .insertInto("known_networks")
    .values({ user_id: userId, network_hash: hashOf(network) })
    .onConflict((conflict) =>
      conflict.columns(["user_id", "network_hash"]).doUpdateSet({ used_at: sql`now()` }),
    )
    .execute();
}

/** Removes networks that are strange again, and says how many. */
export async function purgeKnownNetworks(queries: Queries): Promise<number> {
  const { numDeletedRows } = await queries
    .deleteFrom("known_networks")
    .where(sql<boolean>`used_at <= now() - make_interval(days => ${sql.lit(KNOWN_DAYS)})`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

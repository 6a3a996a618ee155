import { createHash, hkdfSync } from "node:crypto";
import { sql } from "kysely";
import type { Queries } from "../engine/database.ts";
import { seal, unseal } from "../sealing/seal.ts";
import { newSessionId } from "./sessionSecrets.ts";

/** As long as the API's own challenge. */
const MINUTES = 10;
const ID = /^[\w-]{43}$/;

const hashOf = (id: string): Buffer => createHash("sha256").update(id).digest();
const keyFor = (id: string): Uint8Array =>
  new Uint8Array(hkdfSync("sha256", id, "", "stopbank login challenge", 32));

/** Holds what a log-in still asks for, for the browser that is given the id. What is held opens with the id alone. */
export async function holdChallenge(queries: Queries, held: object): Promise<string> {
  const id = newSessionId();
  await queries
    .insertInto("login_challenges")
    .values({
      id_hash: hashOf(id),
      sealed: seal(keyFor(id), JSON.stringify(held)),
      expires_at: sql<Date>`now() + make_interval(mins => ${sql.lit(MINUTES)})`,
    })
    .execute();
  return id;
}

/** What is held under an id, or undefined: unknown, dropped, expired. */
export async function heldChallenge(queries: Queries, id: string): Promise<object | undefined> {
  if (!ID.test(id)) return undefined;
  const row = await queries
    .selectFrom("login_challenges")
    .select("sealed")
    .where("id_hash", "=", hashOf(id))
    .where(sql<boolean>`expires_at > now()`)
    .executeTakeFirst();
  return row && (JSON.parse(unseal(keyFor(id), row.sealed)) as object);
}

/** What is held under an id, once: of several that ask, one gets it. */
export async function takeChallenge(queries: Queries, id: string): Promise<object | undefined> {
  if (!ID.test(id)) return undefined;
  const row = await queries
    .deleteFrom("login_challenges")
    .where("id_hash", "=", hashOf(id))
    .where(sql<boolean>`expires_at > now()`)
    .returning("sealed")
    .executeTakeFirst();
  return row && (JSON.parse(unseal(keyFor(id), row.sealed)) as object);
}

/** It is met, or given up. Dropping one that is gone is fine. */
export async function dropChallenge(queries: Queries, id: string): Promise<void> {
  await queries.deleteFrom("login_challenges").where("id_hash", "=", hashOf(id)).execute();
}

/** Removes those that expired, and says how many. */
export async function purgeLoginChallenges(queries: Queries): Promise<number> {
  const { numDeletedRows } = await queries
    .deleteFrom("login_challenges")
    .where(sql<boolean>`expires_at <= now()`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

import { sql } from "kysely";
import type { ClientTransaction, Queries } from "../engine/database.ts";

/** Which of these media this client has, whole and its own ones alone. */
export const mediaAmong = (tx: ClientTransaction, names: readonly string[]): Promise<string[]> =>
  tx
    .selectFrom("client_media")
    .select("name")
    .where("client_id", "=", tx.clientId)
    .where("is_whole", "=", true)
    .where(sql<boolean>`name = any(${names})`)
    .execute()
    .then((rows) => rows.map(({ name }) => name));

/** Which of these media the installation has for all clients. */
export const installationMediaAmong = (queries: Queries, names: readonly string[]): Promise<string[]> =>
  queries
    .selectFrom("installation_media")
    .select("name")
    .where(sql<boolean>`name = any(${names})`)
    .execute()
    .then((rows) => rows.map(({ name }) => name));

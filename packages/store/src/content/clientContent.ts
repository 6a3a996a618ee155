import { sql } from "kysely";
import type { ClientTransaction } from "../engine/database.ts";
import { type ContentAddress, type ContentToKeep, type KeptContent, keptColumns } from "./keptContent.ts";

/** A document of this client's: its latest version, or the one asked for; undefined where there is none. */
export const findContent = (
  tx: ClientTransaction,
  { kind, name }: ContentAddress,
  version?: number,
): Promise<KeptContent | undefined> =>
  tx
    .selectFrom("client_content")
    .select(keptColumns)
    .where("client_id", "=", tx.clientId)
    .where("kind", "=", kind)
    .where("name", "=", name)
    .$if(version !== undefined, (query) => query.where("version", "=", version as number))
    .orderBy("version", "desc")
    .limit(1)
    .executeTakeFirst();

/** Every version of all this client's documents, by kind and name, the latest first. */
export const listContent = (
  tx: ClientTransaction,
): Promise<(ContentAddress & Pick<KeptContent, "version" | "createdAt">)[]> =>
  tx
    .selectFrom("client_content")
    .select(["kind", "name", "version", "created_at as createdAt"])
    .where("client_id", "=", tx.clientId)
    .orderBy("kind")
    .orderBy("name")
    .orderBy("version", "desc")
    .execute();

/**
 * Keeps a document as the next version of its kind and name.
 *
 * @param userId who wrote it, where that is an account.
 * @returns the version.
 */
export async function putContent(
  tx: ClientTransaction,
  { kind, name, schemaVersion, body }: ContentToKeep,
  userId?: string,
): Promise<number> {
  // Two who put at once take turns, so that neither is refused the number that both would have chosen.
  // Not as a text, which would count as written to every table.
  const turn = sql`pg_advisory_xact_lock(hashtextextended(${`${tx.clientId} ${kind} ${name}`}::text, 0))`;
  await tx.selectNoFrom(turn.as("turn")).execute();
  const { version } = await tx
    .insertInto("client_content")
    .values(({ selectFrom }) => ({
      client_id: tx.clientId,
      kind,
      name,
      version: selectFrom("client_content")
        .select(({ fn, lit, eb }) => eb(fn.coalesce(fn.max("version"), lit(0)), "+", lit(1)).as("next"))
        .where("client_id", "=", tx.clientId)
        .where("kind", "=", kind)
        .where("name", "=", name),
      schema_version: schemaVersion,
      body: JSON.stringify(body),
      created_by: userId ?? null,
    }))
    .returning("version")
    .executeTakeFirstOrThrow();
  return version;
}

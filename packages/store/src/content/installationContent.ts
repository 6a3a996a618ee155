import { sql } from "kysely";
import type { Queries } from "../engine/database.ts";
import { type ContentAddress, type ContentToKeep, type KeptContent, keptColumns } from "./keptContent.ts";

/** As `findContent`, of the documents that belong to no client. */
export const findInstallationContent = (
  queries: Queries,
  { kind, name }: ContentAddress,
  version?: number,
): Promise<KeptContent | undefined> =>
  queries
    .selectFrom("installation_content")
    .select(keptColumns)
    .where("kind", "=", kind)
    .where("name", "=", name)
    .$if(version !== undefined, (query) => query.where("version", "=", version as number))
    .orderBy("version", "desc")
    .limit(1)
    .executeTakeFirst();

/** As `listContent`, of the documents that belong to no client. */
export const listInstallationContent = (
  queries: Queries,
): Promise<(ContentAddress & Pick<KeptContent, "version" | "createdAt">)[]> =>
  queries
    .selectFrom("installation_content")
    .select(["kind", "name", "version", "created_at as createdAt"])
    .orderBy("kind")
    .orderBy("name")
    .orderBy("version", "desc")
    .execute();

/** As `putContent`, of the documents that belong to no client. @param tx a transaction: the turn lasts until its end. */
export async function putInstallationContent(
  tx: Queries,
  { kind, name, schemaVersion, body }: ContentToKeep,
  userId?: string,
): Promise<number> {
  // Not as a text, which would count as written to every table.
  const turn = sql`pg_advisory_xact_lock(hashtextextended(${`${kind} ${name}`}::text, 0))`;
  await tx.selectNoFrom(turn.as("turn")).execute();
  const { version } = await tx
    .insertInto("installation_content")
    .values(({ selectFrom }) => ({
      kind,
      name,
      version: selectFrom("installation_content")
        .select(({ fn, lit, eb }) => eb(fn.coalesce(fn.max("version"), lit(0)), "+", lit(1)).as("next"))
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

import { sql } from "kysely";
import type { Queries } from "../engine/database.ts";
import {
  type ContentAddress,
  type ContentToKeep,
  type HistoricVersion,
  isWithdrawnColumn,
  type Keeping,
  type KeptContent,
  keptColumns,
} from "./keptContent.ts";

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

/** As `listLatestContent`, of the documents that belong to no client. */
export const listLatestInstallationContent = (
  queries: Queries,
): Promise<(ContentAddress & HistoricVersion)[]> =>
  queries
    .selectFrom("installation_content")
    .distinctOn(["kind", "name"])
    .select(historyColumns)
    .select(["kind", "name"])
    .orderBy("kind")
    .orderBy("name")
    .orderBy("version", "desc")
    .execute();

/** As `readContentHistory`, of the documents that belong to no client, which the command line alone writes. */
export const readInstallationHistory = (
  queries: Queries,
  { kind, name }: ContentAddress,
  before: number | undefined,
  limit: number,
): Promise<HistoricVersion[]> =>
  queries
    .selectFrom("installation_content")
    .select(historyColumns)
    .where("kind", "=", kind)
    .where("name", "=", name)
    .$if(before !== undefined, (query) => query.where("version", "<", before as number))
    .orderBy("version", "desc")
    .limit(limit)
    .execute();

/** Nobody's account writes them. */
const historyColumns = [
  "version",
  "created_at as createdAt",
  "restored_from as restoredFrom",
  sql<null>`null`.as("writerEmail"),
  sql<null>`null`.as("note"),
  isWithdrawnColumn,
] as const;

/** As `putContent`, of the documents that belong to no client. @param tx a transaction: the turn lasts until its end. */
export async function putInstallationContent(
  tx: Queries,
  { kind, name, schemaVersion, body }: ContentToKeep,
  { restoredFrom }: Pick<Keeping, "restoredFrom"> = {},
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
      created_by: null,
      restored_from: restoredFrom ?? null,
    }))
    .returning("version")
    .executeTakeFirstOrThrow();
  return version;
}

import { sql } from "kysely";
import type { ClientTransaction } from "../engine/database.ts";
import {
  type ContentAddress,
  type ContentToKeep,
  checkBase,
  type HistoricVersion,
  isWithdrawnColumn,
  type Keeping,
  type KeptContent,
  keptColumns,
} from "./keptContent.ts";

export type { ContentAddress, HistoricVersion, KeptContent } from "./keptContent.ts";

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

/** A document in the list of all. */
export interface ListedContent extends ContentAddress, HistoricVersion {
  /** What one that is withdrawn was called; null for the others. */
  readonly withdrawnTitle: string | null;
}

/** This client's documents, each with its latest version and who wrote that. */
export const listLatestContent = (tx: ClientTransaction): Promise<ListedContent[]> =>
  tx
    .selectFrom("client_content as content")
    .leftJoin("users", "users.id", "content.created_by")
    .distinctOn(["content.kind", "content.name"])
    .select(["content.kind", "content.name", ...historyColumns, withdrawnTitleColumn])
    .where("content.client_id", "=", tx.clientId)
    .orderBy("content.kind")
    .orderBy("content.name")
    .orderBy("content.version", "desc")
    .execute();

/**
 * The versions of a document of this client's, the latest first.
 *
 * @param before only those before this version.
 * @param limit how many at most.
 */
export const readContentHistory = (
  tx: ClientTransaction,
  { kind, name }: ContentAddress,
  before: number | undefined,
  limit: number,
): Promise<HistoricVersion[]> =>
  tx
    .selectFrom("client_content as content")
    .leftJoin("users", "users.id", "content.created_by")
    .select(historyColumns)
    .where("content.client_id", "=", tx.clientId)
    .where("content.kind", "=", kind)
    .where("content.name", "=", name)
    .$if(before !== undefined, (query) => query.where("content.version", "<", before as number))
    .orderBy("content.version", "desc")
    .limit(limit)
    .execute();

const historyColumns = [
  "content.version",
  "content.created_at as createdAt",
  "content.restored_from as restoredFrom",
  "users.email as writerEmail",
  "content.note",
  isWithdrawnColumn,
] as const;

/** Looked up for those that are withdrawn alone. */
const withdrawnTitleColumn = sql<string | null>`case when content.body = 'null'::jsonb then (
  select case jsonb_typeof(former.body -> 'title') when 'string' then left(former.body ->> 'title', 300) end
  from client_content as former
  where former.client_id = content.client_id and former.kind = content.kind and former.name = content.name
    and former.body <> 'null'::jsonb
  order by former.version desc limit 1
) end`.as("withdrawnTitle");

/**
 * Keeps a document as the next version of its kind and name.
 *
 * @returns the version.
 * @throws DomainError `content/changed-meanwhile`.
 */
export async function putContent(
  tx: ClientTransaction,
  { kind, name, schemaVersion, body }: ContentToKeep,
  keeping: Keeping = {},
): Promise<number> {
  // Two who put at once take turns, so that neither is refused the number that both would have chosen.
  // Not as a text, which would count as written to every table.
  const turn = sql`pg_advisory_xact_lock(${turnOf(tx, { kind, name })})`;
  await tx.selectNoFrom(turn.as("turn")).execute();
  const latest = await tx
    .selectFrom("client_content")
    .select(({ fn }) => fn.max("version").as("version"))
    .where("client_id", "=", tx.clientId)
    .where("kind", "=", kind)
    .where("name", "=", name)
    .executeTakeFirst();
  const former = latest?.version ?? 0;
  checkBase({ kind, name }, former, keeping);
  await tx
    .insertInto("client_content")
    .values({
      client_id: tx.clientId,
      kind,
      name,
      version: former + 1,
      schema_version: schemaVersion,
      body: JSON.stringify(body),
      named_media: sql<string[]>`media_named_in(${JSON.stringify(body)}::jsonb)`,
      created_by: keeping.writer ?? null,
      restored_from: keeping.restoredFrom ?? null,
      note: keeping.note ?? null,
    })
    .execute();
  return former + 1;
}

/** Until the transaction ends nobody puts the next version of a document, and whoever is about to has done so. */
export async function holdContent(tx: ClientTransaction, address: ContentAddress): Promise<void> {
  await tx.selectNoFrom(sql`pg_advisory_xact_lock_shared(${turnOf(tx, address)})`.as("turn")).execute();
}

const turnOf = ({ clientId }: ClientTransaction, { kind, name }: ContentAddress) =>
  sql`hashtextextended(${`${clientId} ${kind} ${name}`}::text, 0)`;

/**
 * From now on nobody counts as having agreed to this client's terms before. In the transaction that keeps the new ones, after that:
 * by now() whoever agreed while it waited for its turn would count as having agreed to them.
 */
export async function askForTermsAgain(tx: ClientTransaction): Promise<void> {
  await tx
    .updateTable("clients")
    .set({
      terms_asked_again_at: sql<string>`greatest(clock_timestamp(), terms_asked_again_at + interval '2 microseconds')`,
    })
    .where("id", "=", tx.clientId)
    .execute();
}

import { sql } from "kysely";
import { recordClientEvents } from "../audit/audit.ts";
import type { ClientTransaction } from "../engine/database.ts";
import { type ContentToKeep, checkBase } from "./keptContent.ts";

/** A document that comes in with others. */
export interface DocumentToStage extends ContentToKeep {
  /** The version that it takes the place of; 0 for none. */
  readonly base: number;
}

export interface StagedWriting {
  readonly importId: string;
  /** The account; absent for the command line. */
  readonly writer?: string | undefined;
  /** What else the trail says of each. */
  readonly detailsOf: (document: Pick<DocumentToStage, "kind" | "name" | "base">) => object;
}

/** Lays documents of an import by, which nobody reads there. */
export async function stageContent(
  tx: ClientTransaction,
  importId: string,
  documents: readonly DocumentToStage[],
): Promise<void> {
  if (documents.length === 0) return;
  await tx
    .insertInto("staged_content")
    .values(
      documents.map(({ kind, name, schemaVersion, body, base }) => ({
        client_id: tx.clientId,
        import_id: importId,
        kind,
        name,
        base_version: base,
        schema_version: schemaVersion,
        body: JSON.stringify(body),
      })),
    )
    .execute();
}

/**
 * Makes the next version of every document that an import has laid by, with the trail of each: all of them or none. What is long, reading and
 * packing what they say, was done as they were laid by.
 *
 * @returns how many.
 * @throws DomainError `content/changed-meanwhile`.
 */
export async function putStagedContent(
  tx: ClientTransaction,
  { importId, writer, detailsOf }: StagedWriting,
): Promise<number> {
  const ours = tx
    .selectFrom("staged_content as staged")
    .where("staged.client_id", "=", tx.clientId)
    .where("staged.import_id", "=", importId);
  const inOrder = ours.select(["staged.kind", "staged.name"]).orderBy("staged.kind").orderBy("staged.name");
  // As `putContent` takes its turns; in one order, so that two who import do not wait for each other.
  await tx
    .selectFrom(inOrder.as("document"))
    .select(
      sql`pg_advisory_xact_lock(hashtextextended(${`${tx.clientId} `}::text || document.kind || ' ' || document.name, 0))`.as(
        "turn",
      ),
    )
    .execute();
  const staged = await ours
    .select(["staged.kind", "staged.name", "staged.base_version as base"])
    .select((query) =>
      query
        .selectFrom("client_content as former")
        .select(({ fn }) => fn.max("former.version").as("version"))
        .where("former.client_id", "=", tx.clientId)
        .whereRef("former.kind", "=", "staged.kind")
        .whereRef("former.name", "=", "staged.name")
        .as("latest"),
    )
    .orderBy("staged.kind")
    .orderBy("staged.name")
    .execute();
  for (const { latest, base, ...address } of staged) checkBase(address, latest ?? 0, { base });
  await tx
    .insertInto("client_content")
    .columns([
      "client_id",
      "kind",
      "name",
      "version",
      "schema_version",
      "body",
      "named_media",
      "created_by",
      "restored_from",
    ])
    .expression(
      ours.select(({ eb, lit }) => [
        "staged.client_id",
        "staged.kind",
        "staged.name",
        eb("staged.base_version", "+", lit(1)).as("version"),
        "staged.schema_version",
        "staged.body",
        "staged.named_media",
        sql<string | null>`${writer ?? null}::uuid`.as("created_by"),
        sql<null>`null::integer`.as("restored_from"),
      ]),
    )
    .execute();
  await recordClientEvents(
    tx,
    staged.map((document) => ({
      action: "content.changed",
      ...(writer === undefined ? {} : { actorUserId: writer }),
      subject: [document.kind, document.name].filter(Boolean).join(" "),
      details: detailsOf(document),
    })),
  );
  await discardStagedContent(tx, importId);
  return staged.length;
}

/** Takes away what an import has laid by. */
export async function discardStagedContent(tx: ClientTransaction, importId: string): Promise<void> {
  await tx
    .deleteFrom("staged_content")
    .where("client_id", "=", tx.clientId)
    .where("import_id", "=", importId)
    .execute();
}

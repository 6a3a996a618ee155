import { sql } from "kysely";
import type { ClientTransaction } from "../engine/database.ts";
import { type KeptMedium, sizesOf } from "./keptMedia.ts";

/** Where a page of the list ended. */
export interface MediaPlace {
  /** As PostgreSQL writes it, to the microsecond. */
  readonly at: string;
  readonly name: string;
}

export interface MediaFilter {
  /** Endings of names, `webp`; of any where absent. */
  readonly endings?: readonly string[] | undefined;
  /** Found in what a file was called or in the alternative text, whether in capitals or not. */
  readonly search?: string | undefined;
}

export interface ListedMedium extends KeptMedium {
  /** Null for the command line, and for an account that is gone. */
  readonly addedByEmail: string | null;
}

export interface MediaPage {
  readonly items: readonly ListedMedium[];
  readonly next: MediaPlace | undefined;
}

/** This client's media, the latest first, a page at a time. */
export async function listMedia(
  tx: ClientTransaction,
  { endings, search = "" }: MediaFilter,
  after: MediaPlace | undefined,
  limit: number,
): Promise<MediaPage> {
  let query = tx
    .selectFrom("client_media as medium")
    .leftJoin("users", "users.id", "medium.added_by")
    .select([
      "medium.name",
      "medium.original_name as originalName",
      "medium.alternative_text as alternativeText",
    ])
    .select(["medium.sizes", "medium.added_at as addedAt", "users.email as addedByEmail"])
    .select(sql<string>`medium.added_at::text`.as("exactAt"))
    .where("medium.client_id", "=", tx.clientId)
    .where("medium.is_whole", "=", true)
    .orderBy("medium.added_at", "desc")
    .orderBy("medium.name", "desc")
    .limit(limit + 1);
  if (endings !== undefined)
    query = query.where(sql<boolean>`substring(medium.name from '[a-z]+$') = any(${endings})`);
  if (search !== "")
    query = query.where(
      sql<boolean>`strpos(lower(medium.original_name || ' ' || medium.alternative_text), lower(${search})) > 0`,
    );
  if (after !== undefined)
    query = query.where(
      sql<boolean>`(medium.added_at, medium.name) < (${after.at}::timestamptz, ${after.name}::text)`,
    );
  const rows = await query.execute();
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map(({ exactAt: _, ...row }) => ({ ...row, sizes: sizesOf(row.sizes) })),
    next: rows.length > limit && last !== undefined ? { at: last.exactAt, name: last.name } : undefined,
  };
}

/** A document that names a medium. */
export interface MediumUse {
  readonly medium: string;
  readonly kind: string;
  /** Empty for a kind that has one document in all. */
  readonly name: string;
}

/** Which of this client's documents, as they stand or as somebody drafts them, name which of these media. */
export async function listMediaUses(tx: ClientTransaction, names: readonly string[]): Promise<MediumUse[]> {
  if (names.length === 0) return [];
  const latest = tx
    .selectFrom("client_content")
    .distinctOn(["kind", "name"])
    .select(["kind", "name", "named_media"])
    .where("client_id", "=", tx.clientId)
    .orderBy("kind")
    .orderBy("name")
    .orderBy("version", "desc");
  const drafts = tx
    .selectFrom("content_drafts")
    .select(["kind", "name", "named_media"])
    .where("client_id", "=", tx.clientId);
  // What documents name stands beside them: of none is the text read.
  return tx
    .selectFrom(tx.selectFrom(latest.as("latest")).selectAll().unionAll(drafts).as("document"))
    .innerJoinLateral(
      sql<{ medium: string }>`unnest(document.named_media)`.as<"named">(sql`named(medium)`),
      (join) => join.onTrue(),
    )
    .select(["document.kind", "document.name", "named.medium"])
    .where("named.medium", "in", names)
    .distinct()
    .orderBy("document.kind")
    .orderBy("document.name")
    .execute();
}

/** Documents of this client's of which an older version names a medium, the latest does not: restored, they would lack it. */
export async function listFormerMediaUses(tx: ClientTransaction, medium: string): Promise<MediumUse[]> {
  const rows = await tx
    .selectFrom("client_content")
    .select(["kind", "name"])
    .where("client_id", "=", tx.clientId)
    .where(sql<boolean>`${medium} = any(named_media)`)
    .distinct()
    .orderBy("kind")
    .orderBy("name")
    .execute();
  const now = await listMediaUses(tx, [medium]);
  return rows
    .filter(({ kind, name }) => !now.some((use) => use.kind === kind && use.name === name))
    .map((row) => ({ ...row, medium }));
}

import { randomUUID } from "node:crypto";
import { DomainError } from "@stopbank/errors";
import { type Expression, sql } from "kysely";
import type { ClientTransaction } from "../engine/database.ts";
import type { ContentAddress } from "./keptContent.ts";

/** A draft without what it says. */
export interface DraftAbout extends ContentAddress {
  /** Another with each save. */
  readonly revision: string;
  /** The version of the document that it was begun from; 0 for none. */
  readonly baseVersion: number;
  readonly savedAt: Date;
  /** Null for an account that is gone. */
  readonly saverEmail: string | null;
}

export interface Draft extends DraftAbout {
  readonly body: unknown;
}

/** A draft in the list, with the title that it has so far and the latest version of its document, 0 for none. */
export interface ListedDraft extends DraftAbout {
  readonly title: string | null;
  readonly latestVersion: number;
}

/** One client keeps so many drafts at once. */
export const mostDrafts = 500;

const aboutColumns = [
  "draft.kind",
  "draft.name",
  "draft.revision",
  "draft.base_version as baseVersion",
  "draft.saved_at as savedAt",
  "users.email as saverEmail",
] as const;

/** The draft of a document of this client's. */
export const findDraft = (
  tx: ClientTransaction,
  { kind, name }: ContentAddress,
): Promise<Draft | undefined> =>
  tx
    .selectFrom("content_drafts as draft")
    .leftJoin("users", "users.id", "draft.saved_by")
    .select([...aboutColumns, "draft.body"])
    .where("draft.client_id", "=", tx.clientId)
    .where("draft.kind", "=", kind)
    .where("draft.name", "=", name)
    .executeTakeFirst();

/** This client's drafts by kind and name. */
export const listDrafts = (tx: ClientTransaction): Promise<ListedDraft[]> =>
  tx
    .selectFrom("content_drafts as draft")
    .leftJoin("users", "users.id", "draft.saved_by")
    .select(aboutColumns)
    .select(({ selectFrom, ref }) => [
      titleIn(ref("draft.body")).as("title"),
      selectFrom("client_content as content")
        .select(({ fn, lit }) => fn.coalesce(fn.max("content.version"), lit(0)).as("latest"))
        .whereRef("content.client_id", "=", "draft.client_id")
        .whereRef("content.kind", "=", "draft.kind")
        .whereRef("content.name", "=", "draft.name")
        .as("latestVersion"),
    ])
    .where("draft.client_id", "=", tx.clientId)
    .orderBy("draft.kind")
    .orderBy("draft.name")
    .execute()
    .then((drafts) => drafts.map((draft) => ({ ...draft, latestVersion: Number(draft.latestVersion) })));

const titleIn = (body: Expression<unknown>) =>
  sql<
    string | null
  >`case jsonb_typeof(${body} -> 'title') when 'string' then left(${body} ->> 'title', 300) end`;

/**
 * Saves the draft of a document.
 *
 * @param from the revision that it was edited from; undefined where there was no draft.
 * @returns its revision now.
 * @throws DomainError `content/draft-changed-meanwhile`, naming who was first; `content/too-many-drafts`.
 */
export async function saveDraft(
  tx: ClientTransaction,
  { kind, name, baseVersion, body }: ContentAddress & Pick<Draft, "baseVersion" | "body">,
  { from, saver }: { readonly from: string | undefined; readonly saver: string },
): Promise<string> {
  const revision = randomUUID();
  const saved = { revision, base_version: baseVersion, body: JSON.stringify(body), saved_by: saver };
  const written =
    from === undefined
      ? await tx
          .insertInto("content_drafts")
          .values({ client_id: tx.clientId, kind, name, ...saved })
          .onConflict((conflict) => conflict.columns(["client_id", "kind", "name"]).doNothing())
          .returning("revision")
          .executeTakeFirst()
      : await tx
          .updateTable("content_drafts")
          .set({ ...saved, saved_at: sql<Date>`now()` })
          .where("client_id", "=", tx.clientId)
          .where("kind", "=", kind)
          .where("name", "=", name)
          .where("revision", "=", from)
          .returning("revision")
          .executeTakeFirst();
  if (written === undefined) throw draftChanged(await findDraft(tx, { kind, name }));
  if (from === undefined) await checkRoom(tx);
  return revision;
}

/**
 * Takes a draft away, and says what it was.
 *
 * @throws DomainError `content/draft-changed-meanwhile` where it is no longer of this revision.
 */
export async function takeDraft(
  tx: ClientTransaction,
  { kind, name }: ContentAddress,
  revision: string,
): Promise<Pick<Draft, "baseVersion" | "body">> {
  const taken = await tx
    .deleteFrom("content_drafts")
    .where("client_id", "=", tx.clientId)
    .where("kind", "=", kind)
    .where("name", "=", name)
    .where("revision", "=", revision)
    .returning(["base_version as baseVersion", "body"])
    .executeTakeFirst();
  if (taken === undefined) throw draftChanged(await findDraft(tx, { kind, name }));
  return taken;
}

async function checkRoom(tx: ClientTransaction): Promise<void> {
  const { count } = await tx
    .selectFrom("content_drafts")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("client_id", "=", tx.clientId)
    .executeTakeFirstOrThrow();
  if (count > mostDrafts)
    throw new DomainError(
      "conflict",
      "content/too-many-drafts",
      `There are ${mostDrafts} drafts, which is as many as there is room for. Publish or discard one first.`,
    );
}

function draftChanged(now: Draft | undefined): DomainError {
  const words =
    now === undefined
      ? "This draft has been published or discarded since you opened it. What you wrote is not lost: look at the text as it is now, then save again."
      : `${now.saverEmail ?? "Somebody else"} saved this draft on ${now.savedAt.toISOString().slice(0, 16).replace("T", " at ")} UTC, after you opened it. Nothing of theirs or yours is lost: compare the two, then save again.`;
  return new DomainError("conflict", "content/draft-changed-meanwhile", words);
}

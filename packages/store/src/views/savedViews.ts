import { randomUUID } from "node:crypto";
import { DomainError } from "@stopbank/errors";
import { sql } from "kysely";
import { claimArea } from "../areas/areas.ts";
import type { ClientTransaction } from "../engine/database.ts";
import { isUniqueViolation } from "../engine/databaseErrors.ts";
import { afterPlaceBy, type Page, type PagePlace, pageOf } from "../scope/page.ts";
import { removeLongDeleted } from "./deletedViews.ts";
import { type SavedView, viewOf, viewsSeenBy } from "./savedView.ts";

/** How many there may be: one person's own, those that one person shares, and all that are shared in a client. */
export const mostViews = { own: 200, sharedByOne: 200, shared: 1_000 } as const;

/** What somebody says of a view. */
export interface ViewContent {
  readonly name: string;
  /** Empty for none. */
  readonly folder: string;
  readonly isShared: boolean;
  /** Of the page: `/risk`. */
  readonly path: string;
  /** From `v=` on. */
  readonly query: string;
  /** A WebP. */
  readonly thumbnail?: Uint8Array | undefined;
}

/** Who asks: editors look after what others share. */
export interface ViewCaller {
  readonly userId: string;
  readonly isEditor: boolean;
}

const [changedAt, viewId] = [sql.ref("saved_views.changed_at"), sql.ref("saved_views.id")];

/**
 * What a person sees within this client: their own and those that are shared, the latest change first.
 *
 * @param after where the page before ended; undefined for the first.
 */
export async function listViews(
  tx: ClientTransaction,
  userId: string,
  after: PagePlace | undefined,
  limit: number,
): Promise<Page<SavedView>> {
  let query = viewsSeenBy(tx, userId)
    .select(sql<string>`${changedAt}::text`.as("exactAt"))
    .where("saved_views.deleted_at", "is", null)
    .orderBy("saved_views.changed_at", "desc")
    .orderBy("saved_views.id", "desc")
    .limit(limit + 1);
  if (after !== undefined) query = query.where(afterPlaceBy(after, changedAt, viewId));
  return pageOf(await query.execute(), limit, viewOf);
}

/** The WebP of a view that this person sees; undefined where there is none. */
export async function viewThumbnail(
  tx: ClientTransaction,
  userId: string,
  id: string,
): Promise<Uint8Array | undefined> {
  const row = await viewsSeenBy(tx, userId)
    .clearSelect()
    .select("saved_views.thumbnail")
    .where("saved_views.id", "=", id)
    .where("saved_views.deleted_at", "is", null)
    .executeTakeFirst();
  return row?.thumbnail ?? undefined;
}

/**
 * Keeps a view under its name.
 *
 * @throws DomainError `views/name-taken`, `views/too-many`.
 */
export async function saveView(
  tx: ClientTransaction,
  userId: string,
  content: ViewContent,
): Promise<SavedView> {
  await removeLongDeleted(tx, userId);
  await checkRoom(tx, userId, content.isShared);
  const id = randomUUID();
  await named(
    tx
      .insertInto("saved_views")
      .values({
        client_id: tx.clientId,
        id,
        made_by: userId,
        holder_user_id: content.isShared ? null : userId,
        name: content.name,
        folder: content.folder,
        path: content.path,
        query: content.query,
        area_id: await areaIn(tx, content.query, userId),
        thumbnail: content.thumbnail ?? null,
      })
      .execute(),
  );
  return seen(tx, userId, id);
}

/** What of a view is to be otherwise. */
export type ViewChange = { readonly [K in keyof Omit<ViewContent, "path">]?: ViewContent[K] | undefined };

export interface ChangedView {
  readonly before: SavedView;
  readonly after: SavedView;
}

/**
 * Changes a view: its maker whatever they like, an editor what is shared but for whose it is.
 *
 * @throws DomainError `views/unknown`, `views/not-yours`, `views/name-taken`, `views/too-many`.
 */
export async function changeView(
  tx: ClientTransaction,
  caller: ViewCaller,
  id: string,
  change: ViewChange,
): Promise<ChangedView> {
  const before = await changeable(tx, caller, id, false);
  const { name, folder, isShared, query, thumbnail } = change;
  const turns = isShared !== undefined && isShared !== before.isShared;
  if (turns && before.madeBy?.userId !== caller.userId)
    throw notYours("Only whoever made a view can share it or keep it to themselves.");
  if (turns) await checkRoom(tx, caller.userId, isShared);
  await named(
    tx
      .updateTable("saved_views")
      .set({
        changed_at: sql<Date>`now()`,
        ...(name === undefined ? {} : { name }),
        ...(folder === undefined ? {} : { folder }),
        ...(turns ? { holder_user_id: isShared ? null : caller.userId } : {}),
        ...(query === undefined ? {} : { query, area_id: await areaIn(tx, query, caller.userId) }),
        ...(thumbnail === undefined ? {} : { thumbnail }),
      })
      .where("client_id", "=", tx.clientId)
      .where("id", "=", id)
      .execute(),
  );
  return { before, after: await seen(tx, caller.userId, id) };
}

/**
 * Deletes a view, which can be had back for a day.
 *
 * @returns what it was.
 * @throws DomainError `views/unknown`, `views/not-yours`.
 */
export async function deleteView(tx: ClientTransaction, caller: ViewCaller, id: string): Promise<SavedView> {
  await removeLongDeleted(tx, caller.userId);
  const view = await changeable(tx, caller, id, false);
  await tx
    .updateTable("saved_views")
    .set({ deleted_at: sql<Date>`now()` })
    .where("client_id", "=", tx.clientId)
    .where("id", "=", id)
    .execute();
  return view;
}

/**
 * Has a view back that was deleted.
 *
 * @throws DomainError `views/unknown` where it is too late, `views/not-yours`, `views/name-taken`, `views/too-many`.
 */
export async function restoreView(tx: ClientTransaction, caller: ViewCaller, id: string): Promise<SavedView> {
  const { isShared, madeBy } = await changeable(tx, caller, id, true);
  await checkRoom(tx, madeBy?.userId ?? caller.userId, isShared);
  await named(
    tx
      .updateTable("saved_views")
      .set({ deleted_at: null })
      .where("client_id", "=", tx.clientId)
      .where("id", "=", id)
      .execute(),
  );
  return seen(tx, caller.userId, id);
}

/** A view that this person may change, for as long as the transaction lasts. */
async function changeable(
  tx: ClientTransaction,
  { userId, isEditor }: ViewCaller,
  id: string,
  isDeleted: boolean,
): Promise<SavedView> {
  // One after the other: what is read here is what is changed.
  await tx
    .selectFrom("saved_views")
    .select("id")
    .where("client_id", "=", tx.clientId)
    .where("id", "=", id)
    .forUpdate()
    .execute();
  const row = await viewsSeenBy(tx, userId)
    .where("saved_views.id", "=", id)
    .where("saved_views.deleted_at", isDeleted ? "is not" : "is", null)
    .executeTakeFirst();
  if (row === undefined)
    throw new DomainError(
      "not-found",
      "views/unknown",
      "There is no such view any more. Its maker may have deleted it.",
    );
  const view = viewOf(row);
  if (view.isShared && view.madeBy?.userId !== userId && !isEditor)
    throw notYours(
      "Only whoever made it, or an editor, can change a shared view. Save one of your own instead.",
    );
  return view;
}

async function seen(tx: ClientTransaction, userId: string, id: string): Promise<SavedView> {
  return viewOf(await viewsSeenBy(tx, userId).where("saved_views.id", "=", id).executeTakeFirstOrThrow());
}

async function checkRoom(tx: ClientTransaction, userId: string, isShared: boolean): Promise<void> {
  // One after another within a client, so that what is counted stays so until the row is there.
  const turn = sql`pg_advisory_xact_lock(hashtextextended(${`stopbank.views ${tx.clientId}`}::text, 0))`;
  await tx.selectNoFrom(turn.as("turn")).execute();
  const { own, sharedByThem, shared } = await tx
    .selectFrom("saved_views")
    .select([
      sql<number>`(count(*) filter (where holder_user_id = ${userId}::uuid))::int`.as("own"),
      sql<number>`(count(*) filter (where holder_user_id is null and made_by = ${userId}::uuid))::int`.as(
        "sharedByThem",
      ),
      sql<number>`(count(*) filter (where holder_user_id is null))::int`.as("shared"),
    ])
    .where("client_id", "=", tx.clientId)
    .where("deleted_at", "is", null)
    .executeTakeFirstOrThrow();
  if (!isShared && own >= mostViews.own) throw tooMany(`You have ${mostViews.own} views of your own`);
  if (isShared && sharedByThem >= mostViews.sharedByOne)
    throw tooMany(`You share ${mostViews.sharedByOne} views`);
  if (isShared && shared >= mostViews.shared)
    throw tooMany(`Your organisation shares ${mostViews.shared} views`);
}

/** The area that a query names by its content, which is kept from then on; null where it names none that there is. */
async function areaIn(tx: ClientTransaction, query: string, userId: string): Promise<string | null> {
  const [, id] = /^area:([0-9a-f]{64})$/.exec(new URLSearchParams(query).get("area") ?? "") ?? [];
  return id !== undefined && (await claimArea(tx, id, userId)) ? id : null;
}

async function named(written: Promise<unknown>): Promise<void> {
  try {
    await written;
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new DomainError(
      "conflict",
      "views/name-taken",
      "There is a view of that name in this folder. Choose another name or another folder.",
    );
  }
}

const notYours = (why: string) => new DomainError("forbidden", "views/not-yours", why);
const tooMany = (what: string) =>
  new DomainError("conflict", "views/too-many", `${what}, which is all there is room for. Delete one first.`);

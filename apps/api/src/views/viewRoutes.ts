import { hasAccess } from "@stopbank/contract/roles";
import { routes } from "@stopbank/contract/routes";
import { mostViewsOnPage, type SavedView as WireView } from "@stopbank/contract/saved-views";
import { mayHaveMap } from "@stopbank/contract/site-paths";
import { DomainError } from "@stopbank/errors";
import { clientOfAddress } from "@stopbank/scene/address";
import type { Store } from "@stopbank/store";
import { recordClientEvent } from "@stopbank/store/audit";
import type { ClientTransaction } from "@stopbank/store/database";
import {
  changeView,
  deleteView,
  listViews,
  restoreView,
  type SavedView,
  saveView,
  type ViewCaller,
  viewThumbnail,
} from "@stopbank/store/saved-views";
import type { MemberCaller } from "../http/caller.ts";
import type { RegisterRoute } from "../http/registerRoute.ts";
import { cursorOf, placeOf } from "../wire/trailCursor.ts";
import { createThumbnailDesk } from "./redrawThumbnail.ts";

/** Maps under a name: each person's own, and those that a client's members share. What is done to shared ones stands in the trail. */
export function viewRoutes(register: RegisterRoute, { store }: { readonly store: Store }): void {
  const desk = createThumbnailDesk();

  register(routes.savedViews, async ({ query: { limit = mostViewsOnPage, cursor }, caller }) => {
    const after = cursor === undefined ? undefined : placeOf(cursor, "views");
    const { items, next } = await store.withClient(caller.client.id, (tx) =>
      listViews(tx, caller.userId, after, limit),
    );
    return {
      views: items.map((view) => onWire(view, askedBy(caller))),
      next_cursor: next === undefined ? null : cursorOf(next),
    };
  });

  register(routes.saveView, async ({ body, caller, asker }) => {
    const { name, folder, is_shared: isShared, path, query } = body;
    requireMapPage(path);
    requireOwnMap(query, caller);
    const thumbnail = body.thumbnail === undefined ? undefined : await desk.redraw(body.thumbnail, asker);
    return store.withClient(caller.client.id, async (tx) => {
      const content = { name: name.trim(), folder: folder.trim(), isShared, path, query, thumbnail };
      const view = await saveView(tx, caller.userId, content);
      if (isShared) await note(tx, "view.shared", caller, { after: view });
      return onWire(view, askedBy(caller));
    });
  });

  register(routes.changeView, async ({ params, body, caller, asker }) => {
    const { name, folder, is_shared: isShared, query } = body;
    if (query !== undefined) requireOwnMap(query, caller);
    const thumbnail = body.thumbnail === undefined ? undefined : await desk.redraw(body.thumbnail, asker);
    return store.withClient(caller.client.id, async (tx) => {
      const change = { name: name?.trim(), folder: folder?.trim(), isShared, query, thumbnail };
      const { before, after } = await changeView(tx, askedBy(caller), params.view_id, change);
      if (before.isShared || after.isShared)
        await note(tx, actionOf(before, after), caller, { before, after });
      return onWire(after, askedBy(caller));
    });
  });

  register(routes.deleteView, ({ params, caller }) =>
    store.withClient(caller.client.id, async (tx) => {
      const view = await deleteView(tx, askedBy(caller), params.view_id);
      if (view.isShared) await note(tx, "view.deleted", caller, { before: view });
      return onWire(view, askedBy(caller));
    }),
  );

  register(routes.restoreView, ({ params, caller }) =>
    store.withClient(caller.client.id, async (tx) => {
      const view = await restoreView(tx, askedBy(caller), params.view_id);
      if (view.isShared) await note(tx, "view.restored", caller, { after: view });
      return onWire(view, askedBy(caller));
    }),
  );

  register(routes.viewThumbnail, async ({ params: { view_id }, caller, reply }) => {
    const bytes = await store.withClient(caller.client.id, (tx) => viewThumbnail(tx, caller.userId, view_id));
    if (bytes === undefined)
      throw new DomainError(
        "not-found",
        "views/no-picture-of-it",
        "There is no such view, or it has no picture.",
      );
    return reply
      .header("cache-control", "private, no-cache")
      .header("x-content-type-options", "nosniff")
      .header("content-security-policy", "default-src 'none'; sandbox")
      .type("image/webp")
      .send(Buffer.from(bytes));
  });
}

const askedBy = ({ userId, client }: MemberCaller): ViewCaller => ({
  userId,
  isEditor: hasAccess("editor", [client.role]),
});

/** Whoever opens a view goes to its address, so that is no way to calls, files or log-out. */
function requireMapPage(path: string): void {
  if (mayHaveMap(path)) return;
  throw new DomainError(
    "invalid",
    "views/no-map-page",
    "That address has no map. Open a map, and save what it shows.",
  );
}

/** A map of another client could never be opened here. */
function requireOwnMap(query: string, { client }: MemberCaller): void {
  if (clientOfAddress(`/?${query}`) === client.clientName) return;
  throw new DomainError(
    "invalid",
    "views/not-its-map",
    "Only a map of this organisation can be saved here: open it first, and save it then.",
  );
}

const onWire = (view: SavedView, { userId, isEditor }: ViewCaller): WireView => ({
  view_id: view.id,
  name: view.name,
  folder: view.folder,
  is_shared: view.isShared,
  path: view.path,
  query: view.query,
  made_by: view.madeBy?.email ?? null,
  is_own: view.madeBy?.userId === userId,
  may_change: view.madeBy?.userId === userId || isEditor,
  made_at: view.madeAt.toISOString(),
  changed_at: view.changedAt.toISOString(),
  has_thumbnail: view.hasThumbnail,
});

const actionOf = (before: SavedView, after: SavedView): string =>
  before.isShared === after.isShared ? "view.changed" : after.isShared ? "view.shared" : "view.unshared";

/** Of what was private it says nothing: nobody but its maker knew it. */
function note(
  tx: ClientTransaction,
  action: string,
  { userId }: MemberCaller,
  { before, after }: { readonly before?: SavedView; readonly after?: SavedView },
): Promise<void> {
  const facts = (view: SavedView | undefined) =>
    view === undefined || !view.isShared ? null : { name: view.name, folder: view.folder, query: view.query };
  return recordClientEvent(tx, {
    action,
    actorUserId: userId,
    subject: (after ?? before)?.id ?? "",
    details: { before: facts(before), after: facts(after) },
  });
}

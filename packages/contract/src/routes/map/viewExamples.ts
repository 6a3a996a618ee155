import type { RouteExample } from "../../route.ts";
import type { NewSavedView, SavedView } from "../../schemas/map/savedView.ts";

const sent: NewSavedView = {
  name: "Low town",
  folder: "Rivers",
  is_shared: false,
  path: "/risk",
  query: "v=2&client=larkhaven&at=172.85,-40.35,12&layers=e:buildings",
};

const saved: SavedView = {
  ...sent,
  view_id: "56d48bec-7d5a-47a3-ace4-ac41ac9adfcd",
  made_by: "editor@stopbank.example",
  is_own: true,
  may_change: true,
  made_at: "2026-11-29T10:18:09.391Z",
  changed_at: "2026-11-29T10:18:09.391Z",
  has_thumbnail: true,
};
const moved: SavedView = { ...saved, folder: "Floods", changed_at: "2026-11-29T10:18:09.439Z" };

/** One pixel: a page sends what its map shows. */
const thumbnail =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

/** Of the view that the first example saved. */
const after = { call: "saveView", params: { view_id: "$response.body#/view_id" } } as const;

export const viewExamples = {
  savedViews: { query: { limit: 1 }, response: { views: [saved], next_cursor: null } },
  saveView: { body: { ...sent, thumbnail }, response: saved },
  changeView: { after, body: { folder: "Floods" }, response: moved },
  viewThumbnail: { after, headers: { "cache-control": "private, no-cache" } },
  deleteView: { after, response: moved },
  restoreView: { after, response: moved },
} satisfies Readonly<Record<string, RouteExample>>;

import type { SavedView } from "@stopbank/contract/saved-views";

/** A view, but for what a test says of it. */
export const savedView = (rest: Partial<SavedView> = {}): SavedView => ({
  view_id: `view ${rest.name ?? ""} ${rest.folder ?? ""}`,
  name: "Low town",
  folder: "",
  is_shared: false,
  path: "/risk",
  query: "v=2&client=larkhaven",
  made_by: "kiri@larkhaven.example",
  is_own: true,
  may_change: true,
  made_at: "2026-11-24T02:03:04.000Z",
  changed_at: "2026-11-24T02:03:04.000Z",
  has_thumbnail: false,
  ...rest,
});

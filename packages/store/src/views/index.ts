export { purgeDeletedViews } from "./deletedViews.ts";
export type { SavedView } from "./savedView.ts";
export {
  type ChangedView,
  changeView,
  deleteView,
  listViews,
  mostViews,
  restoreView,
  saveView,
  type ViewCaller,
  type ViewChange,
  type ViewContent,
  viewThumbnail,
} from "./savedViews.ts";

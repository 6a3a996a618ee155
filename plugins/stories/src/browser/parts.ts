export { hasStories } from "./data/askStories.ts";
export { toldMap } from "./map/toldMap.ts";
/** What the tab shows, in one piece. */
export const loadPage = () => import("./page.ts");

import type { Get } from "@stopbank/plugin-api";

export { hasStories } from "./data/askStories.ts";
export { EditorPlace } from "./EditorPlace.tsx";
export { toldMap } from "./map/toldMap.ts";
/** For whoever writes stories. */
export const loadAddViewTool = async (get: Get) => (await import("./map/addViewTool.ts")).addViewTool(get);
/** What the search of everything finds. */
export const findStories = async (get: Get) => (await import("./palette.ts")).storySource(get);
/** What the tab shows, in one piece. */
export const loadPage = () => import("./page.ts");

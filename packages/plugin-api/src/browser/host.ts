export { matches } from "../host/matches.ts";
export { browserPlaces } from "./browserPlaces.ts";
export type { ListedPlugin } from "./loadPlugin.ts";
export { pageAt } from "./pageAt.ts";
export { type Host, type Shell, startHost } from "./startHost.ts";
export { PageTitle } from "./useTitle.ts";

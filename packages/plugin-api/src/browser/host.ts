export { matches } from "./matches.ts";
export { pageAt } from "./pageAt.ts";
export { type Host, type ListedPlugin, type Shell, startHost } from "./startHost.ts";

export { isAccessible, type Viewer } from "./host/access.ts";
export { collectContributions, type Declared } from "./host/contributions.ts";
export type { Fault } from "./host/fault.ts";
export { flagsOf } from "./host/flagsOf.ts";
export { collectPages, type SitePage } from "./host/pages.ts";
export { pluginOf } from "./host/pluginOf.ts";
export { type Resolution, resolvePlugins } from "./host/resolvePlugins.ts";
export { createServices, type Provided, type Services } from "./host/services.ts";

export type { AskedAs } from "./callerServices.ts";
export { type ListedPlugin, mountPlugins, type ServerHost } from "./mountPlugins.ts";

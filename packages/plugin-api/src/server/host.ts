export { type AskedAs, createCallerServices, signInFirst } from "./callerServices.ts";
export type { DoorsAs, JobDoors } from "./jobDoors.ts";
export type { CallAs, JobHost, JobsOf } from "./jobHost.ts";
export { createJobServices, type JobOwner } from "./jobServices.ts";
export { type ListedPlugin, type LoadedPlugins, loadPlugins } from "./loadPlugins.ts";
export { mountPlugins, type ServerHost } from "./mountPlugins.ts";
export { type OfferedKind, offeredKinds } from "./offeredKinds.ts";

import type { ListedPlugin } from "@stopbank/plugin-api/browser-host";
import { plannedPlugins } from "./plannedPlugins.ts";
import { browserPlugins } from "./plugins.ts";

/** The browser halves, and the pages of those that are still to be written. */
export const listedPlugins: readonly ListedPlugin[] = [
  ...browserPlugins,
  ...plannedPlugins
    .filter(({ id }) => !browserPlugins.some(({ manifest }) => manifest.id === id))
    .map((manifest) => ({ manifest, load: async () => ({ default: {} }) })),
];

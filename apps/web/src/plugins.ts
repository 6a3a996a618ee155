import type { Manifest } from "@stopbank/plugin-api";
import type { BrowserPlugin } from "@stopbank/plugin-api/browser";
import { manifest as risk } from "@stopbank/plugin-risk";
import { plannedPlugins } from "./plannedPlugins.ts";

export interface ListedPlugin {
  readonly manifest: Manifest;
  /** Called only where the client has the plugin on: the rest is never fetched. */
  readonly load: () => Promise<{ default: BrowserPlugin }>;
}

/** The browser halves, listed by hand: what is not here does not run. */
export const browserPlugins: readonly ListedPlugin[] = [
  { manifest: risk, load: () => import("@stopbank/plugin-risk/browser") },
];

/** The browser halves, and the pages of those that are still to be written. */
export const listedPlugins: readonly ListedPlugin[] = [
  ...browserPlugins,
  ...plannedPlugins
    .filter(({ id }) => !browserPlugins.some(({ manifest }) => manifest.id === id))
    .map((manifest) => ({ manifest, load: async () => ({ default: {} }) })),
];

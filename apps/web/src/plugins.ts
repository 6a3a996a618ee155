import type { Manifest } from "@stopbank/plugin-api";
import type { BrowserPlugin } from "@stopbank/plugin-api/browser";
import { manifest as risk } from "@stopbank/plugin-risk";

export interface ListedPlugin {
  readonly manifest: Manifest;
  /** Called only where the client has the plugin on: the rest is never fetched. */
  readonly load: () => Promise<{ default: BrowserPlugin }>;
}

/** The browser halves, listed by hand: what is not here does not run. */
export const browserPlugins: readonly ListedPlugin[] = [
  { manifest: risk, load: () => import("@stopbank/plugin-risk/browser") },
];

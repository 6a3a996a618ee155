import type { Manifest } from "@stopbank/plugin-api";
import type { ServerPlugin } from "@stopbank/plugin-api/server";

export interface ListedPlugin {
  readonly manifest: Manifest;
  readonly load: () => Promise<{ default: ServerPlugin }>;
}

/** The server halves, listed by hand: what is not here does not run. */
export const serverPlugins: readonly ListedPlugin[] = [];

import { manifest as admin } from "@stopbank/plugin-admin";
import type { ListedPlugin } from "@stopbank/plugin-api/server-host";

/** The server halves, listed by hand: what is not here does not run. */
export const serverPlugins: readonly ListedPlugin[] = [
  { manifest: admin, load: () => import("@stopbank/plugin-admin/server") },
];

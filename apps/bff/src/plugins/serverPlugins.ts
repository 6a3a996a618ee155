import { manifest as admin } from "@stopbank/plugin-admin";
import type { ListedPlugin } from "@stopbank/plugin-api/server-host";
import { manifest as guide } from "@stopbank/plugin-guide";
import { manifest as prioritisation } from "@stopbank/plugin-prioritisation";
import { manifest as property } from "@stopbank/plugin-property";
import { manifest as risk } from "@stopbank/plugin-risk";
import { manifest as stories } from "@stopbank/plugin-stories";
import { manifest as summary } from "@stopbank/plugin-summary";

/** Every plugin there is, listed by hand, with its server half where it has one: what is not here does not run. */
export const serverPlugins: readonly ListedPlugin[] = [
  { manifest: admin, load: () => import("@stopbank/plugin-admin/server") },
  { manifest: guide },
  {
    manifest: prioritisation,
    load: () => import("@stopbank/plugin-prioritisation/server"),
  },
  { manifest: property, load: () => import("@stopbank/plugin-property/server") },
  { manifest: risk, load: () => import("@stopbank/plugin-risk/server") },
  { manifest: stories, load: () => import("@stopbank/plugin-stories/server") },
  { manifest: summary, load: () => import("@stopbank/plugin-summary/server") },
];

import { manifest as admin } from "@stopbank/plugin-admin";
import type { ListedPlugin } from "@stopbank/plugin-api/browser-host";
import { manifest as guide } from "@stopbank/plugin-guide";
import { manifest as prioritisation } from "@stopbank/plugin-prioritisation";
import { manifest as property } from "@stopbank/plugin-property";
import { manifest as risk } from "@stopbank/plugin-risk";
import { manifest as stories } from "@stopbank/plugin-stories";
import { manifest as summary } from "@stopbank/plugin-summary";

/** The browser halves, listed by hand: what is not here does not run. */
export const browserPlugins: readonly ListedPlugin[] = [
  { manifest: risk, load: () => import("@stopbank/plugin-risk/browser") },
  { manifest: prioritisation, load: () => import("@stopbank/plugin-prioritisation/browser") },
  { manifest: property, load: () => import("@stopbank/plugin-property/browser") },
  { manifest: admin, load: () => import("@stopbank/plugin-admin/browser") },
  { manifest: guide, load: () => import("@stopbank/plugin-guide/browser") },
  { manifest: stories, load: () => import("@stopbank/plugin-stories/browser") },
  { manifest: summary, load: () => import("@stopbank/plugin-summary/browser") },
];

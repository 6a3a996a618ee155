import type { Manifest } from "@stopbank/plugin-api";
import type { PrintPlugin } from "@stopbank/plugin-api/print";
import { manifest as prioritisation } from "@stopbank/plugin-prioritisation";
import { manifest as property } from "@stopbank/plugin-property";
import { manifest as risk } from "@stopbank/plugin-risk";
import { manifest as stories } from "@stopbank/plugin-stories";

export interface ListedPrintPlugin {
  readonly manifest: Manifest;
  readonly load: () => Promise<{ default: PrintPlugin }>;
}

/** What plugins print, listed by hand as their browser halves are. */
export const printPlugins: readonly ListedPrintPlugin[] = [
  { manifest: prioritisation, load: () => import("@stopbank/plugin-prioritisation/print") },
  { manifest: property, load: () => import("@stopbank/plugin-property/print") },
  { manifest: risk, load: () => import("@stopbank/plugin-risk/print") },
  { manifest: stories, load: () => import("@stopbank/plugin-stories/print") },
];

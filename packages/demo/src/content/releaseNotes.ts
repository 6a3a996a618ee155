import type { DemoDocument } from "./DemoDocument.ts";

/** What changed lately, the latest first. */
export const releaseNotes: DemoDocument = {
  kind: "releaseNotes",
  body: [
    {
      version: "0.0.929",
      date: "2026-10-19",
      title: "Damage in dollars",
      body: "- The summary shows expected damage each year beside the damage of one event.\n- Elements that no study covered are hatched, and each total says how many of how many were assessed.",
    },
    {
      version: "0.0.871",
      date: "2026-07-06",
      title: "Areas of any shape",
      body: "- Draw an area with as many corners as it needs, or choose regions.\n- An area is kept for a year after it was last used.",
    },
    {
      version: "0.0.802",
      date: "2026-03-30",
      title: "One address for one map",
      body: "- The address of the page holds layers, scenario, region and view: copy it to show somebody what you see.",
    },
  ],
};

import type { TutorialStep } from "@stopbank/plugin-api/browser";

/** What the risk map's tutorial says of this plugin. */
export const riskSteps: readonly TutorialStep[] = [
  {
    module: "Map Tools",
    title: "Sample sites",
    text: "Mark sites of your own on a map, and see what is near them.",
    at: ".menu a[href='/sample-sites']",
  },
];

import type { Manifest } from "@stopbank/plugin-api";

/** The risk map: on for every client, unless it is still being set up for them. */
export const manifest: Manifest = {
  id: "risk",
  disabledBy: "riskModuleIsInDevelopment",
  pages: [{ path: "/risk/*?" }, { path: "/methods" }],
  formerAddresses: { "/map": "/risk" },
  flags: [
    "replacementCosts",
    "attributeFilters",
    "newHazardControls",
    "sideDrawerReport",
    "asyncSummaryReport",
  ],
};

import type { Manifest } from "@stopbank/plugin-api";

/**
 * The pages of the specifications whose plugins are still to be written, so that their addresses lead where they should: home where a
 * client has one off, by way of signing in for a visitor, and to "no page" where it is on. A
 * plugin that is written takes its entry along into its own manifest.
 */
export const plannedPlugins: readonly Manifest[] = [
  {
    id: "stories",
    enabledBy: "riskStories",
    requires: ["risk"],
    pages: [{ path: "/risk/stories/*?", access: "signed-in" }],
  },
];

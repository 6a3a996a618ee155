import type { Manifest } from "@stopbank/plugin-api";

/** Stories told beside the risk map, which shows what each step is about. */
export const manifest: Manifest = {
  id: "stories",
  enabledBy: "riskStories",
  requires: ["risk"],
  pages: [
    { path: "/risk/stories/*?", access: "signed-in" },
    { path: "/risk/story-editor/*?", access: "editor" },
  ],
};

import { MapIcon } from "@blueprintjs/icons";
import type { BrowserPlugin } from "@stopbank/plugin-api/browser";

/** A file of its own knows all that they need: such lists weigh, and everybody has this one. */
const parts = () => import("./parts.ts");

export default {
  contributes: {
    routes: [
      { id: "stories.page", path: "/risk/stories/*?", within: "risk.map" },
      { id: "stories.editor", path: "/risk/story-editor/*?", within: "risk.map" },
    ],
    drawerTabs: [
      {
        id: "stories.tab",
        page: "risk",
        side: "left",
        tab: "stories",
        label: "Stories",
        address: "stories",
        leadsMap: true,
        icon: MapIcon,
        access: "signed-in",
        isOffered: async (get) => (await parts()).hasStories(get),
        load: async () => ({ default: (await (await parts()).loadPage()).StoriesTab }),
      },
      {
        id: "stories.write",
        page: "risk",
        side: "left",
        label: "Story editor",
        address: "story-editor",
        icon: MapIcon,
        access: "editor",
        load: async () => ({ default: (await parts()).EditorPlace }),
      },
    ],
    mapTools: [
      {
        id: "stories.add-view",
        page: "risk",
        access: "editor",
        load: async (get) => (await parts()).loadAddViewTool(get),
      },
    ],
    paletteSources: [
      {
        id: "stories.found",
        group: "Stories",
        access: "signed-in",
        load: async (get) => (await parts()).findStories(get),
      },
    ],
    mapFeatures: [{ id: "stories.map", page: "risk", load: async () => (await parts()).toldMap }],
  },
} satisfies BrowserPlugin;

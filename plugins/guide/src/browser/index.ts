import { service } from "@stopbank/plugin-api";
import { type BrowserPlugin, navigation } from "@stopbank/plugin-api/browser";
import { explanations } from "../api.ts";
import { GuideIcon } from "./icons/GuideIcon.tsx";

/** A file of its own knows all that they need: such lists weigh, and everybody has this one. */
const parts = () => import("./parts.ts");

export default {
  contributes: {
    routes: [
      { id: "guide.page", path: "/guide/*?", layout: "bare", load: async () => (await parts()).loadPage() },
    ],
    dialogs: [{ id: "guide.explain", load: async () => (await parts()).loadExplain() }],
    paletteSources: [
      {
        id: "guide.pages",
        group: "Guide",
        order: 40,
        load: async (get) => (await (await parts()).loadPalette()).guideSource(get),
      },
    ],
    menu: [
      {
        id: "guide.menu",
        label: "Guide",
        href: "/guide/home",
        icon: GuideIcon,
        badge: "Beta",
        access: "signed-in",
        order: 10,
      },
    ],
  },
  services: [
    service(explanations, { navigation }, async (given) =>
      (await (await parts()).loadExplanations()).createExplanations(given.navigation),
    ),
  ],
} satisfies BrowserPlugin;

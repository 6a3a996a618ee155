import type { BrowserPlugin } from "@stopbank/plugin-api/browser";
import { GuideIcon } from "./icons/GuideIcon.tsx";

/** A file of its own knows all that they need: such lists weigh, and everybody has this one. */
const parts = () => import("./parts.ts");

export default {
  contributes: {
    routes: [
      { id: "guide.page", path: "/guide/*?", layout: "bare", load: async () => (await parts()).loadPage() },
    ],
    paletteSources: [
      {
        id: "guide.pages",
        group: "Guide",
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
} satisfies BrowserPlugin;

import type { BrowserPlugin } from "@stopbank/plugin-api/browser";
import { GuideIcon } from "./icons/GuideIcon.tsx";

export default {
  contributes: {
    routes: [{ id: "guide.page", path: "/guide/*?", layout: "bare", load: () => import("./GuidePage.tsx") }],
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

import { MapIcon } from "@blueprintjs/icons";
import { service } from "@stopbank/plugin-api";
import type { BrowserPlugin } from "@stopbank/plugin-api/browser";
import { countExtension } from "../domain/summary/countExtension.ts";
import { createRiskChoices, riskChoices } from "./state.ts";

export default {
  contributes: {
    routes: [{ id: "risk.map", path: "/risk", layout: "map", load: () => import("./RiskPage.tsx") }],
    menu: [{ id: "risk.menu", label: "Risk", href: "/risk", icon: MapIcon, order: 20 }],
    sceneExtensions: [countExtension],
    homeLinks: [{ id: "risk.home", label: "Open the risk map", href: "/risk", order: 20 }],
  },
  services: [service(riskChoices, {}, createRiskChoices)],
} satisfies BrowserPlugin;

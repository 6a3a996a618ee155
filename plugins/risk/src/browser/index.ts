import { LayersIcon, LearningIcon, MapIcon, TimelineBarChartIcon } from "@blueprintjs/icons";
import { service } from "@stopbank/plugin-api";
import type { BrowserPlugin } from "@stopbank/plugin-api/browser";
import { versionExtension } from "../domain/comparison/versionExtension.ts";
import { countExtension } from "../domain/summary/countExtension.ts";
import { openExtension } from "../domain/summary/openExtension.ts";
import { riskChoices } from "./riskChoices.ts";
import { SelectedIcon } from "./selected/SelectedIcon.tsx";

const loadPage = () => import("./RiskPage.tsx");
const loadPanelFoot = () => import("./exports/PanelFoot.tsx");
/** By way of what the page has, which fetches it when it is opened and not with the page. */
const loadReportDialog = () => loadPanelFoot().then((foot) => foot.loadReportDialog());
/** For the search of everything: a file of its own knows all that it needs, since such lists weigh, and everybody has this one. */
const found = () => import("./palette/parts.ts");
const deeds = async () => (await found()).loadDeeds();
const riskDrawer = { page: "risk", side: "right" } as const;

export default {
  contributes: {
    routes: [
      { id: "risk.map", path: "/risk", layout: "map", load: loadPage },
      {
        id: "risk.methods",
        path: "/methods",
        layout: "page",
        load: () => import("./methods/MethodsPage.tsx"),
      },
    ],
    menu: [
      { id: "risk.menu", label: "Risk", href: "/risk", icon: MapIcon, order: 20 },
      {
        id: "risk.lesson",
        label: "Tutorial",
        dialog: "risk.tutorial",
        icon: LearningIcon,
        onlyUnder: "/risk",
      },
    ],
    drawerTabs: [
      {
        ...riskDrawer,
        id: "risk.layers",
        tab: "layers",
        label: "Layers",
        icon: LayersIcon,
        order: 10,
        load: () => import("@stopbank/map-page/layers-tab").then(({ LayersTab }) => ({ default: LayersTab })),
        loadFoot: () => import("./headline/HeadlineStrip.tsx"),
      },
      {
        ...riskDrawer,
        id: "risk.summary",
        tab: "risk",
        label: "Risk Summary",
        icon: TimelineBarChartIcon,
        order: 20,
        load: () => import("./summary/RiskSummaryTab.tsx").then((part) => ({ default: part.RiskSummaryTab })),
        loadFoot: loadPanelFoot,
      },
      {
        ...riskDrawer,
        id: "risk.selected",
        tab: "selection",
        label: "Selected",
        icon: SelectedIcon,
        order: 30,
        load: () => import("./selected/SelectedTab.tsx").then((part) => ({ default: part.SelectedTab })),
        loadFoot: loadPanelFoot,
      },
    ],
    paletteActions: [
      { id: "risk.add", label: "Add layers", load: async () => (await deeds()).openAddLayers },
      { id: "risk.clear", label: "Clear the map", load: async () => (await deeds()).clearMap },
      {
        id: "risk.export",
        label: "Export risk summary",
        access: "signed-in",
        load: async () => (await deeds()).exportSummary,
      },
    ],
    paletteSources: [
      {
        id: "risk.layers-found",
        group: "Layers",
        load: async (get) => (await (await found()).loadLayers()).layerSource(get),
      },
      {
        id: "risk.places",
        group: "Places and elements",
        load: async (get) => (await (await found()).loadPlaces()).placeSource(get),
      },
    ],
    sceneExtensions: [countExtension, openExtension, versionExtension],
    dialogs: [
      { id: "risk.report", access: "signed-in", load: loadReportDialog },
      { id: "risk.tutorial", load: () => loadPage().then((page) => page.loadTutorial()) },
    ],
    tutorialSteps: [
      {
        id: "risk.steps",
        page: "risk",
        load: async (get) => (await (await loadPage()).loadTutorialSteps()).loadRiskSteps(get),
      },
    ],
    homeLinks: [{ id: "risk.home", label: "Open the risk map", href: "/risk", order: 20 }],
  },
  services: [
    service(riskChoices, {}, () => import("./state.ts").then(({ createRiskChoices }) => createRiskChoices())),
  ],
} satisfies BrowserPlugin;

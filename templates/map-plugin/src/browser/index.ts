import { LayersIcon, MapMarkerIcon } from "@blueprintjs/icons";
import { service } from "@stopbank/plugin-api";
import { type BrowserPlugin, scenes } from "@stopbank/plugin-api/browser";
import { sampleSites } from "../api.ts";
import { sitesExtension } from "../domain/sitesExtension.ts";
import { layersKind } from "../wire.ts";
import { createSampleSites } from "./createSampleSites.ts";

/** The page, by the name of its scene. */
const page = "sample-sites";

export default {
  contributes: {
    routes: [
      {
        id: "sample-sites.page",
        path: "/sample-sites",
        layout: "map",
        load: () => import("./SampleSitesPage.tsx"),
      },
    ],
    menu: [
      {
        id: "sample-sites.menu",
        label: "Sample sites",
        href: "/sample-sites",
        icon: MapMarkerIcon,
        access: "signed-in",
        order: 90,
      },
    ],
    drawerTabs: [
      {
        id: "sample-sites.layers",
        page,
        side: "left",
        tab: "layers",
        label: "Layers",
        icon: LayersIcon,
        order: 10,
        load: () => import("@stopbank/map-page/layers-tab").then(({ LayersTab }) => ({ default: LayersTab })),
      },
      {
        id: "sample-sites.sites",
        page,
        side: "left",
        label: "Sites",
        icon: MapMarkerIcon,
        order: 20,
        load: () => import("./sites/SitesTab.tsx"),
      },
    ],
    mapFeatures: [
      {
        id: "sample-sites.points",
        page,
        load: async () => (await import("./map/sitesFeature.ts")).sitesFeature,
      },
    ],
    mapTools: [
      { id: "sample-sites.mark", page, load: async () => (await import("./map/markTool.tsx")).markTool },
    ],
    tutorialSteps: [
      {
        id: "sample-sites.steps",
        page: "risk",
        load: async () => (await import("./riskSteps.ts")).riskSteps,
      },
    ],
    jobStarters: [
      {
        id: "sample-sites.table-of-layers",
        label: "List layers",
        about: "Writes down the layers of the map, with how many elements each has.",
        kind: layersKind,
        access: "signed-in",
      },
    ],
    paletteSources: [
      {
        id: "sample-sites.found",
        group: "Sites",
        access: "signed-in",
        load: async (get) => (await import("./palette.ts")).siteSource(get),
      },
    ],
    sceneExtensions: [sitesExtension],
  },
  services: [service(sampleSites, { scenes }, (given) => createSampleSites(given.scenes.of(page)))],
} satisfies BrowserPlugin;

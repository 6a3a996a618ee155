import { WarningSignIcon } from "@blueprintjs/icons";
import type { BrowserPlugin } from "@stopbank/plugin-api/browser";
import { propertyExtension } from "../domain/propertyExtension.ts";
import { PropertyIcon } from "./icons/PropertyIcon.tsx";

/** A file of its own knows all that they need: such lists weigh, and everybody has this one. */
const parts = () => import("./parts.ts");
const loadPage = async () => (await parts()).loadPage();

const page = "property";
const drawer = {
  page,
  side: "left",
  loadFoot: async () => ({ default: (await loadPage()).ReportFoot }),
} as const;

export default {
  contributes: {
    routes: [
      {
        id: "property.page",
        path: "/property",
        layout: "map",
        load: async () => ({ default: (await loadPage()).PropertyPage }),
      },
    ],
    menu: [
      {
        id: "property.menu",
        label: "Property",
        href: "/property",
        icon: PropertyIcon,
        badge: "Beta",
        access: "signed-in",
        order: 70,
      },
    ],
    drawerTabs: [
      {
        ...drawer,
        id: "property.details",
        tab: "details",
        label: "Property Details",
        icon: PropertyIcon,
        order: 10,
        load: async () => ({ default: (await loadPage()).DetailsTab }),
      },
      {
        ...drawer,
        id: "property.hazards",
        tab: "hazards",
        label: "Hazards",
        icon: WarningSignIcon,
        order: 20,
        load: async () => ({ default: (await loadPage()).HazardsTab }),
      },
    ],
    mapFeatures: [
      {
        id: "property.outline",
        page,
        load: async (get) => (await (await parts()).loadMap()).propertyFeature(get),
      },
    ],
    paletteSources: [
      {
        id: "property.found",
        group: "Properties",
        order: 30,
        access: "signed-in",
        load: async (get) => (await (await parts()).loadPalette()).propertySource(get),
      },
    ],
    sceneExtensions: [propertyExtension],
  },
} satisfies BrowserPlugin;

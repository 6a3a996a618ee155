import { service } from "@stopbank/plugin-api";
import { type BrowserPlugin, call, client, toaster } from "@stopbank/plugin-api/browser";
import { priorityExtension } from "../domain/choice/priorityExtension.ts";
import { InputsIcon } from "./icons/InputsIcon.tsx";
import { PriorityIcon } from "./icons/PriorityIcon.tsx";
import { priorities } from "./priorities.ts";

/** A file of its own knows all that they need: such lists weigh, and everybody has this one. */
const parts = () => import("./parts.ts");
/** One of the page, by its name. */
const part = (name: keyof typeof import("./page.ts")) => async () => ({
  default: (await (await parts()).loadPage())[name],
});
const loadAreas = async () => (await parts()).loadAreas();

const page = "prioritisation";
const drawer = { page, side: "left" } as const;

export default {
  contributes: {
    routes: [
      {
        id: "prioritisation.page",
        path: "/prioritisation",
        layout: "map",
        load: part("PrioritisationPage"),
      },
    ],
    menu: [
      {
        id: "prioritisation.menu",
        label: "Prioritisation",
        href: "/prioritisation",
        icon: PriorityIcon,
        access: "signed-in",
        order: 60,
      },
    ],
    drawerTabs: [
      {
        ...drawer,
        id: "prioritisation.inputs",
        tab: "inputs",
        label: "Inputs",
        icon: InputsIcon,
        load: part("InputsTab"),
        loadFoot: part("InputsFoot"),
      },
      {
        ...drawer,
        id: "prioritisation.results",
        tab: "results",
        label: "Results",
        icon: PriorityIcon,
        load: part("ResultsTab"),
        loadFoot: part("ResultsFoot"),
      },
    ],
    mapFeatures: [
      {
        id: "prioritisation.areas",
        page,
        load: async (get) => (await loadAreas()).areasFeature(await get(priorities)),
      },
    ],
    sceneExtensions: [priorityExtension],
  },
  services: [
    service(priorities, { call, client, toaster }, async (given) =>
      (await loadAreas()).startPriorities(given),
    ),
  ],
} satisfies BrowserPlugin;

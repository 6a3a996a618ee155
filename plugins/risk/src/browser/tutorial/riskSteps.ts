import type { PageState } from "@stopbank/map-page/page-state";
import type { TutorialModule, TutorialStep } from "@stopbank/plugin-api/browser";
import type { SceneOperation } from "@stopbank/scene";
import { openDrawer } from "@stopbank/scene/view";

/** What of the client and its data the tutorial goes by. */
export interface RiskFacts {
  /** What the client calls hazards. */
  readonly hazards: string;
  readonly hasMethodsReport: boolean;
  /** The flag `sideDrawerReport`. */
  readonly hasReportStep: boolean;
  readonly regionCount: number;
  /** Puts elements and a hazard on the map where it lacks them; undefined where the data has none. */
  readonly withLayers: SceneOperation | undefined;
}

/** The part of the page that changes what is on the screen. */
type Page = Pick<PageState, "setSheet" | "openAddLayers" | "closeAddLayers">;

type Step = Omit<TutorialStep, "module"> & { readonly holds?: boolean };

/** The steps of the risk map's tutorial that hold for a client, in order (TUT-05, TUT-10). */
export function riskSteps(facts: RiskFacts, page: Page): readonly TutorialStep[] {
  const { withLayers } = facts;
  const hasLayers = withLayers !== undefined;
  const atMap = () => void page.setSheet("peek");
  const atPanel = () => void page.setSheet("half");
  const atWholePanel = () => void page.setSheet("full");
  const { closeAddLayers } = page;
  const inDialog = (tab: "elements" | "hazards" | "contextual") => () => {
    page.openAddLayers(tab);
    return closeAddLayers;
  };
  const onTab = (tab: string): SceneOperation => {
    const open = openDrawer(tab);
    return (scene) => open(withLayers?.(scene) ?? scene);
  };
  const [layersTab, summaryTab, selectedTab] = ["layers", "risk", "selection"].map(onTab);

  const steps: Readonly<Record<TutorialModule, readonly Step[]>> = {
    "Map Basics": [
      {
        title: "The map",
        text: "Drag to move, scroll or pinch to zoom. Click or tap something on the map to see what it is.",
        at: ".map-page-map",
        open: atMap,
      },
      {
        title: "Find a place",
        text: "Type an address, a road or a place, and choose it from the list. The map goes there.",
        at: ".map-page-search",
        open: atMap,
      },
      {
        title: "2D and 3D",
        text: "Tilt the map to see hills and valleys. Press again to lay it flat.",
        at: ".sb-map-controls [aria-label^='2D'], .sb-map-controls [aria-label^='3D']",
        open: atMap,
      },
      {
        title: "View",
        text: "Choose what lies under your layers, such as streets or pictures from the air, and switch place names on or off.",
        at: ".sb-basemap-button",
        open: atMap,
      },
      {
        title: "Legends",
        text: "What each colour on the map stands for. If your map was empty, layers were added for this step; they go again at the end.",
        at: ".sb-legends",
        ...(withLayers && { scene: withLayers }),
        open: atMap,
        holds: hasLayers,
      },
    ],
    "Add & Explore Layers": [
      {
        title: "Add layers",
        text: "Begin here: choose what could be harmed, such as buildings, and what could harm it, such as a flood.",
        at: ".map-page-toolbar .bp6-intent-primary",
        open: atMap,
      },
      {
        title: "Elements",
        text: "What could be harmed: buildings, roads, pipes and more. Choose one or several.",
        at: ".map-page-add-tabs [role='tab']:nth-of-type(1)",
        open: inDialog("elements"),
      },
      {
        title: facts.hazards,
        text: "What could harm them. A figure needs at least one of these and one element.",
        at: ".map-page-add-tabs [role='tab']:nth-of-type(2)",
        open: inDialog("hazards"),
      },
      {
        title: "Contextual",
        text: "More to look at beside them, such as boundaries. It changes no figure.",
        at: ".map-page-add-tabs [role='tab']:nth-of-type(3)",
        open: inDialog("contextual"),
      },
      {
        title: "Layers Preview",
        text: "What you have chosen waits here. Done puts it on the map, Cancel leaves the map as it is.",
        // With its buttons, which the words would lie over; on a phone those stand below.
        at: ".map-page-add-preview, .map-page-preview",
        open: inDialog("elements"),
      },
      {
        title: "Scenario Controls",
        text: "Choose how rare the event is and how far ahead you look. Map and figures follow.",
        at: ".map-page-controls",
        scene: layersTab,
        open: atPanel,
        holds: hasLayers,
      },
      {
        title: "Show and hide",
        text: "The eye hides a layer from the map and shows it again. Figures count it all the same.",
        at: ".map-page-layer-line [aria-label^='Show ']",
        scene: layersTab,
        open: atPanel,
        holds: hasLayers,
      },
      {
        title: "Layer details",
        text: "Open a layer to read where it comes from, to filter it or to move it up or down.",
        at: ".map-page-layer-open",
        scene: layersTab,
        open: atPanel,
        holds: hasLayers,
      },
    ],
    "Navigating the Sidebar": [
      {
        title: "Layers",
        text: "What is on your map and how it is set.",
        at: "#map-page-tab-layers",
        scene: layersTab,
        open: atPanel,
      },
      {
        title: "Risk Summary",
        text: "How many elements the hazard reaches, and how badly. Figures follow your layers, regions and areas.",
        at: "#map-page-tab-risk",
        scene: summaryTab,
        open: atPanel,
      },
      {
        title: "The chart",
        text: "How the elements spread over the states of damage. Table, beside a chart, shows its numbers.",
        at: ".risk-summary .sb-chart",
        scene: summaryTab,
        open: atWholePanel,
        holds: hasLayers,
      },
      {
        title: "Export Risk Summary",
        text: "Take the figures with you, as a report or as data. You have to be logged in.",
        at: ".risk-export",
        scene: summaryTab,
        open: atPanel,
        holds: hasLayers && facts.hasReportStep,
      },
      {
        title: "Methodology Report",
        text: "How your figures are worked out, for whoever asks.",
        at: ".risk-methods-report",
        scene: summaryTab,
        open: atPanel,
        holds: facts.hasMethodsReport,
      },
      {
        title: "Selected",
        text: "Click a building or a road on the map. What is known of it stands here.",
        at: "#map-page-tab-selection",
        scene: selectedTab,
        open: atPanel,
      },
    ],
    "Map Tools": [
      {
        title: "Regions",
        text: "Look at one region or a few. Figures then count what lies in them.",
        at: ".map-page-toolbar-regions",
        open: atMap,
        holds: facts.regionCount > 1,
      },
      {
        title: "Draw an area",
        text: "Draw around what you want to know about, or bring a file of your own. Figures then count what it touches.",
        at: ".sb-map-controls [aria-label='Draw an area']",
        open: atMap,
      },
      {
        title: "Measure",
        text: "Click from point to point to measure a distance or an area.",
        at: ".sb-map-controls [aria-label='Measure']",
        open: atMap,
      },
      {
        title: "Picture and print",
        text: "Copy the map, save it as a picture or print it, with its legends and sources.",
        // Under View where there is no room for a button of its own.
        at: ".sb-map-picture button, .sb-basemap-button",
        open: atMap,
      },
      {
        title: "Full screen",
        text: "Give the map the whole screen, as for a meeting. Press Escape to come back.",
        at: ".sb-map-controls [aria-label='Full screen']",
        open: atMap,
      },
    ],
  };
  return Object.entries(steps).flatMap(([module, own]) =>
    own
      .filter(({ holds = true }) => holds)
      // Written above, each under a module.
      .map(({ holds: _holds, ...step }) => ({ ...step, module: module as TutorialModule })),
  );
}

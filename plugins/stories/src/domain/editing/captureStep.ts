import type { StoryStep } from "@stopbank/contract/story";
import type { Basemap, Scene } from "@stopbank/scene";

/** What of a step is taken from the map: its place and ground, its layers, or which part of the district is looked at. */
export type StepView = Pick<StoryStep, "location" | "basemap">;
/** Which elements of its layers a step is about, and how long after the event. */
export type StepSelection = Pick<StoryStep, "filters" | "nDays">;
export type StepLayers = Required<Pick<StoryStep, "elements" | "scenarios" | "contexts">>;

/** As the specification names them (AMB-25). */
const groundNames: Readonly<Record<Basemap, string>> = {
  default: "Street",
  satellite: "Satellite",
  terrain: "Contours",
};

/** Where the map looks, and on what ground. */
export function captureView({ camera, basemap }: Pick<Scene, "camera" | "basemap">): Required<StepView> {
  const { longitude, latitude, zoom, pitch, bearing } = camera;
  return {
    location: {
      longitude,
      latitude,
      zoom,
      ...(pitch === 0 ? {} : { pitch }),
      ...(bearing === 0 ? {} : { bearing }),
    },
    basemap: groundNames[basemap],
  };
}

/** What the map shows, topmost first; what is switched off there is left out, and so is what only a selected element brought. */
export function captureLayers({ layers }: Pick<Scene, "layers">): StepLayers {
  const shown = layers.filter(({ visible }) => visible);
  return {
    elements: shown.flatMap((layer) => (layer.kind === "element" ? [layer.id] : [])),
    contexts: shown.flatMap((layer) => (layer.kind === "contextual" ? [layer.id] : [])),
    scenarios: shown.flatMap((layer) =>
      layer.kind === "hazard" && layer.addedByKnownRisks !== true ? [layer.scenario] : [],
    ),
  };
}

/** The filters of layers that are shown, and the days that services are out; what there is none of is left out. */
export function captureSelection({
  layers,
  filters,
  nDays,
}: Pick<Scene, "layers" | "filters" | "nDays">): StepSelection {
  const shown = new Set(captureLayers({ layers }).elements);
  const own = Object.entries(filters).filter(([type]) => shown.has(type));
  return {
    ...(own.length === 0 ? {} : { filters: Object.fromEntries(own) }),
    ...(nDays === undefined ? {} : { nDays }),
  };
}

/** The regions that the map is narrowed to; none where it is not. */
const captureRegions = ({ regions }: Pick<Scene, "regions">): Pick<StoryStep, "regions"> =>
  regions.length === 0 ? {} : { regions: [...regions] };

/**
 * The scene of now as a step of a story: the inverse of showing a card (`showCard`).
 *
 * @param area what the API keeps the scene's area as: a drawn one is kept first. @param title what the step is called.
 */
export const stepOfScene = (scene: Scene, area: string | undefined, title: string): StoryStep => ({
  title,
  sections: [{ header: "", content: "" }],
  ...captureView(scene),
  ...captureLayers(scene),
  ...captureSelection(scene),
  ...captureRegions(scene),
  ...(area === undefined ? {} : { area }),
});

import type { StoryLayer, WireStory, WireStoryStep } from "@stopbank/contract/stories";
import type { FigureRow } from "@stopbank/contract/story-figures";

/** A layer of a story, of the small dataset that maps are tested with. */
export const storyLayer = (
  layerType: StoryLayer["layerType"],
  id: string,
  more: Partial<StoryLayer> = {},
): StoryLayer => ({
  layerType,
  id,
  assetTag: id,
  display_name: `${id.charAt(0).toUpperCase()}${id.slice(1).replaceAll("_", " ")}`,
  icon: "Warning",
  tilesets: [],
  legend: null,
  visible: true,
  interactivityDisabled: false,
  ...more,
});

export const storyStep = (title: string, more: Partial<WireStoryStep> = {}): WireStoryStep => ({
  title,
  sections: [{ header: "What happened", content: "The river rose **4 m** in a night." }],
  basemap: "Street",
  regions: [],
  ...more,
});

const buildings = storyLayer("asset", "buildings");
const coastal = storyLayer("hazard", "coastal", {
  assetTag: "coastal_raster",
  display_name: "Coastal flooding, once in 100 years",
});

/** A story of two chapters and three steps. */
export const story = (more: Partial<WireStory> = {}): WireStory => ({
  id: 1,
  title: "A flood of the Awatōrea",
  description: "What a flood of once in a hundred years would reach.",
  elements: [buildings],
  scenarios: [coastal],
  chapters: [
    {
      title: "The river",
      steps: [
        storyStep("Rain in the hills", {
          location: { longitude: 172.9, latitude: -40.3, zoom: 12 },
          basemap: "Contours",
        }),
        storyStep("The stopbank", { elements: [], regions: ["north", "east"] }),
      ],
    },
    {
      title: "The town",
      elements: [storyLayer("asset", "schools")],
      steps: [storyStep("Who lives there", { contexts: [storyLayer("information", "context_polygon")] })],
    },
  ],
  ...more,
});

/** A row of a step's table of figures. */
export const figureRow = (element_type: string, element_name: string, exposed: string): FigureRow => ({
  element_type,
  element_name,
  scenario: "river_flood_100yr",
  scenario_name: "River flooding, 1 in 100 years, today's climate, stopbanks hold",
  total: "9,412",
  assessed: "8,120",
  exposed,
  share_exposed: "15.2%",
});

import type { RouteExample } from "../../route.ts";
import type { StoryLayer, WireStory } from "../../schemas/stories/story.ts";
import type { AskedFigures, ChangedStories, StoryFigures } from "../../schemas/stories/storyFigures.ts";

const dataset = "48fb3b0a57cb7546";
const params = { storyId: "1" };
const breach = "river_flood_100yr_present_breach";
const exposed = `risk.buildings.${breach}.exposed`;

const buildings: StoryLayer = {
  layerType: "asset",
  id: "buildings",
  assetTag: "buildings",
  display_name: "Buildings",
  icon: "home",
  tilesets: [
    {
      id: "buildings",
      type: "vector",
      url: `/api/tiles/larkhaven/${dataset}/vector/buildings/{z}/{x}/{y}.mvt`,
      sourceLayer: "buildings",
      minZoom: 0,
      maxZoom: 14,
      bounds: [172.76985358784017, -40.37873349898304, 172.9874591618686, -40.22356829693761],
      style: { color: "#6b4c3b", weight: 1 },
      icon: "home",
      unit: "each",
      has_extrusion: true,
    },
  ],
  legend: {
    title: "Buildings",
    sections: [{ type: "categorical", items: [{ color: "#6b4c3b", label: "Buildings", type: "fill" }] }],
  },
  visible: true,
  interactivityDisabled: false,
};

/** As anybody may read it: its presenter notes are for the client's own. */
const embedded: WireStory = {
  id: 1,
  version: 1,
  title: "A flood of the Awatōrea",
  description:
    "The river built the plain that most of the district lives on, and now and then it wants it back.",
  coverImageUrl: "media/20b2ef54fcaf7fd2a0f9d9f839859188-1200x675.webp",
  coverImageAlt: "The Awatōrea winding over its plain below the ranges, from the air",
  elements: [buildings],
  chapters: [
    {
      title: "The night the bank gives way",
      steps: [
        {
          title: "Five times the town",
          location: { zoom: 13.4, latitude: -40.2925, longitude: 172.9385 },
          sections: [
            {
              header: "The same flood, without its bank",
              content: `Not one drop more comes down the river, and {{${exposed}}} buildings are reached.`,
            },
          ],
          basemap: "Street",
          regions: [],
        },
      ],
    },
  ],
};

const story: WireStory = {
  ...embedded,
  chapters: embedded.chapters.map((chapter) => ({
    ...chapter,
    steps: chapter.steps.map((step) => ({
      ...step,
      notes: "Expect the question: how likely is a breach? The honest answer is that nobody has studied it.",
    })),
  })),
};

const figures: StoryFigures = {
  story_version: 1,
  dataset_version: dataset,
  published: {
    at: "2026-11-29T10:17:46.014Z",
    dataset_version: dataset,
    dataset_at: "2026-11-29T10:17:43.353Z",
  },
  steps: [
    {
      step: 6,
      figures: [{ name: exposed, value: 2548, text: "2,548" }],
      rows: [
        {
          element_type: "buildings",
          element_name: "Buildings",
          scenario: breach,
          scenario_name: "River flooding, 1 in 100 years, present climate, stopbanks breach",
          total: "6,958",
          assessed: "4,402",
          exposed: "2,548",
          share_exposed: "57.9%",
        },
      ],
    },
  ],
};

const asked: AskedFigures = {
  dataset_version: dataset,
  figures: [{ name: exposed, value: 192, text: "192" }],
};

const changed: ChangedStories = [
  { id: 1, story_version: 1, changed: 3, published_with: "2026-11-29T10:17:43.353Z" },
];

export const storyExamples = {
  stories: { response: [story] },
  storyTitles: { response: [{ id: 1, version: 1, title: story.title }] },
  storyFigures: { params, query: { version: "1" }, response: figures },
  changedStories: { response: changed },
  stepFigures: { body: { names: [exposed], regions: ["suburbs.beachside"] }, response: asked },
  embeddedStory: { params, response: embedded },
  embeddedStoryFigures: { params, response: figures },
} satisfies Readonly<Record<string, RouteExample>>;

import type { WireStory, WireStoryStep } from "@stopbank/contract/stories";
import type { Story, StoryStep } from "@stopbank/contract/story";
import type { StoryLayers } from "./storyLayers.ts";

/** What each level of a story may say is on the map. */
type Shown = Pick<StoryStep, "elements" | "scenarios" | "contexts">;

/** A story as the map takes it: with the layers that it names, as the dataset has them. */
export const wireStory = (id: number, story: Story, layers: StoryLayers): WireStory => {
  const { chapters, elements, scenarios, contexts, ...about } = story;
  return {
    id,
    ...about,
    chapters: chapters.map(({ title, steps, ...shown }) => ({
      title,
      steps: steps.map((step) => wireStep(step, layers)),
      ...joined(shown, layers),
    })),
    ...joined({ elements, scenarios, contexts }, layers),
  };
};

/** AMB-25: without a basemap of its own a step has Street. */
const wireStep = (step: StoryStep, layers: StoryLayers): WireStoryStep => {
  const { elements, scenarios, contexts, basemap = "Street", regions = [], ...rest } = step;
  return { ...rest, basemap, regions, ...joined({ elements, scenarios, contexts }, layers) };
};

/** AMB-40: a field that a level does not have is absent, and an empty one is there. */
const joined = (
  { elements, scenarios, contexts }: Shown,
  layers: StoryLayers,
): Pick<WireStoryStep, "elements" | "scenarios" | "contexts"> => ({
  ...(elements === undefined ? {} : { elements: elements.map(layers.element) }),
  ...(scenarios === undefined ? {} : { scenarios: scenarios.map(layers.scenario) }),
  ...(contexts === undefined ? {} : { contexts: contexts.map(layers.context) }),
});

/** How many layers a story names in all: an answer grows by a kilobyte or so with each. */
export const layerMentions = ({ chapters, ...story }: Story): number =>
  [story, ...chapters, ...chapters.flatMap(({ steps }) => steps)].reduce(
    (sum, { elements = [], scenarios = [], contexts = [] }) =>
      sum + elements.length + scenarios.length + contexts.length,
    0,
  );

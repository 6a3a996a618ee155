import type { Story, StoryStep } from "../content/story.ts";
import type { StoryLayer, WireStory, WireStoryStep } from "../schemas/stories/story.ts";

/** Joins names with what is known of them; a name that nothing is known of has a layer too, marked as gone. */
export interface StoryLayers {
  element(type: string): StoryLayer;
  scenario(assetTag: string): StoryLayer;
  context(id: string): StoryLayer;
}

/** What each level of a story may say is on the map. */
type Shown = Pick<StoryStep, "elements" | "scenarios" | "contexts">;

/** A story as the viewer takes it: with the layers that it names. */
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
  ...(elements === undefined ? {} : { elements: elements.map((type) => layers.element(type)) }),
  ...(scenarios === undefined ? {} : { scenarios: scenarios.map((tag) => layers.scenario(tag)) }),
  ...(contexts === undefined ? {} : { contexts: contexts.map((context) => layers.context(context)) }),
});

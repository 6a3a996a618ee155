import type { StoryLayer, WireStory } from "@stopbank/contract/stories";
import type { Story } from "@stopbank/contract/story";
import { wireStory } from "@stopbank/contract/wire-story";
import type { LayerIndex } from "@stopbank/map/layer-index";
import { cardsOf, type StoryCard } from "../storySteps.ts";
import type { StepPlace } from "./storyEdits.ts";

type Known = Pick<LayerIndex, "elements" | "hazards" | "contextual">;

const layer = (
  layerType: StoryLayer["layerType"],
  id: string,
  known: { readonly display_name: string; readonly icon: string } | undefined,
  assetTag = id,
): StoryLayer => ({
  layerType,
  id,
  assetTag,
  display_name: known?.display_name ?? assetTag,
  icon: known?.icon ?? "Warning",
  tilesets: [],
  legend: null,
  visible: true,
  interactivityDisabled: false,
  ...(known === undefined ? { isGone: true as const } : {}),
});

function scenarioLayer(assetTag: string, { hazards }: Known): StoryLayer {
  for (const [id, { title, scenarios }] of hazards) {
    const scenario = scenarios.find((one) => one.assetTag === assetTag);
    if (scenario !== undefined)
      return layer("hazard", id, { display_name: scenario.display_name || title, icon: "Warning" }, assetTag);
  }
  return layer("hazard", assetTag, undefined);
}

/**
 * A draft as the viewer takes a story, so that its own views draw the preview. Layers are joined from what the map offers; tiles and
 * legends come from there too and are left out.
 */
export const wireStoryOf = (id: number, draft: Story, index: Known): WireStory =>
  wireStory(id, draft, {
    element: (type) => layer("asset", type, index.elements.get(type)),
    scenario: (tag) => scenarioLayer(tag, index),
    context: (context) => layer("information", context, index.contextual.get(context)),
  });

/** The card of a step; the introduction for a place where there is none. */
export function cardOfStep(story: WireStory, { chapter, step }: StepPlace): StoryCard {
  const cards = cardsOf(story);
  const before = story.chapters.slice(0, chapter).reduce((sum, { steps }) => sum + steps.length, 0);
  return cards[1 + before + step] ?? (cards[0] as StoryCard);
}

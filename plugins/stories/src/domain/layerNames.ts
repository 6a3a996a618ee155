import type { StoryLayer, WireStoryStep } from "@stopbank/contract/stories";

/** What layers are called, and which of them the data of today lacks. */
export const layerNames = (
  layers: readonly Pick<StoryLayer, "display_name" | "isGone">[],
): readonly string[] =>
  layers.map(({ display_name, isGone }) =>
    isGone === true ? `${display_name} (no longer in the data)` : display_name,
  );

/** What a story, chapter or step says of layers, by their names; undefined where it says nothing (AMB-40). */
export const ownLayerNames = ({
  elements,
  contexts,
  scenarios,
}: Pick<WireStoryStep, "elements" | "contexts" | "scenarios">): readonly string[] | undefined =>
  elements === undefined && contexts === undefined && scenarios === undefined
    ? undefined
    : layerNames([...(elements ?? []), ...(contexts ?? []), ...(scenarios ?? [])]);

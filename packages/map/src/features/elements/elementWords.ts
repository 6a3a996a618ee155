import type { ElementExposure } from "@stopbank/contract/elements";
import { formatIntensity } from "@stopbank/numbers";
import type { Scene } from "@stopbank/scene";
import { otherSide } from "@stopbank/scene/compare";
import { layersOfKind } from "@stopbank/scene/layers";
import type { HoverMore, HoverQuestion } from "../../feature/hoverWords.ts";
import type { LiveMap } from "../../feature/liveMap.ts";

/** What an element is and what each hazard that is shown does to it, as the server says. */
export function elementQuestion(
  { host, index }: Pick<LiveMap, "host" | "index">,
  scene: Scene,
  type: string,
  id: string,
): HoverQuestion {
  const sides = scene.compare?.shows === "differences" ? [scene, otherSide(scene)] : [scene];
  const tags = new Set(sides.flatMap(visibleScenarios));
  // An unknown day would fail the whole question.
  const nDays = index.elements.get(type)?.n_days.find((each) => each === scene.nDays);
  return {
    key: JSON.stringify([type, id, [...tags], nDays]),
    ask: async (signal) => {
      const [sentence, exposures] = await Promise.all([
        host.fetchElementSentence(type, id, signal),
        tags.size === 0 ? [] : host.fetchElementExposures(type, id, { tags: [...tags], nDays }, signal),
      ]);
      return wordsOf(sentence, exposures);
    },
  };
}

const visibleScenarios = (scene: Scene) =>
  layersOfKind(scene, "hazard").flatMap(({ visible, scenario }) => (visible ? [scenario] : []));

const wordsOf = (sentence: string, exposures: readonly ElementExposure[]): HoverMore => ({
  sentence,
  hazards: exposures.map(({ display_name, sentence: says, exposure_value, unit }) => ({
    title: display_name,
    sentence: says,
    value: exposure_value === null ? undefined : formatIntensity(exposure_value, unit),
  })),
});

import type { Scene } from "@stopbank/scene";
import type { LegendCard, LegendFacts } from "../feature/legendCard.ts";
import { legendCards } from "../feature/legendCards.ts";
import type { MapFeature } from "../feature/mapFeature.ts";
import { changeCodes } from "../features/elements/changeCodes.ts";
import { notAssessedCode } from "../palettes.ts";

/**
 * What the colours of a still map mean. On the screen a legend has what there is on the map; on paper, which nobody can
 * ask, what was not assessed is explained beside the classes wherever there are any.
 */
export function legendForPaper(
  features: readonly MapFeature[],
  scene: Scene,
  facts: LegendFacts,
): readonly LegendCard[] {
  const classes = new Map(
    [...(facts.classes ?? [])].map(([type, codes]) => [
      type,
      new Set([...codes, notAssessedCode, changeCodes.notComparable]),
    ]),
  );
  return legendCards(features, scene, { ...facts, classes }).cards;
}

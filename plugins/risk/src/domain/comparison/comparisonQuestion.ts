import type { ElementLayer } from "@stopbank/contract/layers";
import { type StatsQuestion, statsQuestion } from "@stopbank/map-page/stats-question";
import type { Scene } from "@stopbank/scene";
import { otherSide } from "@stopbank/scene/compare";

/** The summary's question asked of two sides. */
export interface ComparisonQuestion extends Omit<StatsQuestion, "tags"> {
  /** Scenarios of the side that the scene is, of all its hazards. */
  readonly before: readonly string[];
  /** Of the other. */
  readonly after: readonly string[];
}

/** Undefined while nothing is compared, and where there is nothing to ask: it takes an element layer and a hazard. */
export function comparisonQuestion(
  scene: Scene,
  elements: ReadonlyMap<string, Pick<ElementLayer, "is_cascading" | "n_days">>,
): ComparisonQuestion | undefined {
  if (scene.compare === undefined) return undefined;
  const { compare: _compare, ...sideA } = scene;
  const asked = statsQuestion(sideA, elements);
  const other = statsQuestion(otherSide(scene), elements);
  if (asked === undefined || other === undefined) return undefined;
  const { tags, ...rest } = asked;
  return { ...rest, before: tags, after: other.tags };
}

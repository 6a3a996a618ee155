import { type AreaSums, addToAreas, startAreaSums } from "@stopbank/risk-engine/area-sums";
import { partsOf } from "@stopbank/risk-engine/select";
import type { HazardScenario } from "../data/directory.ts";
import type { ServedDataset } from "../data/servedDataset.ts";
import { inTurns, turnWhile, type Waiter } from "../work/inTurns.ts";
import { type ChosenElements, elementsATurn, elementsOfSet } from "./chosenElements.ts";
import type { FittedElement, FittedLayer } from "./fittedSettings.ts";
import { knownExposure } from "./knownExposure.ts";

/** What is done to elements, and what the damage classes weigh. */
export interface Effect {
  readonly hazardScenarios: readonly HazardScenario[];
  /** By the stored code of the class. */
  readonly weightOf: Float64Array;
}

/**
 * What hazard scenarios do to elements of a value set in each area, by the region's code.
 *
 * @returns undefined where the data does not say in which of the areas they lie.
 */
export async function elementSums(
  dataset: ServedDataset,
  element: FittedElement,
  { hazardScenarios, weightOf }: Effect,
  { regionGroup, areaCount }: Pick<FittedLayer, "regionGroup" | "areaCount">,
  asker: Waiter,
): Promise<AreaSums | undefined> {
  const turn = turnWhile(asker);
  if (!element.type.regionGroups.includes(regionGroup)) return undefined;
  await turn();
  const { table, selection } = await elementsOfSet(dataset, element, [regionGroup], turn);
  const exposure = await knownExposure(dataset, element.type, hazardScenarios, asker);
  const columns = { exposure, metric: table.metric, areaOf: table.regionCode(regionGroup) };
  const sums = startAreaSums(areaCount);
  await inTurns(turn, partsOf(selection, elementsATurn), (part) => addToAreas(sums, part, columns, weightOf));
  return sums;
}

/** The same of all the elements chosen as one, whatever area they lie in. */
export async function sumsOfAll(
  dataset: ServedDataset,
  { table, selection }: ChosenElements,
  { hazardScenarios, weightOf }: Effect,
  asker: Waiter,
): Promise<Readonly<Record<keyof AreaSums, number>>> {
  const { description, count, metric } = table;
  const exposure = await knownExposure(dataset, description, hazardScenarios, asker);
  const columns = { exposure, metric, areaOf: new Uint16Array(count) };
  const sums = startAreaSums(1);
  await inTurns(turnWhile(asker), partsOf(selection, elementsATurn), (part) =>
    addToAreas(sums, part, columns, weightOf),
  );
  return sumsOf(sums, 0);
}

/** One area's. */
export const sumsOf = (sums: AreaSums, area: number): Record<keyof AreaSums, number> => ({
  total: sums.total[area] ?? 0,
  notAssessed: sums.notAssessed[area] ?? 0,
  partlyAssessed: sums.partlyAssessed[area] ?? 0,
  exposed: sums.exposed[area] ?? 0,
  weighted: sums.weighted[area] ?? 0,
  assumed: sums.assumed[area] ?? 0,
});

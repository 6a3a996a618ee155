import type { Hazard, Scenario } from "@stopbank/dataset/manifest";
import { blockSums, blockSumsBytes, coarseSums, restOf } from "@stopbank/risk-engine/block-sums";
import { type Selection, wholeLayer } from "@stopbank/risk-engine/select";
import {
  type ExposureTotals,
  emptyColumns,
  type Measures,
  totalsOfBlocks,
} from "@stopbank/risk-engine/summarise";
import { attributeNamed, damageCostKey, noReplacementCost, numbersOf } from "../ask/measuredAttribute.ts";
import type { ServedDataset } from "../data/servedDataset.ts";
import type { ServedLayer } from "../data/servedLayer.ts";
import { daysFor, scenarioExposure } from "../exposure/scenarioExposure.ts";
import type { Turn } from "../work/inTurns.ts";
import { knownDamage, type ScenarioDamage } from "./hazardDamage.ts";

/** The measure that counts, or adds up lengths or areas. */
export const metricMeasure = "hazard_scenario_metric";

/** What is added up, in which scenarios of a hazard. */
export interface TotalsQuestion {
  readonly hazard: Hazard;
  readonly scenarios: readonly Scenario[];
  readonly nDays: number | undefined;
  /** {@link metricMeasure}, `replacement_cost`, `damage_cost`, or a numeric attribute. */
  readonly measure: string;
}

/**
 * What each scenario does to the selected elements, from sums of blocks that are kept: a question about a hundred and fifty
 * scenarios looks at the elements of cut blocks alone. In the order of the scenarios.
 *
 * @throws DomainError `risk/no-replacement-cost`, `risk/no-damage-curve`, `filter/...`, `risk/unknown-days`.
 */
export async function keptTotals(
  dataset: ServedDataset,
  layer: ServedLayer,
  question: TotalsQuestion,
  selection: Selection,
  turn: Turn,
): Promise<ExposureTotals[]> {
  const { hazard, scenarios } = question;
  const { description, count } = layer.table;
  const nDays = daysFor(description, question.nDays);
  const { name, measuresIn } = await measuredBy(dataset, layer, question);
  const exposures = await Promise.all(
    scenarios.map((scenario) => scenarioExposure(dataset, description, { hazard, scenario }, nDays)),
  );
  const totals: ExposureTotals[] = [];
  let rest: Selection | undefined;
  for (const [i, scenario] of scenarios.entries()) {
    await turn();
    const exposure = exposures[i]!;
    const measuresOf = await measuresIn(scenario);
    const key = ["coarse sums", description.type, hazard.hazardId, scenario.tag, nDays, name].join(" ");
    const sums = await dataset.keep(key, async () => {
      const value = blockSums(exposure, measuresOf(wholeLayer(count)), count, coarseSums);
      return { value, bytes: blockSumsBytes(value) };
    });
    // The blocks of one layer are the same in all its scenarios.
    rest ??= restOf(selection, sums);
    totals.push(totalsOfBlocks(selection, exposure, measuresOf(rest), sums));
  }
  return totals;
}

interface MeasuredBy {
  /** What the sums are kept under. */
  readonly name: string;
  /** What to add up in a scenario, of those elements at least that are named. */
  measuresIn(scenario: Scenario): Promise<(elements: Selection) => Measures>;
}

/** The engine's column of costs is one of numbers that some elements lack, whatever they are. */
async function measuredBy(
  dataset: ServedDataset,
  layer: ServedLayer,
  { hazard, nDays, measure }: TotalsQuestion,
): Promise<MeasuredBy> {
  const { measures, table } = layer;
  const ofLayer = async () => () => measures;
  if (measure === metricMeasure) return { name: "", measuresIn: ofLayer };
  if (measure === damageCostKey) {
    const damage = await knownDamage(dataset, layer, hazard, nDays);
    const measuresOf = damagesOnce(table.count);
    return {
      name: damageCostKey,
      measuresIn: async (scenario) => {
        const damages = await damage.in(scenario);
        return (elements) => measuresOf(damages, elements);
      },
    };
  }
  const attribute = attributeNamed(layer, measure);
  if (attribute === undefined) throw noReplacementCost(table.description.displayName);
  const replacementCost = numbersOf(layer, attribute);
  if (replacementCost === measures.replacementCost) return { name: "", measuresIn: ofLayer };
  return { name: `by ${attribute.key}`, measuresIn: async () => () => ({ replacementCost }) };
}

/**
 * Damage in columns that are used again for each scenario: those of a million elements take 24 MB. By row of the exposure where
 * that holds all, which has nothing to clear and leaves alone what no scenario reaches.
 */
function damagesOnce(count: number) {
  const damages = emptyColumns(count);
  return ({ fill, fillRows }: ScenarioDamage, elements: Selection): Measures => {
    if (fillRows !== undefined) {
      fillRows(elements, damages);
      return { replacementCost: damages, isCostByRow: true };
    }
    const { ranges } = elements;
    for (const column of [damages.min, damages.value, damages.max])
      for (let run = 0; run < ranges.length; run += 2) column.fill(0, ranges[run], ranges[run + 1]);
    fill(elements, damages);
    return { replacementCost: damages };
  };
}

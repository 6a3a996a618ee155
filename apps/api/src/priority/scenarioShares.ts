import type { AreaSums } from "@stopbank/risk-engine/area-sums";
import { type ValueSetShares, valueSetShares } from "@stopbank/risk-engine/value-set-shares";
import type { ServedDataset } from "../data/servedDataset.ts";
import { turnWhile, type Waiter } from "../work/inTurns.ts";
import { elementSums } from "./elementSums.ts";
import type { FittedLayer, FittedScenario, FittedSettings } from "./fittedSettings.ts";

/** What is ranked: the areas of a layer under a scenario, by a client's settings. */
export interface Ranking {
  readonly dataset: ServedDataset;
  readonly settings: FittedSettings;
  readonly scenario: FittedScenario;
  readonly layer: FittedLayer;
}

/** What a scenario does to each area, whatever is thought important; areas by their region's code. */
export interface ScenarioShares {
  /** By value set, in the settings' order. */
  readonly sets: readonly ValueSetShares[];
  /** By element id; what is not sorted into the areas is not there. */
  readonly sums: ReadonlyMap<string, AreaSums>;
}

/** Worked out once for a dataset, settings, scenario and area layer: what follows is arithmetic of a few numbers an area. */
export const scenarioShares = (ranking: Ranking, asker: Waiter): Promise<ScenarioShares> =>
  ranking.dataset.keepWhileWanted(rankingKey("shares", ranking), asker, async (wanting) => {
    const { dataset, settings, scenario, layer } = ranking;
    const { valueSets, weightOf } = settings;
    const effect = { hazardScenarios: scenario.hazardScenarios, weightOf };
    const elements = new Set(valueSets.flatMap((set) => set.elements));
    const sums = new Map<string, AreaSums>();
    for (const element of elements) {
      const own = await elementSums(dataset, element, effect, layer, wanting);
      if (own !== undefined) sums.set(element.elementId, own);
    }
    await turnWhile(wanting)();
    const sets = valueSets.map((set) => {
      const layers = set.elements.flatMap(({ elementId, type }) => {
        const own = sums.get(elementId);
        return own === undefined ? [] : [{ unit: type.metric.unit, sums: own }];
      });
      return layers.length === 0 ? nothingKnown(layer.areaCount) : valueSetShares(layers, layer.areaCount);
    });
    const bytes = layer.areaCount * (sums.size * bytesASum + sets.length * bytesAShare);
    return { value: { sets, sums }, bytes };
  });

/** By which what is worked out of a ranking is kept with its dataset. */
export const rankingKey = (what: string, { settings, scenario, layer }: Ranking): string =>
  ["priority", what, settings.version, scenario.id, layer.regionGroup].join(" ");

/** A set of which nobody knows in which areas it lies is not safe in any. */
const nothingKnown = (areas: number): ValueSetShares => ({
  share: new Float64Array(areas).fill(Number.NaN),
  unknown: new Float64Array(areas).fill(1),
  assumed: new Float64Array(areas).fill(Number.NaN),
});

/** Six sums and three shares of 8 bytes. */
const bytesASum = 48;
const bytesAShare = 24;

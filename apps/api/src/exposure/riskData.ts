import type { MultiHazardStats, RiskData, RiskNumbers } from "@stopbank/contract/risk";
import type { ElementType } from "@stopbank/dataset/manifest";
import { projectedRisk } from "@stopbank/risk-engine/projection";
import type { Selection } from "@stopbank/risk-engine/select";
import { summaryOf } from "@stopbank/risk-engine/summarise";
import type { RiskQuestion } from "../ask/riskQuestion.ts";
import { elementsAsked, selectionColumns } from "../ask/selection.ts";
import type { HazardScenario } from "../data/directory.ts";
import type { ServedDataset } from "../data/servedDataset.ts";
import { exposureSentence, scenarioPhrase } from "../wire/exposureSentence.ts";
import { moneyOf } from "../wire/money.ts";
import { countsByClass, scenarioNumbers, sharedNumbers } from "../wire/riskNumbers.ts";
import {
  daysFor,
  exposureUnit,
  scenarioExposure,
  scenarioSums,
  worstExposure,
  worstSums,
} from "./scenarioExposure.ts";

/**
 * What each scenario does to the selected elements of a layer, in the order of the tags.
 *
 * @throws DomainError `dataset/unknown-...`, `risk/unknown-days`, `elements/unknown`, `filter/...`.
 */
export async function riskByScenario(
  dataset: ServedDataset,
  { type, selection: request, nDays: wished }: RiskQuestion,
  tags: readonly string[],
): Promise<RiskData[]> {
  const columns = selectionColumns(dataset.directory.elementType(type), request);
  const layer = await dataset.layer(type, columns);
  const { description } = layer.table;
  const nDays = daysFor(description, wished);
  const { work, asker } = request;
  let elements = await elementsAsked(layer, request);
  // Days are counted over the same elements, and further scenarios look for them no more.
  const isSelectionWanted = description.isCascading || tags.length > 1;
  const answers: RiskData[] = [];
  for (const tag of tags) {
    await asker.turn();
    const hazardScenario = dataset.directory.scenario(tag);
    const exposure = await scenarioExposure(dataset, description, hazardScenario, nDays);
    const blocks = await scenarioSums(dataset, layer, hazardScenario, nDays, exposure, request);
    const { measures } = layer;
    const tallied = await work.tally(
      { elements, isSelectionWanted },
      layer,
      { exposure, measures, blocks },
      asker,
    );
    elements = tallied.selection ?? elements;
    const summary = summaryOf(tallied.tally, measures, blocks);
    const data: RiskNumbers = {
      ...sharedNumbers(description, summary),
      ...scenarioNumbers(summary, moneyOf(dataset.manifest, description)),
      unit: exposureUnit(description, hazardScenario.hazard),
      n_days_buckets: await daysBuckets(dataset, description, hazardScenario, tallied.selection),
      sentence: exposureSentence({
        type: description,
        totals: summary,
        scenarios: scenarioPhrase(hazardScenario),
        nDays,
      }),
    };
    answers.push({ asset_type: type, hazard_scenario: tag, dataset_version: dataset.version, data });
  }
  return answers;
}

/** For a cascading layer, how many elements are out on each day after the event. */
async function daysBuckets(
  dataset: ServedDataset,
  type: ElementType,
  hazardScenario: HazardScenario,
  selection: Selection | undefined,
): Promise<RiskNumbers["n_days_buckets"]> {
  if (!type.isCascading || type.nDays === undefined || selection === undefined) return [];
  const steps = await Promise.all(
    type.nDays.map(async (nDays) => ({
      parameterValue: nDays,
      exposure: await scenarioExposure(dataset, type, hazardScenario, nDays),
    })),
  );
  return projectedRisk(selection, steps).map(({ parameterValue, byClass }) => ({
    n_days: parameterValue,
    ...countsByClass((name) => byClass[name].count),
  }));
}

/** What several scenarios together do to the selected elements of a layer: each counts once, in its worst class. */
export async function riskTogether(
  dataset: ServedDataset,
  { type, selection: request, nDays: wished }: RiskQuestion,
  tags: readonly string[],
): Promise<MultiHazardStats[number]> {
  const columns = selectionColumns(dataset.directory.elementType(type), request);
  const layer = await dataset.layer(type, columns);
  const { description } = layer.table;
  const nDays = daysFor(description, wished);
  const { work, asker } = request;
  const hazardScenarios = tags.map((tag) => dataset.directory.scenario(tag));
  const exposure = await worstExposure(dataset, description, hazardScenarios, nDays, asker);
  const blocks = await worstSums(dataset, layer, hazardScenarios, nDays, exposure, request);
  const { measures } = layer;
  const elements = await elementsAsked(layer, request);
  const { tally } = await work.tally(
    { elements, isSelectionWanted: false },
    layer,
    { exposure, measures, blocks },
    asker,
  );
  const summary = summaryOf(tally, measures, blocks);
  const [only, ...otherScenarios] = hazardScenarios;
  const scenarios =
    only !== undefined && otherScenarios.length === 0 ? scenarioPhrase(only) : hazardScenarios.length;
  return {
    asset_type: type,
    hazard_scenarios: [...tags],
    dataset_version: dataset.version,
    data: {
      ...sharedNumbers(description, summary),
      total_metric_exposed: summary.exposed.metric,
      sentence: exposureSentence({ type: description, totals: summary, scenarios, nDays }),
    },
  };
}

import type { EadRuleName } from "@stopbank/contract/annual-damage";
import type { WorstBy, WorstElements } from "@stopbank/contract/worst-elements";
import { readableIntensity } from "@stopbank/numbers";
import type { ExposureColumn } from "@stopbank/risk-engine/columns";
import { elementExposure } from "@stopbank/risk-engine/projection";
import { type RankedElement, rankElements } from "@stopbank/risk-engine/rank-elements";
import type { RiskQuestion } from "../ask/riskQuestion.ts";
import { selectLayer } from "../ask/selection.ts";
import type { ServedDataset } from "../data/servedDataset.ts";
import type { ServedLayer } from "../data/servedLayer.ts";
import { elementName } from "../elements/elementFacts.ts";
import { elementFeature } from "../elements/elementGeometry.ts";
import { daysFor, exposureUnit, scenarioExposure } from "../exposure/scenarioExposure.ts";
import { moneyOf } from "../wire/money.ts";
import { wireClassOf } from "../wire/wireClasses.ts";
import { rankBy } from "./rankBy.ts";

export interface WorstQuestion {
  readonly tag: string;
  readonly by: WorstBy;
  readonly limit: number;
  /** Of damage by the year; the hazard's own without it. */
  readonly rule: EadRuleName | undefined;
}

/**
 * The selected elements that a scenario hits hardest. They are ranked where the columns are: an answer holds those that
 * were asked for, whatever the layer's size.
 *
 * @throws DomainError `risk/unknown-days`, `dataset/unknown-scenario`, `elements/unknown`, `filter/...`, and `rankBy`'s.
 */
export async function worstElements(
  dataset: ServedDataset,
  { type, selection: request, nDays }: RiskQuestion,
  { tag, by, limit, rule }: WorstQuestion,
): Promise<WorstElements> {
  const hazardScenario = dataset.directory.scenario(tag);
  const layer = await dataset.layer(type);
  const { description } = layer.table;
  const selection = await selectLayer(layer, request);
  const days = daysFor(description, nDays);
  const exposure = await scenarioExposure(dataset, description, hazardScenario, days);
  const ranking = rankElements(limit);
  const unknown = await rankBy[by](ranking, {
    dataset,
    layer,
    hazardScenario,
    exposure,
    selection,
    nDays,
    rule,
    turn: request.asker.turn,
  });
  return {
    asset_type: description.type,
    hazard_scenario: tag,
    dataset_version: dataset.version,
    by,
    ...moneyOf(dataset.manifest, description),
    unit: exposureUnit(description, hazardScenario.hazard),
    ranked_count: ranking.count,
    unknown_count: unknown,
    elements: ranking.top().map((ranked) => describe(layer, exposure, ranked, by)),
  };
}

function describe(
  layer: ServedLayer,
  exposure: ExposureColumn,
  { element, amount }: RankedElement,
  by: WorstBy,
): WorstElements["elements"][number] {
  const state = elementExposure(element, exposure);
  const intensity = state.state === "exposed" ? state.value : null;
  return {
    asset_id: layer.ids.idAt(element),
    name: elementName(layer, element),
    bbox: elementFeature(layer, element).bbox,
    amount: by === "exposure" ? intensity && readableIntensity(intensity) : amount,
    damage_class: state.state === "exposed" ? wireClassOf[state.damageClass] : null,
  };
}

import type { ElementExposure } from "@stopbank/contract/elements";
import { type ClassWords, classWordsOf } from "@stopbank/dataset/class-words";
import { readableIntensity } from "@stopbank/numbers";
import { type ElementExposure as EngineExposure, elementExposure } from "@stopbank/risk-engine/projection";
import type { HazardScenario } from "../data/directory.ts";
import type { ServedDataset } from "../data/servedDataset.ts";
import type { ServedLayer } from "../data/servedLayer.ts";
import { daysFor, exposureUnit } from "../exposure/scenarioExposure.ts";
import { vulnerabilityStyle } from "../wire/vulnerabilityStyles.ts";
import { wireClassOf } from "../wire/wireClasses.ts";
import { exposureOfOneSentence } from "./exposureOfOneSentence.ts";

/**
 * How every scenario of the dataset stands to one element; what was never assessed for its layer is unknown.
 *
 * @param tags these scenarios alone.
 * @throws DomainError `risk/unknown-days`, `dataset/unknown-scenario`.
 */
export async function elementExposures(
  dataset: ServedDataset,
  layer: ServedLayer,
  row: number,
  nDays?: number,
  tags?: readonly string[],
): Promise<ElementExposure[]> {
  const hazardScenarios =
    tags?.map((tag) => dataset.directory.scenario(tag)) ??
    dataset.manifest.hazards.flatMap((hazard) => hazard.scenarios.map((scenario) => ({ hazard, scenario })));
  return Promise.all(hazardScenarios.map((each) => elementExposureIn(dataset, layer, row, each, nDays)));
}

/** How one scenario stands to one element. @throws DomainError `risk/unknown-days`. */
export async function elementExposureIn(
  dataset: ServedDataset,
  layer: ServedLayer,
  row: number,
  hazardScenario: HazardScenario,
  wishedDays?: number,
): Promise<ElementExposure> {
  const { description } = layer.table;
  const nDays = daysFor(description, wishedDays);
  const { hazard, scenario } = hazardScenario;
  const exposure = await dataset.data.exposureOf(row, description.type, hazard.hazardId, scenario.tag, nDays);
  const state = elementExposure(row, exposure);
  return describe(layer, row, hazardScenario, state, nDays, classWordsOf(dataset.manifest));
}

/** A study that says what it covered can say that something is not exposed; values alone cannot. */
function extentSource(
  { state }: EngineExposure,
  { assessedExtent }: HazardScenario["scenario"],
): ElementExposure["hazard_extent_source"] {
  if (state === "not assessed") return "none";
  return assessedExtent === undefined ? "calculated" : "other";
}

const isExposed = { exposed: "true", "not exposed": "false", "not assessed": "unknown" } as const;

function describe(
  layer: ServedLayer,
  row: number,
  { hazard, scenario }: HazardScenario,
  state: EngineExposure,
  nDays: number | undefined,
  words: ClassWords,
): ElementExposure {
  const { isCascading } = layer.table.description;
  const exposed = state.state === "exposed" ? state : undefined;
  const value = exposed?.value ?? null;
  return {
    hazard_scenario: scenario.tag,
    hazard_id: hazard.hazardId,
    hazard_title: hazard.title,
    display_name: scenario.displayName,
    is_exposed: isExposed[state.state],
    vulnerability:
      exposed === undefined
        ? state.state === "not exposed"
          ? isCascading
            ? "No outage"
            : "Not exposed"
          : "Not assessed"
        : isCascading && exposed.damageClass === "exposed"
          ? "Outage"
          : words[exposed.damageClass],
    hazard_extent_source: extentSource(state, scenario),
    vulnerability_style: exposed === undefined ? 0 : vulnerabilityStyle(hazard.legend, exposed.damageClass),
    damage_class: exposed === undefined ? null : wireClassOf[exposed.damageClass],
    exposure_value: value === null ? null : readableIntensity(value),
    unit: exposureUnit(layer.table.description, hazard),
    sentence: exposureOfOneSentence({ layer, row, hazardScenario: { hazard, scenario }, state, nDays }),
  };
}

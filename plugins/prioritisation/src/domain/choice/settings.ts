import type {
  Assessments,
  PriorityLayers,
  ScenarioGroups,
  ValueSets,
} from "@stopbank/contract/prioritisation-config";
import { fittedWeights, type Weights } from "../weights/weights.ts";
import { type AreaSort, type PriorityChoice, usualSort } from "./priorityChoice.ts";

export type Assessment = Assessments[number];
export type ScenarioGroup = ScenarioGroups[number];
export type ValueSet = ValueSets[number];
/** A kind of areas that can be ranked: suburbs, wards. */
export type AreaLayer = PriorityLayers[number];

/** What a client's areas may be ranked by, as far as it fits its data. */
export interface PrioritySettings {
  readonly assessments: readonly Assessment[];
  readonly scenarios: readonly ScenarioGroup[];
  readonly valueSets: readonly ValueSet[];
  readonly layers: readonly AreaLayer[];
}

/** What is ranked and by what: what was chosen, and where nothing was or it no longer exists, as the settings begin. */
export interface Chosen {
  readonly scenario: ScenarioGroup;
  readonly layer: AreaLayer;
  /** Of every value set. */
  readonly weights: Weights;
  /** The id of the selected area. */
  readonly area: string | undefined;
  readonly sort: AreaSort;
  /** The title of the hazard group whose exposed elements are looked at; of one that is not there, the first is. */
  readonly hazardGroup: string | undefined;
  /** What was chosen and no longer exists, as in a link from before the settings changed, in sentences. */
  readonly gone: readonly string[];
}

/** Undefined where the settings hold too little to rank anything. */
export function chosenOf(choice: PriorityChoice, settings: PrioritySettings): Chosen | undefined {
  const { assessments, scenarios, valueSets, layers } = settings;
  const usual = assessments.find(({ is_default }) => is_default)?.scenario_ids[0];
  const scenarioNamed = (id: string | undefined) => scenarios.find(({ scenario_id }) => scenario_id === id);
  const scenario = scenarioNamed(choice.scenario) ?? scenarioNamed(usual) ?? scenarios[0];
  const layer = layers.find(({ layer_id }) => layer_id === choice.layer) ?? layers[0];
  if (scenario === undefined || layer === undefined || valueSets.length === 0) return undefined;
  return {
    scenario,
    layer,
    weights: fittedWeights(choice.weights ?? {}, valueSetIds(settings)),
    area: choice.area,
    sort: choice.sort ?? usualSort,
    hazardGroup: choice.hazardGroup,
    gone: goneFrom(choice, settings, { scenario, layer }),
  };
}

/** A ranking of something else than was asked for has to say so. */
function goneFrom(
  choice: PriorityChoice,
  settings: PrioritySettings,
  { scenario, layer }: Pick<Chosen, "scenario" | "layer">,
): readonly string[] {
  const isGone = (id: string | undefined, found: string) => id !== undefined && id !== found;
  const known = new Set(valueSetIds(settings));
  const unknown = Object.keys(choice.weights ?? {}).filter((id) => !known.has(id));
  return [
    ...(isGone(choice.scenario, scenario.scenario_id)
      ? [`The scenario in this link no longer exists: ${scenario.display_name} is shown instead.`]
      : []),
    ...(isGone(choice.layer, layer.layer_id)
      ? [`The areas in this link no longer exist: ${layer.display_name} are shown instead.`]
      : []),
    ...(unknown.length > 0
      ? [
          "This link weights values that no longer exist: those weights are left out, so the ranking differs from the one that was shared.",
        ]
      : []),
  ];
}

export const valueSetIds = ({ valueSets }: Pick<PrioritySettings, "valueSets">): readonly string[] =>
  valueSets.map(({ value_set_id }) => value_set_id);

/**
 * The organisation's own weights for a scenario: of the assessment that is for it, the default one before others; undefined where none
 * is.
 */
export function defaultWeights(
  { assessments, ...settings }: PrioritySettings,
  scenario: string,
): Weights | undefined {
  const fitting = assessments.filter(({ scenario_ids }) => scenario_ids.includes(scenario));
  const found =
    fitting.find(({ is_default }) => is_default) ??
    fitting[0] ??
    assessments.find(({ is_default }) => is_default);
  return found && fittedWeights(found.value_set_config.value_set_weights, valueSetIds(settings));
}

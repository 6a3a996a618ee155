import { areSameWeights, type Weights } from "../weights/weights.ts";
import { type Chosen, type PrioritySettings, type ScenarioGroup, valueSetIds } from "./settings.ts";

/** What was set and not applied yet: of weights, those that were moved. */
export interface Draft {
  readonly scenario?: string | undefined;
  readonly weights?: Weights | undefined;
}

export interface DraftedInputs {
  readonly scenario: ScenarioGroup;
  readonly weights: Weights;
  readonly isChanged: boolean;
}

/** The inputs as they are set: what was applied, with what was moved since (PRI-07). */
export function draftedInputs(chosen: Chosen, draft: Draft, settings: PrioritySettings): DraftedInputs {
  const scenario =
    settings.scenarios.find(({ scenario_id }) => scenario_id === draft.scenario) ?? chosen.scenario;
  const weights = { ...chosen.weights, ...draft.weights };
  const isChanged =
    scenario.scenario_id !== chosen.scenario.scenario_id ||
    !areSameWeights(weights, chosen.weights, valueSetIds(settings));
  return { scenario, weights, isChanged };
}

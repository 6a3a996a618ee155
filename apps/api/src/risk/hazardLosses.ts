import type { AnnualDamage, EadRuleName } from "@stopbank/contract/annual-damage";
import type { Scenario } from "@stopbank/dataset/manifest";
import { notAssessed } from "@stopbank/risk-engine/columns";
import type { HazardLoss } from "@stopbank/risk-engine/combine-damage";
import { eadRules, eadWeights } from "@stopbank/risk-engine/ead";
import { frequencyParameters } from "@stopbank/risk-engine/return-periods";
import type { Selection } from "@stopbank/risk-engine/select";
import type { HazardScenario } from "../data/directory.ts";
import type { Asker } from "../work/asker.ts";
import type { Damages, HazardDamage } from "./hazardDamage.ts";
import { periodNotes } from "./periodNotes.ts";
import { periodsFor } from "./scenarioChoice.ts";

const bounds = ["min", "value", "max"] as const;

/** What a hazard costs each element a year, and what that follows from. */
export interface AnnualLoss extends HazardLoss {
  readonly scenarios: readonly Scenario[];
  /** In years; empty where damage was recorded by the year. */
  readonly returnPeriods: readonly number[];
  readonly notes: AnnualDamage["notes"];
}

/** Undefined where the hazard has no curve for the layer, or damage by the year only. */
export async function lossInEvent(
  { scenario }: HazardScenario,
  damage: HazardDamage,
  selection: Selection,
): Promise<HazardLoss | undefined> {
  if (damage.kind === null || damage.isByYear) return undefined;
  return {
    damage: await damagesIn(scenario, damage, selection),
    atStake: await damage.atStake([scenario]),
  };
}

/**
 * The scenario's other parameters held; undefined where it has neither two return periods nor damage that was recorded
 * by the year.
 */
export async function lossByYear(
  { hazard, scenario }: HazardScenario,
  rule: EadRuleName,
  damage: HazardDamage,
  selection: Selection,
  turn: Asker["turn"],
): Promise<AnnualLoss | undefined> {
  if (damage.kind === null) return undefined;
  if (damage.isByYear) {
    const scenarios = [scenario];
    const recorded = await damagesIn(scenario, damage, selection);
    return {
      damage: recorded,
      atStake: await damage.atStake(scenarios),
      scenarios,
      returnPeriods: [],
      notes: [],
    };
  }
  const varied = frequencyParameters(hazard.scenarios, hazard.parameters);
  const fixed = Object.entries(scenario.parameters).filter(([key]) => !varied.includes(key));
  const choice = periodsFor(hazard, Object.fromEntries(fixed), scenario);
  if (choice === undefined || choice.steps.length < 2) return undefined;
  const returnPeriods = choice.steps.map(({ years }) => years);
  const scenarios = choice.steps.map((step) => step.scenario);
  return {
    damage: await weightedDamages(
      scenarios,
      eadWeights(returnPeriods, eadRules[rule]),
      damage,
      selection,
      turn,
    ),
    atStake: await damage.atStake(scenarios),
    scenarios,
    returnPeriods,
    notes: periodNotes(hazard, choice),
  };
}

/**
 * By element, as the sum over the return periods has it: what is not known at one of them counts nothing there, and an
 * element is NaN where its damage is known at none that does something to it.
 */
async function weightedDamages(
  scenarios: readonly Scenario[],
  weights: Float64Array,
  damage: HazardDamage,
  selection: Selection,
  turn: Asker["turn"],
): Promise<Damages> {
  const { of } = selection;
  const annual = { min: new Float64Array(of), value: new Float64Array(of), max: new Float64Array(of) };
  const isUnknown = new Uint8Array(of);
  const isKnown = new Uint8Array(of);
  for (const [i, scenario] of scenarios.entries()) {
    await turn();
    const damages = await damagesIn(scenario, damage, selection);
    const { exposure } = await damage.in(scenario);
    for (const [row, element] of exposure.element.entries())
      if (exposure.damageClass[row] !== notAssessed && !Number.isNaN(damages.value[element]))
        isKnown[element] = 1;
    for (let element = 0; element < of; element++) {
      if (Number.isNaN(damages.value[element])) isUnknown[element] = 1;
      // Below the least class, too, what is lost is known.
      if (damages.max[element]! > 0) isKnown[element] = 1;
      for (const bound of bounds) annual[bound][element]! += weights[i]! * (damages[bound][element]! || 0);
    }
  }
  for (const bound of bounds)
    for (let element = 0; element < of; element++)
      if (isUnknown[element] === 1 && isKnown[element] === 0) annual[bound][element] = Number.NaN;
  return annual;
}

/** By element; what was not assessed adds nothing. */
async function damagesIn(scenario: Scenario, damage: HazardDamage, selection: Selection): Promise<Damages> {
  const { exposure, columns } = await damage.in(scenario);
  const damages = columns(selection);
  for (const [row, code] of exposure.damageClass.entries()) {
    const element = exposure.element[row];
    if (code !== notAssessed || element === undefined) continue;
    for (const column of [damages.min, damages.value, damages.max]) column[element] = 0;
  }
  return damages;
}

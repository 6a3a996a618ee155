import type { AnnualDamage, EadRuleName } from "@stopbank/contract/annual-damage";
import type { Scenario } from "@stopbank/dataset/manifest";
import type { HazardLoss } from "@stopbank/risk-engine/combine-damage";
import { eadRules, eadWeights } from "@stopbank/risk-engine/ead";
import { type KnownDamageTally, tallyKnownDamage } from "@stopbank/risk-engine/known-damage";
import { frequencyParameters } from "@stopbank/risk-engine/return-periods";
import { forEachElement, type Selection } from "@stopbank/risk-engine/select";
import { emptyColumns } from "@stopbank/risk-engine/summarise";
import { periodsFor } from "../ask/scenarioChoice.ts";
import type { Damages, HazardDamage } from "../damage/hazardDamage.ts";
import type { HazardScenario } from "../data/directory.ts";
import { partsInTurns, type Turn } from "../work/inTurns.ts";
import { periodNotes } from "./periodNotes.ts";

const bounds = ["min", "value", "max"] as const;

/** What a hazard costs each element a year, and what that follows from. */
export interface AnnualLoss extends HazardLoss {
  /** In years; empty where damage was recorded by the year. */
  readonly returnPeriods: readonly number[];
  readonly notes: AnnualDamage["notes"];
}

/**
 * Undefined where the hazard has no curve for the layer, or damage by the year only.
 * @param tallies in which it is gathered what of it is known.
 */
export async function lossInEvent(
  { scenario }: HazardScenario,
  damage: HazardDamage,
  selection: Selection,
  tallies: readonly KnownDamageTally[],
  turn: Turn,
): Promise<HazardLoss | undefined> {
  if (damage.kind === null || damage.isByYear) return undefined;
  return {
    damage: await weightedDamages([scenario], Float64Array.of(1), damage, selection, tallies, turn),
    atStake: await damage.atStake([scenario]),
  };
}

/**
 * The scenario's other parameters held; undefined where it has neither two return periods nor damage that was recorded
 * by the year.
 * @param tallies in which it is gathered what of it is known.
 */
export async function lossByYear(
  { hazard, scenario }: HazardScenario,
  rule: EadRuleName,
  damage: HazardDamage,
  selection: Selection,
  tallies: readonly KnownDamageTally[],
  turn: Turn,
): Promise<AnnualLoss | undefined> {
  if (damage.kind === null) return undefined;
  const reckon = async (scenarios: readonly Scenario[], weights: Float64Array): Promise<HazardLoss> => ({
    damage: await weightedDamages(scenarios, weights, damage, selection, tallies, turn),
    atStake: await damage.atStake(scenarios),
  });
  if (damage.isByYear)
    return { ...(await reckon([scenario], Float64Array.of(1))), returnPeriods: [], notes: [] };
  const varied = frequencyParameters(hazard.scenarios, hazard.parameters);
  const fixed = Object.entries(scenario.parameters).filter(([key]) => !varied.includes(key));
  const choice = periodsFor(hazard, Object.fromEntries(fixed), scenario);
  if (choice === undefined || choice.steps.length < 2) return undefined;
  const returnPeriods = choice.steps.map(({ years }) => years);
  const scenarios = choice.steps.map((step) => step.scenario);
  return {
    ...(await reckon(scenarios, eadWeights(returnPeriods, eadRules[rule]))),
    returnPeriods,
    notes: periodNotes(hazard, choice),
  };
}

/**
 * By element, as the sum over the scenarios has it: what is not known in one of them counts nothing there, and an element
 * is NaN where it is not in the sum.
 */
async function weightedDamages(
  scenarios: readonly Scenario[],
  weights: Float64Array,
  damage: HazardDamage,
  selection: Selection,
  tallies: readonly KnownDamageTally[],
  turn: Turn,
): Promise<Damages> {
  const sum = emptyColumns(selection.of);
  const states = new Uint8Array(selection.of);
  const known = tallyKnownDamage(selection.of);
  for (const [i, scenario] of scenarios.entries()) {
    const { fill, fillStates } = await damage.in(scenario);
    const damages = emptyColumns(selection.of);
    await partsInTurns(turn, selection, (part) => {
      fill(part, damages);
      fillStates(part, states);
      for (const tally of [known, ...tallies]) tally.add(states, part);
      addWeighted(sum, weights[i]!, damages, part);
    });
  }
  await partsInTurns(turn, selection, (part) =>
    forEachElement(part, (element) => {
      if (!known.isIn(element)) for (const bound of bounds) sum[bound][element] = Number.NaN;
    }),
  );
  return sum;
}

function addWeighted(sum: Damages, weight: number, damages: Damages, selection: Selection): void {
  for (const bound of bounds) {
    const [to, from] = [sum[bound], damages[bound]];
    forEachElement(selection, (element) => {
      to[element]! += weight * (from[element]! || 0);
    });
  }
}

import type { AnnualDamage, EadRuleName } from "@stopbank/contract/annual-damage";
import type { Hazard, Scenario } from "@stopbank/dataset/manifest";
import { eadRules, eadWeights } from "@stopbank/risk-engine/ead";
import { type KnownDamageTally, tallyKnownDamage } from "@stopbank/risk-engine/known-damage";
import { addLosses, type LossSums, lossSums, lossSumsBytes } from "@stopbank/risk-engine/loss-sums";
import { frequencyParameters } from "@stopbank/risk-engine/return-periods";
import { wholeLayer } from "@stopbank/risk-engine/select";
import { emptyColumns } from "@stopbank/risk-engine/summarise";
import { type PeriodChoice, periodsFor } from "../ask/scenarioChoice.ts";
import type { Damages, HazardDamage } from "../damage/hazardDamage.ts";
import type { ServedDataset } from "../data/servedDataset.ts";
import type { ServedLayer } from "../data/servedLayer.ts";
import { daysFor } from "../exposure/scenarioExposure.ts";
import { partsInTurns, type Turn } from "../work/inTurns.ts";
import { periodNotes } from "./periodNotes.ts";

/** Of which layer's losses from which hazard, and what each scenario of it costs. */
export interface LossQuestion {
  readonly dataset: ServedDataset;
  readonly layer: ServedLayer;
  readonly hazard: Hazard;
  readonly damage: HazardDamage;
  readonly nDays: number | undefined;
  readonly turn: Turn;
}

/** What a hazard costs each element a year, and what that follows from. */
export interface AnnualLoss {
  readonly losses: LossSums;
  /** That it follows from; one where damage was recorded by the year. */
  readonly scenarios: readonly Scenario[];
  /** In years; empty where damage was recorded by the year. */
  readonly returnPeriods: readonly number[];
  readonly notes: AnnualDamage["notes"];
}

/** What one scenario costs each element. Worked out for the whole layer at the first question. */
export const lossInScenario = (question: LossQuestion, scenario: Scenario): Promise<LossSums> =>
  keptLosses(question, ["event", scenario.tag], async ({ tally, damages }) => {
    const { damage, turn } = question;
    const { fill, fillStates } = await damage.in(scenario);
    const { length } = damages.value;
    const states = new Uint8Array(length);
    await partsInTurns(turn, wholeLayer(length), (part) => {
      fill(part, damages);
      fillStates(part, states);
      tally.add(states, part);
    });
  });

/** Undefined where the hazard has no curve for the layer, or damage by the year only. */
export async function lossInEvent(question: LossQuestion, scenario: Scenario): Promise<LossSums | undefined> {
  const { kind, isByYear } = question.damage;
  return kind === null || isByYear ? undefined : lossInScenario(question, scenario);
}

/**
 * What scenarios of these return periods cost each element a year: what is not known in one of them counts nothing there, and
 * an element is NaN where it is in no sum. Worked out for the whole layer at the first question.
 */
export function lossOverPeriods(
  question: LossQuestion,
  steps: PeriodChoice["steps"],
  rule: EadRuleName,
): Promise<LossSums> {
  const weights = eadWeights(
    steps.map(({ years }) => years),
    eadRules[rule],
  );
  const tags = steps.map(({ scenario }) => scenario.tag);
  return keptLosses(question, ["annual", rule, ...tags], async ({ tally, damages }) => {
    for (const [i, { scenario }] of steps.entries()) {
      const event = await lossInScenario(question, scenario);
      await question.turn();
      tally.merge(event.element, event.code);
      addLosses(damages, event, weights[i]!);
    }
  });
}

/**
 * The scenario's other parameters held; undefined where it has neither two return periods nor damage that was recorded
 * by the year.
 */
export async function lossByYear(
  question: LossQuestion,
  scenario: Scenario,
  rule: EadRuleName,
): Promise<AnnualLoss | undefined> {
  const { hazard, damage } = question;
  if (damage.kind === null) return undefined;
  if (damage.isByYear) {
    const losses = await lossInScenario(question, scenario);
    return { losses, scenarios: [scenario], returnPeriods: [], notes: [] };
  }
  const varied = frequencyParameters(hazard.scenarios, hazard.parameters);
  const fixed = Object.entries(scenario.parameters).filter(([key]) => !varied.includes(key));
  const choice = periodsFor(hazard, Object.fromEntries(fixed), scenario);
  if (choice === undefined || choice.steps.length < 2) return undefined;
  return {
    losses: await lossOverPeriods(question, choice.steps, rule),
    scenarios: choice.steps.map((step) => step.scenario),
    returnPeriods: choice.steps.map(({ years }) => years),
    notes: periodNotes(hazard, choice),
  };
}

/** A whole layer's losses while they are gathered: nothing by nobody at first. */
interface Gathered {
  readonly tally: KnownDamageTally;
  readonly damages: Damages;
}

function keptLosses(
  { dataset, layer, hazard, nDays, turn }: LossQuestion,
  name: readonly string[],
  gather: (losses: Gathered) => Promise<void>,
): Promise<LossSums> {
  const { description, count } = layer.table;
  const key = ["losses", description.type, hazard.hazardId, daysFor(description, nDays), ...name].join(" ");
  return dataset.keep(key, async () => {
    const gathered = { tally: tallyKnownDamage(count), damages: emptyColumns(count) };
    await gather(gathered);
    await turn();
    const value = lossSums(gathered.damages, gathered.tally);
    return { value, bytes: lossSumsBytes(value) };
  });
}

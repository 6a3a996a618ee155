import type { AnnualDamage, EadRuleName } from "@stopbank/contract/annual-damage";
import type { FixedParameters } from "@stopbank/contract/projections";
import type { Hazard, Scenario } from "@stopbank/dataset/manifest";
import { DomainError } from "@stopbank/errors";
import type { Estimate } from "@stopbank/risk-engine/damage";
import { eadRules, eadWeights, weightedEstimate } from "@stopbank/risk-engine/ead";
import {
  type KnownDamage,
  type KnownDamageTally,
  tallyKnownDamage,
} from "@stopbank/risk-engine/known-damage";
import type { Selection } from "@stopbank/risk-engine/select";
import type { RiskQuestion } from "../ask/riskQuestion.ts";
import {
  frequencyNotNamed,
  type PeriodChoice,
  periodsFor,
  scenariosAlong,
  scenariosWith,
} from "../ask/scenarioChoice.ts";
import { selectLayer } from "../ask/selection.ts";
import { type Lacks, lacksOf } from "../damage/damageLacks.ts";
import { type HazardDamage, hazardDamage } from "../damage/hazardDamage.ts";
import type { ServedDataset } from "../data/servedDataset.ts";
import type { ServedLayer } from "../data/servedLayer.ts";
import { moneyOf } from "../wire/money.ts";
import type { Asker } from "../work/asker.ts";
import { partsInTurns } from "../work/inTurns.ts";
import { annualDamageSentence } from "./annualDamageSentence.ts";
import { periodNotes } from "./periodNotes.ts";

/** The rule a hazard goes by where nobody asks for another. */
export const ruleOf = ({ annualDamageRule = "log-linear" }: Hazard): EadRuleName => annualDamageRule;

export interface AnnualDamageQuestion extends Omit<RiskQuestion, "type"> {
  readonly hazard: Hazard;
  readonly fixed: FixedParameters;
  readonly rule: EadRuleName | undefined;
  /** Also at each value of this parameter. */
  readonly along?: string | undefined;
}

/**
 * Expected annual damage of the selected elements of a layer: weights of the return periods times the damage of each.
 * Damage adds up over elements, so the sum of the elements' own expected annual damages is the same number. An element
 * that was not assessed at a return period counts nothing there, and is counted: the sum is then a lower bound. Damage
 * that the dataset recorded by the year, over a set of events, is that sum as it is.
 *
 * @throws DomainError `risk/unknown-parameter`, `risk/not-numeric-parameter`, `risk/no-return-periods`, `risk/frequency-not-named`, `risk/no-such-scenario`, `risk/unknown-days`,
 * `elements/unknown`,
 * `filter/...`.
 */
export async function expectedAnnualDamage(
  dataset: ServedDataset,
  layer: ServedLayer,
  { hazard, fixed, rule = ruleOf(hazard), along, selection: request, nDays: wished }: AnnualDamageQuestion,
): Promise<AnnualDamage> {
  const { description } = layer.table;
  const selection = await selectLayer(layer, request);
  const damage = await hazardDamage(dataset, layer, hazard, wished);
  const parts: Parts = { selection, damage, rule, turn: request.asker.turn };
  const choice = damage.isByYear ? scenarioByYear(hazard, fixed) : returnPeriods(hazard, fixed);
  const { annual, lossCurve, lacks } = await reckon(parts, choice);
  const answer = {
    asset_type: description.type,
    hazard_id: hazard.hazardId,
    dataset_version: dataset.version,
    ...moneyOf(dataset.manifest, description),
    rule: damage.isByYear ? ("events" as const) : rule,
    parameters: fixed,
    held_parameters: choice.heldParameters,
    expected_annual_damage: annual,
    loss_curve: lossCurve,
    ...(along === undefined ? {} : { along: await reckonAlong(parts, hazard, choice.heldParameters, along) }),
    selected_count: selection.count,
    ...lacks,
    method: damage.kind,
    notes: periodNotes(hazard, choice),
  };
  return { ...answer, sentence: annualDamageSentence(answer, description, hazard.title) };
}

/** What every figure of one answer shares. */
interface Parts {
  readonly selection: Selection;
  readonly damage: HazardDamage;
  readonly rule: EadRuleName;
  readonly turn: Asker["turn"];
}

interface Reckoned {
  readonly annual: Estimate | null;
  readonly lossCurve: AnnualDamage["loss_curve"];
  readonly lacks: Lacks;
}

const reckon = (parts: Parts, { steps, byYear }: AnnualChoice): Promise<Reckoned> =>
  byYear === undefined ? overPeriods(parts, steps) : recorded(parts, byYear);

/** Damage by the year as the dataset has it. */
async function recorded({ selection, damage, turn }: Parts, scenario: Scenario): Promise<Reckoned> {
  const { sum, event } = await readScenario(scenario, damage, selection, turn, []);
  return { annual: event.isKnown ? sum : null, lossCurve: [], lacks: lacksOf(event) };
}

async function overPeriods(
  { selection, damage, rule, turn }: Parts,
  steps: PeriodChoice["steps"],
): Promise<Reckoned> {
  const weights = eadWeights(
    steps.map(({ years }) => years),
    eadRules[rule],
  );
  const periods = tallyKnownDamage(selection.of);
  const sums: Estimate[] = [];
  const lossCurve: AnnualDamage["loss_curve"] = [];
  for (const [i, { years, scenario, leftAside }] of steps.entries()) {
    const { sum, event } = await readScenario(scenario, damage, selection, turn, [periods]);
    sums.push(sum);
    lossCurve.push({
      return_period_years: years,
      weight_per_year: weights[i]!,
      hazard_scenario: scenario.tag,
      left_aside: leftAside.map(({ tag }) => tag),
      damage: event.isKnown ? sum : null,
      ...lacksOf(event),
    });
  }
  await turn();
  const known = periods.count(selection);
  return {
    annual: known.isKnown ? weightedEstimate(sums, weights) : null,
    lossCurve,
    lacks: lacksOf(known),
  };
}

/**
 * What a scenario costs, and what of that is known.
 * @param tallies in which it is gathered beside others.
 */
async function readScenario(
  scenario: Scenario,
  damage: HazardDamage,
  selection: Selection,
  turn: Asker["turn"],
  tallies: readonly KnownDamageTally[],
): Promise<{ readonly sum: Estimate; readonly event: KnownDamage }> {
  const { cost, fillStates } = await damage.in(scenario);
  await turn();
  const sum = cost(selection);
  const states = new Uint8Array(selection.of);
  const own = tallyKnownDamage(selection.of);
  await partsInTurns(turn, selection, (part) => {
    fillStates(part, states);
    for (const tally of [own, ...tallies]) tally.add(states, part);
  });
  await turn();
  return { sum, event: own.count(selection) };
}

/** Scenarios by return period, or the one whose damage is by the year. */
interface AnnualChoice extends PeriodChoice {
  readonly byYear?: Scenario;
}

/** @throws DomainError `risk/unknown-parameter`, `risk/no-return-periods` where no scenario that fits has one, `risk/frequency-not-named`. */
function returnPeriods(hazard: Hazard, fixed: FixedParameters): AnnualChoice {
  const choice = periodsFor(hazard, fixed);
  if (choice !== undefined) return choice;
  const unnamed = frequencyNotNamed(hazard);
  if (unnamed !== undefined) throw new DomainError("invalid", unnamed.code, unnamed.sentence);
  throw new DomainError(
    "invalid",
    "risk/no-return-periods",
    `${hazard.title} has no return periods for these parameters, so damage by the year cannot be reckoned.`,
  );
}

/** @throws DomainError `risk/unknown-parameter`, `risk/no-such-scenario`. */
function scenarioByYear(hazard: Hazard, fixed: FixedParameters): AnnualChoice {
  const [byYear, ...otherScenarios] = scenariosWith(hazard, fixed);
  const { parameters } = byYear;
  const open = Object.entries(parameters).filter(([key, value]) =>
    otherScenarios.some((other) => other.parameters[key] !== value),
  );
  return { steps: [], heldParameters: parameters, open: Object.fromEntries(open), byYear };
}

/** A value that has no return periods with the other parameters is left out. */
async function reckonAlong(parts: Parts, hazard: Hazard, heldParameters: FixedParameters, key: string) {
  const points: NonNullable<AnnualDamage["along"]> = [];
  for (const { value } of scenariosAlong(hazard, key, {})) {
    const choice = choiceAt(parts.damage, hazard, { ...heldParameters, [key]: value });
    if (choice === undefined) continue;
    const { annual, lossCurve, lacks } = await reckon(parts, choice);
    points.push({
      parameter_value: value,
      expected_annual_damage: annual,
      return_periods: lossCurve.map(({ return_period_years: years }) => years),
      hazard_scenarios: lossCurve.map(({ hazard_scenario: tag }) => tag),
      ...lacks,
    });
  }
  return points;
}

function choiceAt({ isByYear }: HazardDamage, hazard: Hazard, at: FixedParameters): AnnualChoice | undefined {
  if (!isByYear) return periodsFor(hazard, at);
  const { scenarios } = hazard;
  const fits = ({ parameters }: Scenario) =>
    Object.entries(at).every(([key, value]) => String(parameters[key]) === String(value));
  return scenarios.some(fits) ? scenarioByYear(hazard, at) : undefined;
}

import type { AnnualDamage, EadRuleName } from "@stopbank/contract/annual-damage";
import type { FixedParameters } from "@stopbank/contract/projections";
import type { Hazard, Scenario } from "@stopbank/dataset/manifest";
import { DomainError } from "@stopbank/errors";
import type { Estimate } from "@stopbank/risk-engine/damage";
import { eadRules, eadWeights, weightedEstimate } from "@stopbank/risk-engine/ead";
import { sumLosses } from "@stopbank/risk-engine/loss-sums";
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
import { annualDamageSentence } from "./annualDamageSentence.ts";
import { type LossQuestion, lossInScenario, lossOverPeriods } from "./hazardLosses.ts";
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
  const { turn } = request.asker;
  const parts: Parts = { question: { dataset, layer, hazard, damage, nDays: wished, turn }, selection, rule };
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
  readonly question: LossQuestion;
  readonly selection: Selection;
  readonly rule: EadRuleName;
}

interface Reckoned {
  readonly annual: Estimate | null;
  readonly lossCurve: AnnualDamage["loss_curve"];
  readonly lacks: Lacks;
}

const reckon = (parts: Parts, { steps, byYear }: AnnualChoice): Promise<Reckoned> =>
  byYear === undefined ? overPeriods(parts, steps) : recorded(parts, byYear);

/** Damage by the year as the dataset has it. */
async function recorded({ question, selection }: Parts, scenario: Scenario): Promise<Reckoned> {
  const { sum, ...known } = sumLosses(selection, await lossInScenario(question, scenario));
  return { annual: sum, lossCurve: [], lacks: lacksOf(known) };
}

async function overPeriods(
  { question, selection, rule }: Parts,
  steps: PeriodChoice["steps"],
): Promise<Reckoned> {
  const weights = eadWeights(
    steps.map(({ years }) => years),
    eadRules[rule],
  );
  const sums: Estimate[] = [];
  const lossCurve: AnnualDamage["loss_curve"] = [];
  for (const [i, { years, scenario, leftAside }] of steps.entries()) {
    const { sum, ...event } = sumLosses(selection, await lossInScenario(question, scenario));
    await question.turn();
    sums.push(sum ?? nothing);
    lossCurve.push({
      return_period_years: years,
      weight_per_year: weights[i]!,
      hazard_scenario: scenario.tag,
      left_aside: leftAside.map(({ tag }) => tag),
      damage: sum,
      ...lacksOf(event),
    });
  }
  const known = sumLosses(selection, await lossOverPeriods(question, steps, rule));
  return {
    annual: known.isKnown ? weightedEstimate(sums, weights) : null,
    lossCurve,
    lacks: lacksOf(known),
  };
}

/** Where nothing is known, nothing is counted. */
const nothing: Estimate = { min: 0, value: 0, max: 0 };

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
    const choice = choiceAt(parts.question.damage, hazard, { ...heldParameters, [key]: value });
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

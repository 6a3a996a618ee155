import type { DamageTogether, EadRuleName } from "@stopbank/contract/annual-damage";
import type { Scenario } from "@stopbank/dataset/manifest";
import { DomainError } from "@stopbank/errors";
import { type ExposureColumn, notAssessed } from "@stopbank/risk-engine/columns";
import {
  annualDamageTogether,
  damageTogether as combine,
  type HazardLoss,
} from "@stopbank/risk-engine/combine-damage";
import type { Estimate } from "@stopbank/risk-engine/damage";
import { eadWeights } from "@stopbank/risk-engine/ead";
import { elementsOf, type Selection } from "@stopbank/risk-engine/select";
import { worstOf } from "@stopbank/risk-engine/worst-of";
import type { HazardScenario } from "../data/directory.ts";
import { selectLayer } from "../data/selection.ts";
import type { ServedDataset } from "../data/servedDataset.ts";
import { eadRules, ruleOf } from "./annualDamage.ts";
import { type Damages, type HazardDamage, hazardDamage } from "./hazardDamage.ts";
import { pluralOf } from "./layerNouns.ts";
import type { RiskQuestion } from "./riskData.ts";
import { returnPeriodParameters, stepsByReturnPeriod } from "./scenarioChoice.ts";

type Answer = DamageTogether[number];

/**
 * What several scenarios cost a layer in one event, and their hazards by the year. A hazard without a curve is in no
 * sum; one that did not assess an element adds nothing to what others do to it.
 *
 * @throws DomainError `risk/one-hazard-twice`, and `riskByScenario`'s.
 */
export async function damageTogether(
  dataset: ServedDataset,
  { type, selection: request, nDays: wished }: RiskQuestion,
  tags: readonly string[],
  wishedRule?: EadRuleName,
): Promise<Answer> {
  const named = tags.map((tag) => dataset.directory.scenario(tag));
  if (new Set(named.map(({ hazard }) => hazard)).size < named.length)
    throw new DomainError(
      "invalid",
      "risk/one-hazard-twice",
      "Two scenarios of one hazard cannot happen in one event: name one scenario of each hazard.",
    );
  // One sum has one rule: the hazards' own where they agree.
  const own = new Set(named.map(({ hazard }) => ruleOf(hazard)));
  const rule = wishedRule ?? (own.size === 1 ? [...own][0]! : "log-linear");
  const layer = await dataset.layer(type);
  const { description, count } = layer.table;
  const selection = selectLayer(layer, request);
  const each: Answer["each"] = [];
  const exposures: ExposureColumn[] = [];
  const inEvent: HazardLoss[] = [];
  const byYear: HazardLoss[] = [];
  for (const one of named) {
    const damage = await hazardDamage(dataset, layer, one.hazard, wished);
    const event = await damageInEvent(one, damage, selection);
    const annual = await damageByYear(one, rule, damage, selection);
    if (event !== undefined) inEvent.push(event);
    if (annual !== undefined) byYear.push(annual);
    if (event !== undefined || annual !== undefined) exposures.push((await damage.in(one.scenario)).exposure);
    each.push({
      hazard_id: one.hazard.hazardId,
      hazard_scenario: one.scenario.tag,
      damage: event === undefined ? null : sumOf(selection, event.damage),
      expected_annual_damage: annual === undefined ? null : sumOf(selection, annual.damage),
    });
  }
  const together = inEvent.length > 0 ? combine(inEvent) : undefined;
  const annual = byYear.length > 0 ? annualDamageTogether(byYear) : undefined;
  const counts = countsOf(selection, worstOf(exposures, count), together ?? annual);
  const isKnown = counts.counted_count > 0 || (counts.exposed_count === 0 && exposures.length > 0);
  const answer = {
    asset_type: type,
    hazard_scenarios: [...tags],
    dataset_version: dataset.version,
    currency: description.replacementCost?.currency ?? "NZD",
    damage: together !== undefined && isKnown ? sumOf(selection, together) : null,
    each,
    rule,
    expected_annual_damage: annual !== undefined && isKnown ? sumOf(selection, annual) : null,
    selected_count: selection.count,
    ...counts,
  };
  return { ...answer, sentence: sentenceOf(answer, pluralOf(description), inEvent.length, tags.length) };
}

/** Undefined where the hazard has no curve for the layer, or damage by the year only. */
async function damageInEvent(
  { scenario }: HazardScenario,
  damage: HazardDamage,
  selection: Selection,
): Promise<HazardLoss | undefined> {
  if (damage.kind === null || damage.isByYear) return undefined;
  return lossOf(await damagesIn(scenario, damage, selection), damage, [scenario]);
}

const lossOf = async (
  damages: Damages,
  damage: HazardDamage,
  scenarios: readonly Scenario[],
): Promise<HazardLoss> => ({ damage: damages, atStake: await damage.atStake(scenarios) });

/** What was not assessed adds nothing. */
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

/**
 * The scenario's other parameters held; undefined where it has neither two return periods nor damage that
 * was recorded by the year.
 */
async function damageByYear(
  { hazard, scenario }: HazardScenario,
  rule: EadRuleName,
  damage: HazardDamage,
  selection: Selection,
): Promise<HazardLoss | undefined> {
  if (damage.kind === null) return undefined;
  if (damage.isByYear) return lossOf(await damagesIn(scenario, damage, selection), damage, [scenario]);
  const varied = returnPeriodParameters(hazard);
  const fixed = Object.entries(scenario.parameters).filter(([key]) => !varied.includes(key));
  const steps = stepsByReturnPeriod(hazard, Object.fromEntries(fixed));
  if (steps.length < 2) return undefined;
  const weights = eadWeights(
    steps.map(({ value }) => value),
    eadRules[rule],
  );
  const { of } = selection;
  const annual = { min: new Float64Array(of), value: new Float64Array(of), max: new Float64Array(of) };
  for (const [i, step] of steps.entries()) {
    const damages = await damagesIn(step.scenario, damage, selection);
    for (const bound of ["min", "value", "max"] as const)
      for (let element = 0; element < damages[bound].length; element++)
        annual[bound][element]! += weights[i]! * damages[bound][element]!;
  }
  const scenarios = steps.map(({ scenario: each }) => each);
  return lossOf(annual, damage, scenarios);
}

/** Over the selected elements; what is not known is left out. */
function sumOf(selection: Selection, { min, value, max }: Damages): Estimate {
  const sum = { min: 0, value: 0, max: 0 };
  for (const element of elementsOf(selection)) {
    if (Number.isNaN(value[element])) continue;
    sum.min += min[element]!;
    sum.value += value[element]!;
    sum.max += max[element]!;
  }
  return sum;
}

function countsOf(selection: Selection, worst: ExposureColumn, together: Damages | undefined) {
  const isSelected = new Uint8Array(selection.of);
  for (const element of elementsOf(selection)) isSelected[element] = 1;
  const counts = { exposed_count: 0, counted_count: 0, not_assessed_count: 0 };
  for (const [row, element] of worst.element.entries()) {
    if (isSelected[element] === 0) continue;
    if (worst.damageClass[row] === notAssessed) counts.not_assessed_count++;
    else {
      counts.exposed_count++;
      if (together !== undefined && !Number.isNaN(together.value[element])) counts.counted_count++;
    }
  }
  return counts;
}

const dollars = new Intl.NumberFormat("en-NZ", { maximumSignificantDigits: 3 });

function sentenceOf(
  {
    damage,
    expected_annual_damage: annual,
    selected_count,
    exposed_count,
    counted_count,
  }: Omit<Answer, "sentence">,
  elements: string,
  withCurve: number,
  asked: number,
): string {
  if (selected_count === 0) return `There are no ${elements} in this selection.`;
  if (damage === null && annual !== null)
    return `By the year they cost the selected ${elements} $${dollars.format(annual.value)}; none of them is a single event.`;
  if (damage === null)
    return `What these hazards together cost ${elements} is not known: no exposed element has both a replacement cost and a damage curve.`;
  const { min, value, max } = damage;
  const range = min === max ? "" : ` ($${dollars.format(min)} to $${dollars.format(max)})`;
  const curves = withCurve === asked ? "" : ` ${withCurve} of the ${asked} scenarios have a damage curve.`;
  const left = exposed_count - counted_count;
  const incomplete =
    left === 0 ? "" : ` ${left} of ${exposed_count} exposed lack a cost, a curve or an intensity.`;
  return `In one event they cost the selected ${elements} $${dollars.format(value)}${range}.${curves}${incomplete}`;
}

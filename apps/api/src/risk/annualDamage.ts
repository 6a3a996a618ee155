import type { AnnualDamage, EadRuleName } from "@stopbank/contract/annual-damage";
import type { FixedParameters } from "@stopbank/contract/projections";
import type { Hazard } from "@stopbank/dataset/manifest";
import {
  type DamageCost,
  type DamageModel,
  damageCost,
  type Estimate,
  noFunction,
} from "@stopbank/risk-engine/damage";
import { type EadRule, eadWeights } from "@stopbank/risk-engine/ead";
import { everExposed } from "@stopbank/risk-engine/ever-exposed";
import type { CostColumns } from "@stopbank/risk-engine/summarise";
import type { ElementLayer } from "../data/elementLayer.ts";
import { selectLayer } from "../data/selection.ts";
import type { ServedDataset } from "../data/servedDataset.ts";
import { damageModel } from "./damageModel.ts";
import type { RiskQuestion } from "./riskData.ts";
import { scenariosByReturnPeriod } from "./scenarioChoice.ts";
import { daysFor, scenarioExposure } from "./scenarioExposure.ts";
import { pluralOf } from "./sentences.ts";

const rules: Readonly<Record<EadRuleName, EadRule>> = {
  "log-linear": { between: "log-linear", tail: true },
  trapezoid: { between: "trapezoid", tail: true },
  "no-tail": { between: "log-linear", tail: false },
};

export interface AnnualDamageQuestion extends Omit<RiskQuestion, "type"> {
  readonly hazard: Hazard;
  readonly fixed: FixedParameters;
  readonly rule: EadRuleName | undefined;
}

/**
 * Expected annual damage of the selected elements of a layer: weights of the return periods times the damage of each.
 * Damage adds up over elements, so the sum of the elements' own expected annual damages is the same number.
 *
 * @throws DomainError `risk/unknown-parameter`, `risk/no-return-periods`, `risk/unknown-days`, `elements/unknown`,
 * `filter/...`.
 */
export async function expectedAnnualDamage(
  dataset: ServedDataset,
  layer: ElementLayer,
  { hazard, fixed, rule = "log-linear", selection: request, nDays: wished }: AnnualDamageQuestion,
): Promise<AnnualDamage> {
  const { description, count } = layer.table;
  const steps = scenariosByReturnPeriod(hazard, fixed);
  const nDays = daysFor(description, wished);
  const selection = selectLayer(layer, request);
  const damage = await damageModel(dataset, layer, hazard);
  const model = damage?.model ?? nothingKnown(count);
  const costs = layer.measures.replacementCost ?? noCosts(count);
  const exposures = await Promise.all(
    steps.map(({ scenario }) => scenarioExposure(dataset, description, { hazard, scenario }, nDays)),
  );
  const weights = eadWeights(
    steps.map(({ value }) => value),
    rules[rule],
  );
  const perPeriod = exposures.map((exposure) => damageCost(selection, exposure, model, costs));
  const annual = weighted(
    perPeriod.map(({ cost }) => cost),
    weights,
  );
  const anyPeriod = lacksOf(damageCost(selection, everExposed(exposures, count), model, costs));
  const answer = {
    asset_type: description.type,
    hazard_id: hazard.hazardId,
    dataset_version: dataset.version,
    currency: description.replacementCost?.currency ?? "NZD",
    rule,
    parameters: fixed,
    expected_annual_damage: isKnown(anyPeriod, selection.count) ? annual : null,
    loss_curve: perPeriod.map((each, i) => ({
      return_period_years: steps[i]?.value ?? Number.NaN,
      weight_per_year: weights[i] ?? Number.NaN,
      hazard_scenario: steps[i]?.scenario.tag ?? "",
      damage: each.cost,
      ...lacksOf(each),
    })),
    selected_count: selection.count,
    ...anyPeriod,
    method: damage?.kind ?? null,
  };
  return { ...answer, sentence: sentenceOf(answer, pluralOf(description), hazard.title) };
}

const nothingKnown = (count: number): DamageModel => ({
  functions: [],
  functionOf: new Uint8Array(count).fill(noFunction),
});
const noCosts = (count: number): CostColumns => ({ value: new Float64Array(count).fill(Number.NaN) });

const weighted = (costs: readonly Estimate[], weights: Float64Array): Estimate => {
  const sum = (bound: keyof Estimate) =>
    costs.reduce((total, cost, i) => total + (weights[i] ?? 0) * cost[bound], 0);
  return { min: sum("min"), value: sum("value"), max: sum("max") };
};

const exposedIn = ({ counted, withoutCost, withoutFunction, withoutIntensity }: DamageCost) =>
  counted + withoutCost + withoutFunction + withoutIntensity;

const lacksOf = (each: DamageCost) => ({
  exposed_count: exposedIn(each),
  counted_count: each.counted,
  without_cost_count: each.withoutCost,
  without_curve_count: each.withoutFunction,
  without_intensity_count: each.withoutIntensity,
  not_assessed_count: each.notAssessed,
});

type Lacks = ReturnType<typeof lacksOf>;

/** Nothing exposed costs nothing; exposed elements of which nothing is known cost nobody knows what. */
const isKnown = ({ counted_count, exposed_count, not_assessed_count }: Lacks, selected: number): boolean =>
  counted_count > 0 || (exposed_count === 0 && not_assessed_count < selected);

const dollars = new Intl.NumberFormat("en-NZ", { maximumSignificantDigits: 3 });

function sentenceOf(
  answer: Lacks & Pick<AnnualDamage, "expected_annual_damage" | "selected_count">,
  elements: string,
  hazard: string,
): string {
  const {
    expected_annual_damage: annual,
    selected_count,
    exposed_count,
    counted_count,
    not_assessed_count,
  } = answer;
  if (selected_count === 0) return `There are no ${elements} in this selection.`;
  const unassessed =
    not_assessed_count === 0 ? "" : ` ${dollars.format(not_assessed_count)} were not assessed.`;
  if (annual === null)
    return `Expected annual damage of ${elements} is not known for ${hazard}: no exposed element has both a replacement cost and a damage curve.${unassessed}`;
  const { min, value, max } = annual;
  const range = min === max ? "" : ` ($${dollars.format(min)} to $${dollars.format(max)})`;
  const left = exposed_count - counted_count;
  const incomplete =
    left === 0
      ? ""
      : ` ${left} of ${exposed_count} exposed lack a replacement cost, a curve or an intensity and are left out.`;
  return `${hazard} costs the selected ${elements} $${dollars.format(value)} a year${range}.${incomplete}${unassessed}`;
}

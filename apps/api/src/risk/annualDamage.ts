import type { AnnualDamage, EadRuleName } from "@stopbank/contract/annual-damage";
import type { FixedParameters } from "@stopbank/contract/projections";
import type { Hazard, Scenario } from "@stopbank/dataset/manifest";
import type { ExposureColumn } from "@stopbank/risk-engine/columns";
import {
  type DamageCost,
  type DamageModel,
  damageCost,
  type Estimate,
  noFunction,
} from "@stopbank/risk-engine/damage";
import { type EadRule, eadWeights } from "@stopbank/risk-engine/ead";
import { everExposed } from "@stopbank/risk-engine/ever-exposed";
import type { Selection } from "@stopbank/risk-engine/select";
import type { CostColumns } from "@stopbank/risk-engine/summarise";
import type { ElementLayer } from "../data/elementLayer.ts";
import { selectLayer } from "../data/selection.ts";
import type { ServedDataset } from "../data/servedDataset.ts";
import { damageModel } from "./damageModel.ts";
import type { RiskQuestion } from "./riskData.ts";
import {
  type ScenarioStep,
  scenariosAlong,
  scenariosByReturnPeriod,
  stepsByReturnPeriod,
} from "./scenarioChoice.ts";
import { daysFor, scenarioExposure } from "./scenarioExposure.ts";
import { pluralOf } from "./sentences.ts";

export const eadRules: Readonly<Record<EadRuleName, EadRule>> = {
  "log-linear": { between: "log-linear", tail: true },
  trapezoid: { between: "trapezoid", tail: true },
  "no-tail": { between: "log-linear", tail: false },
};

export interface AnnualDamageQuestion extends Omit<RiskQuestion, "type"> {
  readonly hazard: Hazard;
  readonly fixed: FixedParameters;
  readonly rule: EadRuleName | undefined;
  /** Also at each value of this parameter. */
  readonly along?: string | undefined;
}

/**
 * Expected annual damage of the selected elements of a layer: weights of the return periods times the damage of each.
 * Damage adds up over elements, so the sum of the elements' own expected annual damages is the same number.
 *
 * @throws DomainError `risk/unknown-parameter`, `risk/not-numeric-parameter`, `risk/no-return-periods`, `risk/unknown-days`,
 * `elements/unknown`,
 * `filter/...`.
 */
export async function expectedAnnualDamage(
  dataset: ServedDataset,
  layer: ElementLayer,
  { hazard, fixed, rule = "log-linear", along, selection: request, nDays: wished }: AnnualDamageQuestion,
): Promise<AnnualDamage> {
  const { description, count } = layer.table;
  const selection = selectLayer(layer, request);
  const damage = await damageModel(dataset, layer, hazard);
  const parts: Parts = {
    selection,
    model: damage?.model ?? nothingKnown(count),
    costs: layer.measures.replacementCost ?? noCosts(count),
    rule,
    exposureOf: (scenario) =>
      scenarioExposure(dataset, description, { hazard, scenario }, daysFor(description, wished)),
  };
  const { annual, lossCurve, lacks } = await reckon(parts, scenariosByReturnPeriod(hazard, fixed));
  const answer = {
    asset_type: description.type,
    hazard_id: hazard.hazardId,
    dataset_version: dataset.version,
    currency: description.replacementCost?.currency ?? "NZD",
    rule,
    parameters: fixed,
    expected_annual_damage: annual,
    loss_curve: lossCurve,
    ...(along === undefined ? {} : { along: await reckonAlong(parts, hazard, fixed, along) }),
    selected_count: selection.count,
    ...lacks,
    method: damage?.kind ?? null,
  };
  return { ...answer, sentence: sentenceOf(answer, pluralOf(description), hazard.title) };
}

/** What every figure of one answer shares. */
interface Parts {
  readonly selection: Selection;
  readonly model: DamageModel;
  readonly costs: CostColumns;
  readonly rule: EadRuleName;
  readonly exposureOf: (scenario: Scenario) => Promise<ExposureColumn>;
}

/** @param steps a scenario for each return period, ascending. */
async function reckon(
  { selection, model, costs, rule, exposureOf }: Parts,
  steps: readonly ScenarioStep[],
): Promise<{ annual: Estimate | null; lossCurve: AnnualDamage["loss_curve"]; lacks: Lacks }> {
  const exposures = await Promise.all(steps.map(({ scenario }) => exposureOf(scenario)));
  const weights = eadWeights(
    steps.map(({ value }) => value),
    eadRules[rule],
  );
  const perPeriod = exposures.map((exposure) => damageCost(selection, exposure, model, costs));
  const lacks = lacksOf(damageCost(selection, everExposed(exposures, selection.of), model, costs));
  const annual = weighted(
    perPeriod.map(({ cost }) => cost),
    weights,
  );
  return {
    annual: isKnown(lacks, selection.count) ? annual : null,
    lossCurve: perPeriod.map((each, i) => ({
      return_period_years: steps[i]?.value ?? Number.NaN,
      weight_per_year: weights[i] ?? Number.NaN,
      hazard_scenario: steps[i]?.scenario.tag ?? "",
      damage: each.cost,
      ...lacksOf(each),
    })),
    lacks,
  };
}

/** A value that has no return periods with the other parameters is left out. */
async function reckonAlong(parts: Parts, hazard: Hazard, fixed: FixedParameters, key: string) {
  const values = scenariosAlong(hazard, key, {}).map(({ value }) => value);
  const points: NonNullable<AnnualDamage["along"]> = [];
  for (const value of values) {
    const steps = stepsByReturnPeriod(hazard, { ...fixed, [key]: value });
    if (steps.length === 0) continue;
    const { annual, lacks } = await reckon(parts, steps);
    points.push({ parameter_value: value, expected_annual_damage: annual, ...lacks });
  }
  return points;
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

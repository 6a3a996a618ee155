import type { AnnualDamage, EadRuleName } from "@stopbank/contract/annual-damage";
import type { FixedParameters } from "@stopbank/contract/projections";
import type { Hazard, Scenario } from "@stopbank/dataset/manifest";
import { DomainError } from "@stopbank/errors";
import type { DamageCost, Estimate } from "@stopbank/risk-engine/damage";
import { type EadRule, eadWeights } from "@stopbank/risk-engine/ead";
import type { Selection } from "@stopbank/risk-engine/select";
import type { ElementLayer } from "../data/elementLayer.ts";
import { selectLayer } from "../data/selection.ts";
import type { ServedDataset } from "../data/servedDataset.ts";
import { type HazardDamage, hazardDamage } from "./hazardDamage.ts";
import { pluralOf } from "./layerNouns.ts";
import type { RiskQuestion } from "./riskData.ts";
import {
  firstScenario,
  type ScenarioStep,
  scenariosAlong,
  scenariosByReturnPeriod,
  stepsByReturnPeriod,
} from "./scenarioChoice.ts";

export const eadRules: Readonly<Record<EadRuleName, EadRule>> = {
  "log-linear": { between: "log-linear", tail: true },
  trapezoid: { between: "trapezoid", tail: true },
  "no-tail": { between: "log-linear", tail: false },
};

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
 * Damage adds up over elements, so the sum of the elements' own expected annual damages is the same number. Damage
 * that the dataset recorded by the year, over a set of events, is that sum as it is.
 *
 * @throws DomainError `risk/unknown-parameter`, `risk/not-numeric-parameter`, `risk/no-return-periods`, `risk/no-such-scenario`, `risk/unknown-days`,
 * `elements/unknown`,
 * `filter/...`.
 */
export async function expectedAnnualDamage(
  dataset: ServedDataset,
  layer: ElementLayer,
  { hazard, fixed, rule = ruleOf(hazard), along, selection: request, nDays: wished }: AnnualDamageQuestion,
): Promise<AnnualDamage> {
  const { description } = layer.table;
  const selection = selectLayer(layer, request);
  const damage = await hazardDamage(dataset, layer, hazard, wished);
  const parts: Parts = { selection, damage, rule };
  const { annual, lossCurve, lacks } = damage.isByYear
    ? await recorded(parts, scenarioByYear(hazard, fixed))
    : await reckon(parts, scenariosByReturnPeriod(hazard, fixed));
  const answer = {
    asset_type: description.type,
    hazard_id: hazard.hazardId,
    dataset_version: dataset.version,
    currency: description.replacementCost?.currency ?? "NZD",
    rule: damage.isByYear ? ("events" as const) : rule,
    parameters: fixed,
    expected_annual_damage: annual,
    loss_curve: lossCurve,
    ...(along === undefined ? {} : { along: await reckonAlong(parts, hazard, fixed, along) }),
    selected_count: selection.count,
    ...lacks,
    method: damage.kind,
  };
  return { ...answer, sentence: sentenceOf(answer, pluralOf(description), hazard.title) };
}

/** What every figure of one answer shares. */
interface Parts {
  readonly selection: Selection;
  readonly damage: HazardDamage;
  readonly rule: EadRuleName;
}

interface Reckoned {
  readonly annual: Estimate | null;
  readonly lossCurve: AnnualDamage["loss_curve"];
  readonly lacks: Lacks;
}

/** Damage by the year as the dataset has it. */
async function recorded({ selection, damage }: Parts, scenario: Scenario): Promise<Reckoned> {
  const sum = (await damage.in(scenario)).cost(selection);
  const lacks = lacksOf(sum);
  return { annual: isKnown(lacks, selection.count) ? sum.cost : null, lossCurve: [], lacks };
}

/** @param steps a scenario for each return period, ascending. */
async function reckon({ selection, damage, rule }: Parts, steps: readonly ScenarioStep[]): Promise<Reckoned> {
  const scenarios = steps.map(({ scenario }) => scenario);
  const damages = await Promise.all(scenarios.map((each) => damage.in(each)));
  const weights = eadWeights(
    steps.map(({ value }) => value),
    eadRules[rule],
  );
  const perPeriod = damages.map((each) => each.cost(selection));
  const lacks = lacksOf(await damage.lacksIn(selection, scenarios));
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

/** @throws DomainError `risk/unknown-parameter`, `risk/no-such-scenario`. */
function scenarioByYear(hazard: Hazard, fixed: FixedParameters): Scenario {
  const scenario = firstScenario(hazard, fixed);
  if (scenario !== undefined) return scenario;
  throw new DomainError(
    "invalid",
    "risk/no-such-scenario",
    `${hazard.title} has no scenario with these parameters.`,
  );
}

/** A value that has no return periods with the other parameters is left out. */
async function reckonAlong(parts: Parts, hazard: Hazard, fixed: FixedParameters, key: string) {
  const values = scenariosAlong(hazard, key, {}).map(({ value }) => value);
  const points: NonNullable<AnnualDamage["along"]> = [];
  for (const value of values) {
    const at = { ...fixed, [key]: value };
    const steps = stepsByReturnPeriod(hazard, at);
    const byYear = parts.damage.isByYear ? firstScenario(hazard, at) : undefined;
    if (steps.length === 0 && byYear === undefined) continue;
    const { annual, lacks } = byYear ? await recorded(parts, byYear) : await reckon(parts, steps);
    points.push({ parameter_value: value, expected_annual_damage: annual, ...lacks });
  }
  return points;
}

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

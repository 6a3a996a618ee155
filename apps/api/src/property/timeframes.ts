import type { Hazard, Scenario } from "@stopbank/dataset/manifest";
import { formatNumber } from "@stopbank/numbers";
import { calledBy } from "@stopbank/risk-engine/condition-names";

type Described = Pick<Hazard, "parameters" | "form" | "scenarios">;

/**
 * The parameter that takes a hazard through time: the rise of the sea, the climate or a calendar year. One that has a slider for
 * the sea's level, or is called `slr` or `year`, goes before others that are named as such a condition; undefined without one.
 */
export function timeParameter({ parameters, form, scenarios }: Described): string | undefined {
  const controls = new Map(form.map(({ key, type }) => [key, type]));
  const conditions = Object.entries(parameters)
    .filter(([key, { label, frequency }]) => {
      if (controls.get(key) === "sealevelSlider") return true;
      return frequency !== true && calledBy(key, label, valuesOf(scenarios, key)) === "condition";
    })
    .map(([key]) => key);
  const isFirst = (key: string) => controls.get(key) === "sealevelSlider" || /^(slr|year)$/i.test(key);
  return conditions.find(isFirst) ?? conditions[0];
}

const valuesOf = (scenarios: readonly Scenario[], key: string) =>
  scenarios.map(({ parameters }) => parameters[key]);

export interface LabelledScenario {
  readonly label: string;
  readonly scenario: Scenario;
}

/**
 * The same event at every time that was modelled, the earliest first: scenarios that differ from this one in the parameter of
 * time alone. The scenario itself where its hazard has none.
 */
export function timeframesOf(hazard: Described, judged: Scenario): LabelledScenario[] {
  const key = timeParameter(hazard);
  if (key === undefined || judged.parameters[key] === undefined)
    return [{ label: judged.name, scenario: judged }];
  const isSameEvent = ({ parameters }: Scenario) =>
    new Set([...Object.keys(parameters), ...Object.keys(judged.parameters)])
      .difference(new Set([key]))
      .values()
      .every((other) => parameters[other] === judged.parameters[other]);
  const order = orderOf(hazard, key);
  return hazard.scenarios
    .filter((scenario) => scenario.parameters[key] !== undefined && isSameEvent(scenario))
    .toSorted((a, b) => order(a.parameters[key]) - order(b.parameters[key]))
    .map((scenario) => ({ label: labelOf(hazard, key, scenario.parameters[key]), scenario }));
}

type Value = number | string | undefined;

/** Numbers by size, others in the order in which the hazard lists them. */
function orderOf({ parameters }: Described, key: string): (value: Value) => number {
  const keys = parameters[key]?.keyValues?.map((each) => each.key) ?? [];
  return (value) => (typeof value === "number" ? value : keys.indexOf(String(value)));
}

function labelOf({ parameters }: Described, key: string, value: Value): string {
  const { label = key, unit, keyValues } = parameters[key] ?? {};
  if (typeof value !== "number")
    return keyValues?.find((each) => each.key === value)?.label ?? `${label}: ${value}`;
  if (/sea.?level|slr/i.test(`${key} ${label}`))
    return value === 0 ? "Today's sea level" : `Sea level +${formatNumber(value)} ${unit ?? "m"}`;
  if (/year/i.test(label)) return `By ${value}`;
  return `${label} ${formatNumber(value)}${unit === undefined ? "" : ` ${unit}`}`;
}

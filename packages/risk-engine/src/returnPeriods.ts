/** A scenario as far as it matters how often it comes back. */
export interface Recurring {
  readonly parameters: Readonly<Record<string, number | string>>;
  readonly returnPeriodYears?: number | undefined;
}

/** A return period, and the scenario that stands for it. */
export interface PeriodStep<S> {
  readonly years: number;
  readonly scenario: S;
  /** Others of the same return period and parameters, in their order: the first stands for them all. */
  readonly leftAside: readonly S[];
}

/** Scenarios that differ in how often they come back alone: what one expected annual damage is reckoned from. */
export interface PeriodGroup<S> {
  /** What they have in common. */
  readonly parameters: Readonly<Record<string, number | string>>;
  /** Ascending in years, one or more. */
  readonly steps: readonly PeriodStep<S>[];
}

/**
 * The parameters that say how often a scenario comes back. Those that state it: the return period in years, its inverse
 * (a chance or a frequency a year), that in percent, or the chance of one event or more in a year. Where none does, those
 * each of whose values goes with one return period only (a shaking that is met once in so many years), but never the sea
 * level, the climate or the calendar year: these are what a frequency holds for.
 *
 * @param described what parameters are called, by key.
 */
export function frequencyParameters(
  scenarios: readonly Recurring[],
  described: Readonly<Record<string, { readonly label?: string }>> = {},
): string[] {
  const recurring = scenarios.filter(({ returnPeriodYears }) => returnPeriodYears !== undefined);
  const keys = [...new Set(recurring.flatMap(({ parameters }) => Object.keys(parameters)))];
  const stated = keys.filter((key) => statements.some((years) => states(recurring, key, years)));
  if (stated.length > 0) return stated;
  if (new Set(recurring.map(({ returnPeriodYears }) => returnPeriodYears)).size < 2) return [];
  return keys.filter(
    (key) =>
      !isCondition.test(key) && !isCondition.test(described[key]?.label ?? "") && decides(recurring, key),
  );
}

/**
 * The scenarios by what they have in common beside the parameters that say how often they come back, in the order of
 * their first ones; those without a return period are in none.
 *
 * @param varied as {@link frequencyParameters} answers of all the hazard's scenarios.
 */
export function periodGroups<S extends Recurring>(
  scenarios: readonly S[],
  varied: readonly string[],
): PeriodGroup<S>[] {
  const groups = new Map<string, { parameters: S["parameters"]; periods: Map<number, S[]> }>();
  for (const scenario of scenarios) {
    const { parameters, returnPeriodYears: years } = scenario;
    if (years === undefined) continue;
    const others = Object.entries(parameters).filter(([key]) => !varied.includes(key));
    // Whatever order a scenario names its parameters in.
    const key = JSON.stringify(others.toSorted(([a], [b]) => (a < b ? -1 : 1)));
    const group = groups.get(key) ?? { parameters: Object.fromEntries(others), periods: new Map() };
    groups.set(key, group);
    group.periods.set(years, [...(group.periods.get(years) ?? []), scenario]);
  }
  return [...groups.values()].map(({ parameters, periods }) => ({
    parameters,
    steps: [...periods]
      .sort(([a], [b]) => a - b)
      .map(([years, [scenario, ...leftAside]]) => ({ years, scenario: scenario!, leftAside })),
  }));
}

/** Return periods in years that a number may stand for. */
const statements: readonly ((value: number) => number)[] = [
  (years) => years,
  (perYear) => 1 / perYear,
  (percent) => 100 / percent,
  (chance) => -1 / Math.log1p(-chance),
  (percent) => -1 / Math.log1p(-percent / 100),
];

/** A chance of 1.3% a year is called 1 in 75, and one of 1.8% 1 in 55. */
const rounding = 0.05;

const states = (scenarios: readonly Recurring[], key: string, yearsOf: (value: number) => number) =>
  scenarios.length > 0 &&
  scenarios.every(({ parameters, returnPeriodYears: years = Number.NaN }) => {
    const value = parameters[key];
    // An empty text is no number.
    if (value === undefined || value === "") return false;
    return Math.abs(yearsOf(Number(value)) - years) <= rounding * years;
  });

/** Whether each value of a parameter goes with one return period. */
function decides(scenarios: readonly Recurring[], key: string): boolean {
  const periods = Map.groupBy(scenarios, ({ parameters }) => parameters[key]);
  return [...periods].every(
    ([value, alike]) =>
      value !== undefined && new Set(alike.map(({ returnPeriodYears }) => returnPeriodYears)).size === 1,
  );
}

const isCondition = /sea.?level|climate|warming|^year$|(^|[^a-z])(slr|rcp|ssp)([^a-z]|$)/i;

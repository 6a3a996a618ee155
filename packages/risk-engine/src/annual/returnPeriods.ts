import { type Called, calledBy, type NamedParameter } from "./frequencyNames.ts";
import { frequencyNumber, isSamePeriod, statements } from "./frequencyValues.ts";

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

type Described = Readonly<Record<string, NamedParameter>>;

/**
 * The parameters that say how often a scenario comes back: those that the data names as it, and of those that are called
 * neither a condition nor both (as `calledBy` has it)
 *
 * - those that state it: the return period in years, its inverse (a chance or a frequency a year), that in percent, or
 *   the chance of one event or more in a year. Numbers state it where they do so of two return periods or more, or are
 *   called a frequency;
 * - where none does, those called a frequency that rise, or fall, strictly with the return period (a chance in 50 years).
 *
 * Everything else is held. See {@link unnamedFrequencies} for what then nobody can tell.
 *
 * @param described what parameters are called, by key.
 */
export function frequencyParameters(scenarios: readonly Recurring[], described: Described = {}): string[] {
  const recurring = scenarios.filter(({ returnPeriodYears }) => returnPeriodYears !== undefined);
  const keys = keysOf(recurring);
  const namedFrequencies = keys.filter((key) => described[key]?.frequency === true);
  const isSeveral = periodCount(recurring) > 1;
  const callings = keys.map((key) => ({ key, called: calling(recurring, key, described) }));
  const statedFrequencies = callings
    .filter(({ called }) => called === "frequency" || (called === "nothing" && isSeveral))
    .filter(({ key }) => statements.some((years) => states(recurring, key, years)))
    .map(({ key }) => key);
  if (namedFrequencies.length + statedFrequencies.length > 0)
    return [...new Set([...namedFrequencies, ...statedFrequencies])];
  return callings
    .filter(({ key, called }) => called === "frequency" && isSeveral && isStrictlyAlong(recurring, key))
    .map(({ key }) => key);
}

/**
 * The parameters of which one would have to be named as the frequency, or none of them: under the same conditions,
 * scenarios of different return periods differ in nothing else, and whether they are rarer events or other circumstances
 * the data does not say. Then there is no loss curve. Empty where that is plain.
 *
 * @param described as {@link frequencyParameters} has it.
 */
export function unnamedFrequencies(scenarios: readonly Recurring[], described: Described = {}): string[] {
  const recurring = scenarios.filter(({ returnPeriodYears }) => returnPeriodYears !== undefined);
  if (frequencyParameters(recurring, described).length > 0) return [];
  const open = keysOf(recurring).filter((key) => calling(recurring, key, described) !== "condition");
  // What has several return periods with every parameter the same is a curve already.
  const isCurve = ({ steps }: PeriodGroup<Recurring>) => steps.length > 1;
  if (periodGroups(recurring, []).some(isCurve)) return [];
  const unclear = periodGroups(recurring, open).filter(isCurve);
  return open.filter((key) =>
    unclear.some(({ steps }) => new Set(steps.map(({ scenario }) => scenario.parameters[key])).size > 1),
  );
}

const keysOf = (scenarios: readonly Recurring[]) => [
  ...new Set(scenarios.flatMap(({ parameters }) => Object.keys(parameters))),
];

const periodCount = (scenarios: readonly Recurring[]) =>
  new Set(scenarios.map(({ returnPeriodYears }) => returnPeriodYears)).size;

/** What the data says of a parameter goes before its names. */
function calling(scenarios: readonly Recurring[], key: string, described: Described): Called {
  const { label = "", frequency } = described[key] ?? {};
  if (frequency !== undefined) return frequency ? "frequency" : "condition";
  const values = scenarios.map(({ parameters }) => parameters[key]);
  return calledBy(key, label, values);
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
    const otherParameters = Object.entries(parameters).filter(([key]) => !varied.includes(key));
    // Whatever order a scenario names its parameters in.
    const key = JSON.stringify(otherParameters.toSorted(([a], [b]) => (a < b ? -1 : 1)));
    const group = groups.get(key) ?? { parameters: Object.fromEntries(otherParameters), periods: new Map() };
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

const states = (scenarios: readonly Recurring[], key: string, yearsOf: (value: number) => number) =>
  scenarios.every(({ parameters, returnPeriodYears: years = Number.NaN }) =>
    isSamePeriod(yearsOf(frequencyNumber(parameters[key])), years),
  ) && isSingleValued(scenarios, key);

/** Each value has one return period. */
function isSingleValued(scenarios: readonly Recurring[], key: string): boolean {
  const byValue = Map.groupBy(scenarios, ({ parameters }) => frequencyNumber(parameters[key]));
  return [...byValue.values()].every((alike) => periodCount(alike) === 1);
}

/** Whether return periods go strictly up, or strictly down, with a parameter's values. */
function isStrictlyAlong(scenarios: readonly Recurring[], key: string): boolean {
  const points = scenarios
    .map(
      ({ parameters, returnPeriodYears: years = Number.NaN }) =>
        [frequencyNumber(parameters[key]), years] as const,
    )
    .sort(([a], [b]) => a - b);
  if (points.some(([value]) => Number.isNaN(value)) || !isSingleValued(scenarios, key)) return false;
  const rises = points.slice(1).flatMap(([value, years], i) => {
    const [before, yearsBefore] = points[i]!;
    return value === before ? [] : [Math.sign(years - yearsBefore)];
  });
  return rises.length > 0 && rises[0] !== 0 && rises.every((each) => each === rises[0]);
}

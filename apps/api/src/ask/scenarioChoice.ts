import type { FixedParameters } from "@stopbank/contract/projections";
import type { Hazard, Scenario } from "@stopbank/dataset/manifest";
import { DomainError } from "@stopbank/errors";
import {
  frequencyParameters,
  type PeriodStep,
  periodGroups,
  unnamedFrequencies,
} from "@stopbank/risk-engine/return-periods";
import type { ServedDataset } from "../data/servedDataset.ts";

/** @throws DomainError `dataset/unknown-hazard`. */
export function hazardNamed({ manifest }: ServedDataset, hazardId: string): Hazard {
  const hazard = manifest.hazards.find((each) => each.hazardId === hazardId);
  if (hazard === undefined)
    throw new DomainError("not-found", "dataset/unknown-hazard", `There is no hazard ${hazardId}.`);
  return hazard;
}

/** A value of the parameter that varies, and the scenario that stands for it. */
export interface ScenarioStep {
  readonly value: number;
  readonly scenario: Scenario;
}

/**
 * A scenario for each value of a numeric parameter, ascending: the first in the dataset's order that has every fixed
 * parameter. A fixed value of the varied parameter itself is not read. Empty where no scenario fits.
 *
 * @throws DomainError `risk/unknown-parameter`, `risk/not-numeric-parameter`.
 */
export function scenariosAlong(hazard: Hazard, primary: string, fixed: FixedParameters): ScenarioStep[] {
  if (!Object.hasOwn(hazard.parameters, primary)) throw unknownParameter(hazard, primary);
  if (hazard.parameters[primary]?.type !== "number")
    throw new DomainError(
      "invalid",
      "risk/not-numeric-parameter",
      `${hazard.parameters[primary]?.label} is a choice, not a number: nothing can be drawn along it.`,
    );
  const { [primary]: _, ...otherParameters } = fixed;
  const first = new Map<number, Scenario>();
  for (const scenario of matching(hazard, otherParameters)) {
    const value = scenario.parameters[primary];
    if (typeof value === "number" && !first.has(value)) first.set(value, scenario);
  }
  return [...first].map(([value, scenario]) => ({ value, scenario })).sort((a, b) => a.value - b.value);
}

/** What one expected annual damage is reckoned from. */
export interface PeriodChoice {
  /** A scenario for each return period, ascending; one or more. */
  readonly steps: readonly PeriodStep<Scenario>[];
  /** Every parameter that they have in common. */
  readonly heldParameters: FixedParameters;
  /** Of these, what the question left open though scenarios differ in it: as the first scenario that fits has it. */
  readonly open: FixedParameters;
}

/**
 * The scenarios of a hazard that differ in how often they come back alone: those of the first scenario, in the dataset's
 * order, that has a return period and every fixed parameter. Undefined where there is none, or where nobody can tell which
 * parameter says how often.
 *
 * @param first stands for its own return period, wherever it comes in the order.
 * @throws DomainError `risk/unknown-parameter`.
 */
export function periodsFor(
  hazard: Hazard,
  fixed: FixedParameters,
  first?: Scenario,
): PeriodChoice | undefined {
  const fitting = matching(hazard, fixed);
  if (unnamedFrequencies(hazard.scenarios, hazard.parameters).length > 0) return undefined;
  const ordered = first === undefined ? fitting : [first, ...fitting.filter((each) => each !== first)];
  const [group, ...otherGroups] = periodGroups(
    ordered,
    frequencyParameters(hazard.scenarios, hazard.parameters),
  );
  if (group === undefined) return undefined;
  const isOpen = ([key, value]: [string, number | string]) =>
    !Object.hasOwn(fixed, key) && otherGroups.some(({ parameters }) => parameters[key] !== value);
  return {
    steps: group.steps,
    heldParameters: { ...fixed, ...group.parameters },
    open: Object.fromEntries(Object.entries(group.parameters).filter(isOpen)),
  };
}

/** What a hazard lacks for a loss curve where nobody can tell which parameter says how often; undefined where it is plain. */
export function frequencyNotNamed({ title, scenarios, parameters }: Hazard): FrequencyNote | undefined {
  const unnamed = unnamedFrequencies(scenarios, parameters).map((key) => parameters[key]?.label ?? key);
  if (unnamed.length === 0) return undefined;
  return {
    code: "risk/frequency-not-named",
    sentence: `${title}: damage by the year cannot be reckoned, since its scenarios of different return periods differ in ${unnamed.join(" and ")}, and the data does not say which of its parameters is how often they come back.`,
  };
}

interface FrequencyNote {
  readonly code: string;
  readonly sentence: string;
}

/**
 * All scenarios that have every fixed parameter, in the dataset's order.
 *
 * @throws DomainError `risk/unknown-parameter`; `risk/no-such-scenario` where none has.
 */
export function scenariosWith(hazard: Hazard, fixed: FixedParameters): [Scenario, ...Scenario[]] {
  const [first, ...otherScenarios] = matching(hazard, fixed);
  if (first !== undefined) return [first, ...otherScenarios];
  throw new DomainError(
    "invalid",
    "risk/no-such-scenario",
    `${hazard.title} has no scenario with these parameters.`,
  );
}

/** Numbers and texts compare as texts, because forms send either. */
function matching(hazard: Hazard, fixed: FixedParameters): Scenario[] {
  const wantedParameters = Object.entries(fixed);
  for (const [key] of wantedParameters)
    if (!Object.hasOwn(hazard.parameters, key)) throw unknownParameter(hazard, key);
  return hazard.scenarios.filter(({ parameters }) =>
    wantedParameters.every(([key, value]) => String(parameters[key]) === String(value)),
  );
}

const unknownParameter = ({ title, parameters }: Hazard, key: string) =>
  new DomainError(
    "invalid",
    "risk/unknown-parameter",
    `${title} has no parameter ${key.slice(0, 100)}; it has ${Object.keys(parameters).join(", ") || "none"}.`,
  );

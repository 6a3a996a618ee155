import type { FixedParameters } from "@stopbank/contract/projections";
import type { Hazard, Scenario } from "@stopbank/dataset/manifest";
import { DomainError } from "@stopbank/errors";
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
  const { [primary]: _, ...others } = fixed;
  return firstByValue(matching(hazard, others), ({ parameters }) => parameters[primary]);
}

/**
 * A scenario for each return period, ascending in years, chosen in the same way.
 *
 * @throws DomainError `risk/unknown-parameter`; `risk/no-return-periods` where no scenario that fits has one.
 */
export function scenariosByReturnPeriod(hazard: Hazard, fixed: FixedParameters): ScenarioStep[] {
  const steps = stepsByReturnPeriod(hazard, fixed);
  if (steps.length === 0)
    throw new DomainError(
      "invalid",
      "risk/no-return-periods",
      `${hazard.title} has no return periods for these parameters, so damage by the year cannot be reckoned.`,
    );
  return steps;
}

/** The same, empty where no scenario that fits has one. */
export const stepsByReturnPeriod = (hazard: Hazard, fixed: FixedParameters): ScenarioStep[] =>
  firstByValue(matching(hazard, fixed), ({ returnPeriodYears }) => returnPeriodYears);

/**
 * The first scenario in the dataset's order that has every fixed parameter; undefined where none fits.
 *
 * @throws DomainError `risk/unknown-parameter`.
 */
export const firstScenario = (hazard: Hazard, fixed: FixedParameters): Scenario | undefined =>
  matching(hazard, fixed)[0];

/**
 * The parameters that say how often a scenario comes back: those each of whose values goes with one return period only
 * (the return period itself, or a shaking that is met once in so many years).
 */
export function returnPeriodParameters({ parameters, scenarios }: Hazard): string[] {
  return Object.keys(parameters).filter((key) => {
    const periods = Map.groupBy(scenarios, (scenario) => scenario.parameters[key]);
    return [...periods.values()].every(
      (alike) => new Set(alike.map(({ returnPeriodYears }) => returnPeriodYears)).size === 1,
    );
  });
}

/** Numbers and texts compare as texts, because forms send either. */
function matching(hazard: Hazard, fixed: FixedParameters): Scenario[] {
  const wanted = Object.entries(fixed);
  for (const [key] of wanted) if (!Object.hasOwn(hazard.parameters, key)) throw unknownParameter(hazard, key);
  return hazard.scenarios.filter(({ parameters }) =>
    wanted.every(([key, value]) => String(parameters[key]) === String(value)),
  );
}

function firstByValue(
  scenarios: readonly Scenario[],
  numberIn: (scenario: Scenario) => number | string | undefined,
): ScenarioStep[] {
  const first = new Map<number, Scenario>();
  for (const scenario of scenarios) {
    const value = numberIn(scenario);
    if (typeof value === "number" && !first.has(value)) first.set(value, scenario);
  }
  return [...first].map(([value, scenario]) => ({ value, scenario })).sort((a, b) => a.value - b.value);
}

const unknownParameter = ({ title, parameters }: Hazard, key: string) =>
  new DomainError(
    "invalid",
    "risk/unknown-parameter",
    `${title} has no parameter ${key.slice(0, 100)}; it has ${Object.keys(parameters).join(", ") || "none"}.`,
  );

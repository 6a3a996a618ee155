import type { HazardDetail, ParameterValue, Scenario } from "@stopbank/contract/layers";
import { formatNamed, withUnit } from "@stopbank/numbers";
import { tellingScenario } from "@stopbank/scene/telling";

export interface HazardFilter {
  readonly key: string;
  readonly label: string;
  readonly options: readonly { readonly value: ParameterValue; readonly label: string }[];
}

export interface ChosenFilters {
  readonly region: string | undefined;
  readonly parameters: Readonly<Record<string, ParameterValue>>;
}

export const noFilters: ChosenFilters = { region: undefined, parameters: {} };

/** How a value of a hazard's parameter reads: `0.5 m`, `1 in 100 years`'s `100 years`, `High tide`. */
export function parameterText(
  hazard: Pick<HazardDetail, "parameters">,
  key: string,
  value: ParameterValue,
): string {
  const parameter = hazard.parameters[key];
  const named = parameter?.keyValues?.find((one) => one.key === String(value))?.label;
  if (named !== undefined) return named;
  if (typeof value === "string") return value;
  return withUnit(formatNamed(key, value), parameter?.unit ?? "");
}

/** The parameters worth filtering by: those that take more than one value over all hazards. */
export function filtersOf(hazards: readonly HazardDetail[]): HazardFilter[] {
  const found = new Map<string, { label: string; options: Map<ParameterValue, string> }>();
  for (const hazard of hazards)
    for (const { key, title } of hazard.form.elements) {
      const filter = found.get(key) ?? { label: title, options: new Map() };
      for (const { parameters } of hazard.scenarios) {
        const value = parameters[key];
        if (value !== undefined && !filter.options.has(value))
          filter.options.set(value, parameterText(hazard, key, value));
      }
      found.set(key, filter);
    }
  return [...found]
    .filter(([, { options }]) => options.size > 1)
    .map(([key, { label, options }]) => ({
      key,
      label,
      options: [...options].toSorted(byNumber).map(([value, text]) => ({ value, label: text })),
    }));
}

const byNumber = ([a]: [ParameterValue, string], [b]: [ParameterValue, string]) =>
  typeof a === "number" && typeof b === "number" ? a - b : 0;

/** Regions that scenarios were made for, where there is more than one. */
export function hazardAreas(hazards: readonly HazardDetail[]): string[] {
  const areas = new Set(
    hazards.flatMap(({ scenarios }) => scenarios.flatMap(({ hazardAreas }) => hazardAreas)),
  );
  return areas.size > 1 ? [...areas].toSorted((a, b) => a.localeCompare(b, "en-NZ")) : [];
}

/** Of the scenarios of a hazard that pass the filters, the telling one: what choosing the hazard puts on the map. */
export const offeredScenario = (
  hazard: Pick<HazardDetail, "scenarios" | "start_scenario">,
  { region, parameters }: ChosenFilters,
): Scenario | undefined =>
  tellingScenario(
    hazard,
    hazard.scenarios.filter(
      (scenario) =>
        (region === undefined || scenario.hazardAreas.includes(region)) &&
        Object.entries(parameters).every(([key, value]) => scenario.parameters[key] === value),
    ),
  );

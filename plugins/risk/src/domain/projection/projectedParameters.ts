import type { FormElement, HazardDetail, ParameterValue } from "@stopbank/contract/layers";
import { parameterText } from "@stopbank/map-page/hazard-filters";
import { formatNamed, withUnit } from "@stopbank/numbers";
import { controlsOf } from "@stopbank/scene/controls";

/** What the user chose for a hazard's projections; nothing chosen follows the map. */
export interface ProjectionChoice {
  readonly primary?: string | undefined;
  readonly secondary?: ParameterValue | undefined;
  /** The scenario on the map when `secondary` was chosen: another one there sets it anew. */
  readonly asOf?: string | undefined;
}

/** Along which parameter of a hazard something is drawn, and what is held still. */
export interface Projection {
  /** What it can be drawn along: one or two. */
  readonly parameters: readonly FormElement[];
  readonly primary: FormElement;
  readonly secondary: { readonly element: FormElement; readonly value: ParameterValue } | undefined;
  /** Every other parameter, as on the map. */
  readonly held: Readonly<Record<string, ParameterValue>>;
  /** What the call takes: `held` and the secondary. */
  readonly fixed: Readonly<Record<string, ParameterValue>>;
}

/** One of a projection's parameters; its primary where it has none of that name. */
export const parameterNamed = (
  { parameters, primary }: Pick<Projection, "parameters" | "primary">,
  key: string,
): FormElement => parameters.find((element) => element.key === key) ?? primary;

type Choices = Pick<HazardDetail, "parameters" | "scenarios" | "form" | "availableParameterValues">;

const mostParameters = 2;

/**
 * Up to two numeric parameters with more than one value beside the scenario's texts, sea level and year first.
 * Undefined where there is none: nothing can be drawn along a choice.
 */
export function projectionOf(
  hazard: Choices,
  scenarioTag: string,
  choice: ProjectionChoice = {},
): Projection | undefined {
  const scenario = hazard.scenarios.find(({ assetTag }) => assetTag === scenarioTag);
  if (scenario === undefined) return undefined;
  const numeric = controlsOf(hazard).filter(({ key }) => hazard.parameters[key]?.type === "number");
  const texts = without(
    scenario.parameters,
    numeric.map(({ key }) => key),
  );
  const beside = hazard.scenarios.filter(({ parameters }) =>
    Object.entries(texts).every(([key, value]) => parameters[key] === value),
  );
  const parameters = numeric
    .filter(({ key }) => new Set(beside.map((one) => one.parameters[key])).size > 1)
    .slice(0, mostParameters);
  const primary = parameters.find(({ key }) => key === choice.primary) ?? parameters[0];
  if (primary === undefined) return undefined;
  const held = without(
    scenario.parameters,
    parameters.map(({ key }) => key),
  );
  const other = parameters.find((element) => element !== primary);
  const chosen = choice.asOf === scenarioTag ? choice.secondary : undefined;
  const value = other === undefined ? undefined : (chosen ?? scenario.parameters[other.key]);
  if (other === undefined || value === undefined)
    return { parameters, primary, secondary: undefined, held, fixed: held };
  return {
    parameters,
    primary,
    secondary: { element: other, value },
    held,
    fixed: { ...held, [other.key]: value },
  };
}

function without(parameters: Readonly<Record<string, ParameterValue>>, keys: readonly string[]) {
  return Object.fromEntries(Object.entries(parameters).filter(([key]) => !keys.includes(key)));
}

/** Exceedance is a percentage and recurrence a number of years, even where the dataset names no unit. */
const usualUnits: Readonly<Record<string, string>> = { aep: "%", ari: "years" };

const projectedUnit = ({ parameters }: Pick<HazardDetail, "parameters">, key: string): string =>
  parameters[key]?.unit ?? usualUnits[key.toLowerCase()] ?? "";

/** `Sea level rise (m)` */
export function projectedAxis(hazard: Pick<HazardDetail, "parameters">, { key, title }: FormElement): string {
  const unit = projectedUnit(hazard, key);
  return unit === "" ? title : `${title} (${unit})`;
}

export interface ProjectedValue {
  /** Under its column: `0.5`, `2100`. */
  readonly tick: string;
  /** In words: `0.5 m`, `2%`, `2100`. */
  readonly label: string;
}

export function projectedValue(
  hazard: Pick<HazardDetail, "parameters">,
  key: string,
  value: number,
): ProjectedValue {
  const tick = formatNamed(key, value);
  const unit = projectedUnit(hazard, key);
  return { tick, label: withUnit(tick, unit) };
}

/** What stays as it is on the map: `Tide: High tide`. */
export const heldWords = (
  hazard: Pick<HazardDetail, "parameters">,
  { held }: Pick<Projection, "held">,
): string[] =>
  Object.entries(held).map(
    ([key, value]) => `${hazard.parameters[key]?.label ?? key}: ${parameterText(hazard, key, value)}`,
  );

/** "this scenario", or "this combination" where a second parameter is chosen with it. */
export const noProjectedRisk = ({ secondary }: Pick<Projection, "secondary">): string =>
  `No projected risk data available for this ${secondary === undefined ? "scenario" : "combination"}`;

import type { HazardEntry } from "../../description/hazards.ts";
import type { WordParameter } from "./groupFiles.ts";
import type { GuessedParameter } from "./parameterNames.ts";

type Parameter = GuessedParameter | WordParameter;

/** The parameter that is a chance a year, which no pattern turns into a return period. */
export function chanceOf(parameters: readonly Parameter[]) {
  for (const each of parameters)
    if ("frequency" in each && (each.frequency === "percent" || each.frequency === "share"))
      return { name: each.name, frequency: each.frequency };
  return undefined;
}

/** Parameters as a hazard declares them. */
export const parametersOf = (parameters: readonly Parameter[]): NonNullable<HazardEntry["parameters"]> =>
  Object.fromEntries(
    parameters.map((each) => [
      each.name,
      {
        label: each.label,
        ...("unit" in each && each.unit !== undefined ? { unit: each.unit } : {}),
        ...("labels" in each ? { labels: { ...each.labels } } : {}),
      },
    ]),
  );

export const tagTemplate = (id: string, parameters: readonly Parameter[]) =>
  [id, ...parameters.map((each) => (isPeriod(each) ? `{${each.name}}yr` : `{${each.name}}`))].join("_");

/** Such as `{rcp}, 1 in {ari} years`. */
export const nameTemplate = (parameters: readonly Parameter[]) =>
  parameters
    .map((each) => {
      if ("labels" in each) return `{${each.name}}`;
      if (isPeriod(each)) return `1 in {${each.name}} years`;
      return `${each.label} {${each.name}}${each.unit === undefined ? "" : ` ${each.unit}`}`;
    })
    .join(", ");

const isPeriod = (parameter: Parameter) => "frequency" in parameter && parameter.frequency === "years";

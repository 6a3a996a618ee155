import type { ElementType } from "@stopbank/dataset/manifest";
import { formatCount, formatQuantity } from "@stopbank/numbers";
import type { ExposureTotals } from "@stopbank/risk-engine/summarise";
import type { HazardScenario } from "../data/directory.ts";

/** `Buildings` reads `buildings` inside a sentence, `SH1 bridges` stays. */
const inSentence = (name: string): string =>
  /^\p{Lu}\p{Ll}/u.test(name) ? name[0]?.toLowerCase() + name.slice(1) : name;

export const pluralOf = (type: ElementType): string => inSentence(type.displayNamePlural ?? type.displayName);

/** `Coastal inundation (1 in 100 years)`. */
export function scenarioPhrase({ hazard, scenario }: HazardScenario, nDays?: number): string {
  const named = scenario.displayName.startsWith(hazard.title)
    ? inSentence(scenario.displayName)
    : `${inSentence(hazard.title)} (${scenario.displayName})`;
  if (nDays === undefined) return named;
  return `${named} after ${nDays} ${nDays === 1 ? "day" : "days"}`;
}

/** What one or more scenarios do to the selected elements, in one plain sentence with its figures. */
export function exposureSentence(type: ElementType, totals: ExposureTotals, what: string): string {
  const { selected, exposed, notExposed, notAssessed } = totals;
  const elements = pluralOf(type);
  if (selected.count === 0) return `There are no ${elements} in this selection.`;
  if (exposed.count + notExposed.count === 0)
    return `None of the ${formatCount(selected.count)} ${elements} was assessed for ${what}.`;
  const assessment =
    notAssessed.count === 0
      ? ""
      : `, ${formatCount(notAssessed.count)} ${notAssessed.count === 1 ? "was" : "were"} not assessed`;
  if (exposed.count === 0)
    return `None of the ${formatCount(selected.count)} ${elements} is known to be exposed to ${what}${assessment}.`;
  const { type: metric, unit } = type.metric;
  const measured =
    metric === "count"
      ? ""
      : ` (${formatQuantity(exposed.metric, unit)} of ${formatQuantity(selected.metric, unit)})`;
  const are = exposed.count === 1 ? "is" : "are";
  return `${formatCount(exposed.count)} of ${formatCount(selected.count)} ${elements}${measured} ${are} exposed to ${what}${assessment}.`;
}

/** Fills `{key}` in a dataset's template; a key without a value reads `not known`. */
export const fillTemplate = (template: string, textFor: (key: string) => string | undefined): string =>
  template.replace(/\{([^{}]+)\}/g, (_, key: string) => textFor(key) ?? "not known");

/** A number with what it is of, as New Zealand writes it; one that is of nothing is a year or a name and stays bare. */
export const numberInText = (value: number, isMeasured: boolean): string =>
  value.toLocaleString("en-NZ", { maximumFractionDigits: 2, useGrouping: isMeasured });

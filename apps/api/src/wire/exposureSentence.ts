import type { ElementType } from "@stopbank/dataset/manifest";
import { agreeing, formatCount, formatMultiHazard, formatQuantity } from "@stopbank/numbers";
import type { ExposureTotals } from "@stopbank/risk-engine/summarise";
import type { HazardScenario } from "../data/directory.ts";
import { inSentence, type Named, noneOf, nothingOf, someOf } from "./layerNouns.ts";

/** `coastal inundation (1 in 100 years)`. */
export const scenarioPhrase = ({ hazard, scenario }: HazardScenario): string =>
  scenario.displayName.startsWith(hazard.title)
    ? inSentence(scenario.displayName)
    : `${inSentence(hazard.title)} (${scenario.displayName})`;

/** `3 days after coastal inundation (1 in 100 years)`; without days, after it. */
export const daysAfter = (nDays: number | undefined, subject: string): string =>
  nDays === undefined ? `after ${subject}` : `${nDays} ${agreeing(nDays, "day", "days")} after ${subject}`;

/** What scenarios do to the selected elements of a layer. */
export interface ExposureStatement {
  readonly type: Named & Pick<ElementType, "metric">;
  readonly totals: Pick<ExposureTotals, "selected" | "exposed" | "notExposed" | "notAssessed">;
  /** One, as `scenarioPhrase` has it; of several, how many. */
  readonly scenarios: string | number;
  /** Of a cascading layer. */
  readonly nDays?: number | undefined;
}

/**
 * The statement as one plain sentence with its figures: so many of those assessed, with those that were not beside them.
 * Of a cascading layer it speaks of outages (MAP-29).
 */
export function exposureSentence({ type, totals, scenarios, nDays }: ExposureStatement): string {
  const { selected, exposed, notExposed, notAssessed } = totals;
  const subject = typeof scenarios === "number" ? `at least one of ${scenarios} scenarios` : scenarios;
  const assessed = exposed.count + notExposed.count;
  if (selected.count === 0) return nothingOf(type);
  if (assessed === 0) return `${noneOf(type, selected.count, "selected", "was")} assessed for ${subject}.`;
  const missed = notAssessed.count;
  const rest = missed === 0 ? "" : `; ${formatCount(missed)} ${agreeing(missed, "was", "were")} not assessed`;
  const outage = `an outage of upstream connections ${daysAfter(nDays, subject)}`;
  if (exposed.count === 0) {
    const known = type.isCascading ? `known to have ${outage}` : `known to be exposed to ${subject}`;
    return `${noneOf(type, assessed, "assessed", "is")} ${known}${rest}.`;
  }
  const suffer = type.isCascading
    ? `${agreeing(exposed.count, "has", "have")} ${outage}`
    : `${agreeing(exposed.count, "is", "are")} exposed to ${subject}`;
  const measured = measure(type, totals, typeof scenarios === "number");
  return `${someOf(type, exposed.count, assessed, "assessed")}${measured} ${suffer}${rest}.`;
}

/** ` (6.66 km of 60 km)`, ` (862 of 4,968 people)`; nothing where elements are counted only. */
function measure(
  { metric: { type, unit } }: ExposureStatement["type"],
  { exposed, notExposed }: ExposureStatement["totals"],
  isOfSeveral: boolean,
): string {
  if (type === "count") return "";
  const quantityText = (value: number) =>
    formatQuantity(value, unit, isOfSeveral ? formatMultiHazard : undefined);
  const some =
    type === "people" ? formatQuantity(exposed.metric, "each", formatCount) : quantityText(exposed.metric);
  return ` (${some} of ${quantityText(exposed.metric + notExposed.metric)})`;
}

import type { WorstBy, WorstElements } from "@stopbank/contract/worst-elements";
import type { StateWords } from "@stopbank/map-page/state-words";
import { formatCount, formatIntensity, formatMoney, none } from "@stopbank/numbers";

type Worst = WorstElements["elements"][number];
type Answer = Pick<WorstElements, "by" | "currency" | "unit">;

/** What elements are ranked by, as it is offered and at the head of a column. */
export const orderNames: Readonly<Record<WorstBy, string>> = {
  damage: "Damage",
  annual: "Damage a year",
  value: "Value",
  exposure: "Exposure",
};

/** What an element is ranked by: `$1.2 M`, `$3,400 a year`, `1.2 m`. */
export function worstAmount({ by, currency, unit }: Answer, { amount }: Pick<Worst, "amount">): string {
  if (amount === null) return none;
  if (by === "exposure") return formatIntensity(amount, unit);
  return `${formatMoney(amount, currency)}${by === "annual" ? " a year" : ""}`;
}

/** What the state of a ranked element is read from. */
export const exposureOfWorst = ({ damage_class }: Pick<Worst, "damage_class">) => ({
  damage_class,
  is_exposed: damage_class === null ? ("false" as const) : ("true" as const),
});

/** Exposed elements that lose nothing are none of these. */
const rankedWords: Readonly<Record<WorstBy, (exposed: string) => string>> = {
  exposure: (exposed) => exposed,
  value: (exposed) => `${exposed} with a value`,
  damage: () => "with damage",
  annual: () => "with damage",
};

const noneRanked: Readonly<Record<WorstBy, (elements: string, exposed: string) => string>> = {
  exposure: (elements, exposed) => `None of ${elements} looked at is ${exposed}.`,
  value: (elements, exposed) => `None of ${elements} looked at is ${exposed} and has a value that is known.`,
  damage: (elements) => `None of ${elements} looked at has damage that is known.`,
  annual: (elements) => `None of ${elements} looked at has damage by the year that is known.`,
};

const unknownWords = (unknown: number, exposed: string): string =>
  unknown === 0
    ? ""
    : ` ${formatCount(unknown)} more ${unknown === 1 ? "is" : "are"} ${exposed}, by how much is not known.`;

/**
 * How many of how many are listed, and of how many more it is not known.
 *
 * @param elements the layer's name within a sentence.
 * @param words what is said of those that a hazard reaches.
 */
export function listedWords(
  {
    by,
    ranked_count: ranked,
    unknown_count: unknown,
    elements: listed,
  }: Pick<WorstElements, "by" | "ranked_count" | "unknown_count" | "elements">,
  elements: string,
  { exposed }: Pick<StateWords, "exposed">,
): string {
  if (listed.length === 0) return noneRanked[by](elements, exposed) + unknownWords(unknown, exposed);
  const said =
    listed.length === ranked
      ? `All ${formatCount(ranked)} ${rankedWords[by](exposed)} are listed.`
      : `The worst ${formatCount(listed.length)} of ${formatCount(ranked)} ${rankedWords[by](exposed)}.`;
  return said + unknownWords(unknown, exposed);
}

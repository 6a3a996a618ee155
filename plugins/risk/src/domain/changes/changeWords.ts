import type { WireClass } from "@stopbank/contract/wire-classes";
import { agreeing, formatCount, formatMoney, formatPercent, none } from "@stopbank/numbers";
import { signed } from "../comparison/signed.ts";
import { type Change, isSame, type LayerChange } from "./layerChange.ts";
import type { FactsOnPaper } from "./reportFacts.ts";

const longDate = new Intl.DateTimeFormat("en-NZ", { dateStyle: "long", timeZone: "Pacific/Auckland" });

/** "version 12ab of 3 November 2026" */
export function versionWords({ version, publishedAt }: FactsOnPaper["after"]): string {
  const date = publishedAt === null ? undefined : new Date(publishedAt);
  return `version ${version}${date === undefined ? "" : ` of ${longDate.format(date)}`}`;
}

/** What is to be known before the figures are read. Nothing where the two are of the same question and money. */
export function notesOn({ before, after }: FactsOnPaper): readonly string[] {
  if (before === null) return [];
  const notes: string[] = [];
  if (before.version === after.version) notes.push("The report before this one was of the same version.");
  if (before.tags.join() !== after.tags.join())
    notes.push(
      "The report before this one was under other scenarios, since the data does not have the same ones any more: its figures and these do not answer the same question.",
    );
  if (before.currency !== after.currency && before.currency !== null && after.currency !== null)
    notes.push(
      `Amounts were in ${before.currency} before and are in ${after.currency} now, so they are not compared.`,
    );
  return notes;
}

/**
 * What became of a layer, in a sentence or a few.
 *
 * @param labels of damage classes. @param exposedWord "exposed", or "out" for a layer that goes out.
 */
export function changeSentence(
  layer: LayerChange,
  currency: string | null,
  labels: (name: WireClass) => string,
  exposedWord = "exposed",
): string {
  const { presence, assessed, exposed, annual } = layer;
  if (presence === "gone")
    return `This report has it no longer, since the data does not. In the report before, ${stood(exposed.before, assessed.before, exposedWord)}.`;
  if (presence === "new")
    return `The report before this one did not have it. Now ${standing(exposed.after, assessed.after, exposedWord)}.`;
  if (exposed.before === undefined && exposed.after === undefined)
    return "None of it was assessed in the report before, and none is now.";
  if (exposed.before === undefined)
    return `None of it was assessed in the report before. Now ${standing(exposed.after, assessed.after, exposedWord)}.`;
  if (exposed.after === undefined)
    return `None of it is assessed any more. In the report before, ${stood(exposed.before, assessed.before, exposedWord)}.`;
  if (isSame(layer))
    return `Nothing has changed: ${standing(exposed.after, assessed.after, exposedWord)}, as before.`;
  return [
    exposedSentence(layer, exposedWord),
    classSentence(layer, labels),
    annualSentence(annual, currency),
  ].join("");
}

function exposedSentence({ exposed, assessed }: LayerChange, word: string): string {
  const { before = 0, after = 0, difference = 0 } = exposed;
  const of =
    assessed.difference === 0
      ? ` of ${formatCount(assessed.after ?? 0)} assessed`
      : ` of ${formatCount(assessed.after ?? 0)} assessed, where there were ${formatCount(assessed.before ?? 0)}`;
  if (difference === 0) return `As many are ${word} as before: ${formatCount(after)}${of}.`;
  const many = formatCount(Math.abs(difference));
  const more = difference > 0 ? "more" : "fewer";
  return `${many} ${more} ${agreeing(Math.abs(difference), "is", "are")} ${word}: ${formatCount(after)}${of}, after ${formatCount(before)}.`;
}

/** Of the class whose share moved most. */
function classSentence({ shares }: LayerChange, labels: (name: WireClass) => string): string {
  const [most] = shares.toSorted((a, b) => Math.abs(b.difference ?? 0) - Math.abs(a.difference ?? 0));
  if (most?.difference === undefined || most.difference === 0) return "";
  const { name, before, after, difference } = most;
  return ` The share in ‘${labels(name)}’ ${difference > 0 ? "rose" : "fell"} from ${formatPercent(before)} to ${formatPercent(after)}.`;
}

function annualSentence({ before, after, difference }: Change, currency: string | null): string {
  if (currency === null || (before === undefined && after === undefined)) return "";
  if (difference === undefined)
    return after === undefined
      ? " Expected annual damage is not known any more."
      : ` Expected annual damage is ${formatMoney(after, currency)}; there is nothing to compare it with.`;
  if (difference === 0) return ` Expected annual damage is ${formatMoney(after, currency)}, as before.`;
  return ` Expected annual damage is ${formatMoney(after, currency)}, ${formatMoney(Math.abs(difference), currency)} ${difference > 0 ? "more" : "less"} than before.`;
}

/** @param verbs of one and of many. */
const standing = (
  exposed: number | undefined,
  assessed: number | undefined,
  word: string,
  [one, many] = ["is", "are"],
): string =>
  exposed === undefined
    ? "none of it was assessed"
    : `${formatCount(exposed)} of ${formatCount(assessed ?? 0)} assessed ${agreeing(exposed, one, many)} ${word}`;

const stood = (exposed: number | undefined, assessed: number | undefined, word: string): string =>
  standing(exposed, assessed, word, ["was", "were"]);

/** A line of the table: what is measured, before, after, and the difference. */
export type ChangeRow = readonly [what: string, before: string, after: string, difference: string];

/** A layer's figures at both versions. Shares are of what was assessed in each; their difference is in percentage points. */
export function changeRows(
  { assessed, exposed, shares, annual }: LayerChange,
  currency: string | null,
  labels: (name: WireClass) => string,
  exposedPart = "Exposed",
): readonly ChangeRow[] {
  const counts = (what: string, change: Change) => row(what, change, formatCount);
  return [
    counts("Assessed", assessed),
    counts(exposedPart, exposed),
    ...shares.map((share): ChangeRow => {
      const [what, before, after] = row(labels(share.name), share, formatPercent);
      return [what, before, after, pointsOf(share.difference)];
    }),
    ...(currency === null || (annual.before === undefined && annual.after === undefined)
      ? []
      : [row("Expected annual damage", annual, (amount) => formatMoney(amount, currency))]),
  ];
}

const row = (
  what: string,
  { before, after, difference }: Change,
  write: (amount: number) => string,
): ChangeRow => [
  what,
  before === undefined ? none : write(before),
  after === undefined ? none : write(after),
  difference === undefined ? none : signed(difference, write),
];

/** A difference of shares: `+2.5 points`; what would be rounded to nothing has its direction in a word. */
function pointsOf(difference: number | undefined): string {
  if (difference === undefined) return none;
  const written = (share: number) => formatPercent(share).replace("%", " points");
  if (difference === 0 || Math.abs(difference) >= 0.001) return signed(difference, written);
  return `${written(Math.abs(difference))} ${difference > 0 ? "up" : "down"}`;
}

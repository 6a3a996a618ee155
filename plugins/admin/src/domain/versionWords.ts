import type { KeptVersion, VersionChanges } from "@stopbank/contract/dataset-history";
import { agreeing, formatCount, formatNumber } from "@stopbank/numbers";

/** How a version stands in a word or two. */
export const standingOf = ({ is_current, was_current }: KeptVersion): string => {
  if (is_current) return "Shown now";
  return was_current ? "Shown before" : "Not published";
};

/** `12 files, 3.4 MB` */
export const sizeWords = ({ files, bytes }: Pick<KeptVersion, "files" | "bytes">): string =>
  `${formatCount(files)} ${agreeing(files, "file", "files")}, ${formatNumber(bytes / 1e6, 1)} MB`;

/** What it holds, in a line each: `Buildings 1,204, roads 88`. */
export const elementsWords = ({ elements }: Pick<KeptVersion, "elements">): string =>
  elements.map(({ title, count }) => `${title} ${formatCount(count)}`).join(", ");
export const hazardsWords = ({ hazards }: Pick<KeptVersion, "hazards">): string =>
  hazards
    .map(
      ({ title, scenarios }) =>
        `${title} (${formatCount(scenarios)} ${agreeing(scenarios, "scenario", "scenarios")})`,
    )
    .join(", ");

export const countOrNone = (count: number | null): string => (count === null ? "none" : formatCount(count));

/** `+20`, `-1,204`; empty where there is nothing to take it from. */
export function differenceWords(before: number | null, after: number | null): string {
  if (before === null || after === null) return "";
  const difference = after - before;
  return `${difference > 0 ? "+" : ""}${formatCount(difference)}`;
}

/** What differs, in a sentence: "2 layers, 1 hazard and 14 figures differ." */
export function changesSentence(changes: VersionChanges): string {
  const parts = [
    said(changes.elements.length, "layer has", "layers have", "another number of elements"),
    said(changes.hazards.length, "hazard has", "hazards have", "other scenarios"),
    said(changes.figures_in_all, "count", "counts", "of exposed or not assessed elements differ"),
    said(changes.described.length, "thing is", "things are", "described in other words or figures"),
  ].flatMap((part) => part ?? []);
  return parts.length === 0 ? "Nothing that is counted or described differs." : `${parts.join("; ")}.`;
}

const said = (count: number, one: string, many: string, rest: string): string | undefined =>
  count === 0 ? undefined : `${formatCount(count)} ${agreeing(count, one, many)} ${rest}`;

/** What is said where so many entries of the settings of something do not fit the version that is shown now. @param what "prioritisation" */
export const unfitWords = (entries: number, what: string): string =>
  `Of the settings of ${what} ${formatCount(entries)} ${agreeing(entries, "entry does", "entries do")} not fit this version.`;

import {
  type DatasetDiff,
  type DescribedChange,
  type ElementChange,
  type ExposureChange,
  elementStates,
} from "@stopbank/dataset/diff";
import { countIn, elementCounts, exposedFigures, hasChanged, scenarioName, stateWords } from "./counts.ts";
import { figure, money } from "./figures.ts";

/** More ids than this are counted on the screen; the table has them all. */
const mostIds = 10;

/** Paragraphs for a terminal. */
export function diffText(diff: DatasetDiff): string[] {
  const { described, elements, exposures } = diff;
  const unchanged = exposures.filter((each) => !hasChanged(each)).length;
  return [
    table([
      ["Elements", "before", "after", "added", "removed", "reshaped", "recosted"],
      ...elements.map(({ type, before, after, added, removed, reshaped, recosted }) => [
        type,
        figure(before?.count ?? 0),
        figure(after?.count ?? 0),
        ...[added, removed, reshaped, recosted].map((ids) => figure(ids.length)),
      ]),
    ]),
    ...elements.flatMap((each) => totalsLines(each, diff.currency)),
    ...elements.flatMap(idLines),
    ...(described.length === 0 ? [] : [described.map(describedLine).join("\n")]),
    ...exposures.filter(hasChanged).map((change) => exposureText(diff, change)),
    ...(unchanged === 0 ? [] : [`${unchanged} of ${exposures.length} scenarios of layers are unchanged.`]),
  ];
}

/** Length or area and replacement cost of a layer, where it has them. */
function totalsLines(
  { type, unit, before, after }: ElementChange,
  currency: DatasetDiff["currency"],
): string[] {
  const lines: string[] = [];
  if (unit !== "each")
    lines.push(`${type}: ${figure(before?.metric)} ${unit} before, ${figure(after?.metric)} ${unit} after`);
  const [was, is] = [before?.replacementCost, after?.replacementCost];
  if (was !== undefined || is !== undefined)
    lines.push(
      `${type}: replacement cost ${money(was, currency.before)} before, ${money(is, currency.after)} after`,
    );
  return lines.length === 0 ? [] : [lines.join("\n")];
}

function idLines({ type, added, removed, reshaped, recosted }: ElementChange): string[] {
  const line = (words: string, ids: readonly string[]) => {
    const more = ids.length > mostIds ? ` and ${ids.length - mostIds} more` : "";
    return ids.length === 0 ? [] : [`${type} ${words}: ${ids.slice(0, mostIds).join(", ")}${more}`];
  };
  return [
    ...line("added", added),
    ...line("removed", removed),
    ...line("reshaped", reshaped),
    ...line("recosted", recosted),
  ];
}

function describedLine({ kind, subject, before, after }: DescribedChange): string {
  if (before === undefined) return `${kind} ${subject} is new: ${after}`;
  if (after === undefined) return `${kind} ${subject} is gone: ${before}`;
  return `${kind} ${subject} was: ${before}\n${" ".repeat(kind.length + subject.length + 2)}is now: ${after}`;
}

/** Totals of each class, and beside them where elements of both versions moved to. */
function exposureText(diff: DatasetDiff, change: ExposureChange): string {
  const { type, moves, before, after } = change;
  const elements = elementCounts(diff, change);
  const counts = elementStates.map((state) => ({
    state,
    before: countIn(state, before, elements.before),
    after: countIn(state, after, elements.after),
  }));
  const present = counts.filter((each) => each.before > 0 || each.after > 0);
  const targets = elementStates.filter((to) => moves.some((move) => move.to === to));
  const rows = present.map(({ state, before: was, after: is }) => [
    stateWords(diff, state),
    figure(was),
    figure(is),
    ...targets.map((to) => {
      const moved = moves.find((move) => move.from === state && move.to === to)?.elements;
      return moved === undefined ? "" : figure(moved);
    }),
  ]);
  const sums = exposedFigures(diff, change)
    .filter((each) => each.before !== each.after)
    .map((each) => `${each.name}: ${figure(each.before)} before, ${figure(each.after)} after`);
  const matrix = table([
    ["", "before", "after", ...targets.map((to) => `to ${stateWords(diff, to)}`)],
    ...rows,
  ]);
  return [`${type}, ${scenarioName(change)}`, matrix, ...sums].join("\n");
}

/** The first column to the left, numbers to the right. */
function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

import { type DatasetDiff, elementStates } from "@stopbank/dataset/diff";
import { countIn, elementCounts, exposedFigures } from "./counts.ts";

type Cell = string | number | undefined;

const head = [
  "change",
  "element_type",
  "hazard",
  "scenario",
  "n_days",
  "subject",
  "from",
  "to",
  "before",
  "after",
  "elements",
];

/**
 * A row for each element added, removed, reshaped or recosted, each pair of states that elements moved between, each
 * total, and each rule that is worded differently. RFC 4180; no text is a formula (checklist A-39).
 */
export function diffCsv(diff: DatasetDiff): string {
  const { described, elements, exposures } = diff;
  const rows: Cell[][] = [];
  for (const { type, unit, before, after, ...ids } of elements) {
    for (const change of ["added", "removed", "reshaped", "recosted"] as const)
      for (const id of ids[change]) rows.push([change, type, "", "", "", id, "", "", "", "", 1]);
    const total = (subject: string, was: number | undefined, is: number | undefined) => {
      if (was !== undefined || is !== undefined)
        rows.push(["layer total", type, "", "", "", subject, "", "", was, is, ""]);
    };
    total("elements", before?.count, after?.count);
    if (unit !== "each") total(unit, before?.metric, after?.metric);
    const [was, is] = [before?.replacementCost, after?.replacementCost];
    total("replacement cost", was?.value, is?.value);
    total("replacement cost, least", was?.min, is?.min);
    total("replacement cost, most", was?.max, is?.max);
    total("without replacement cost", was?.missing, is?.missing);
  }
  for (const change of exposures) {
    const { type, hazardId, scenario, nDays, moves, before, after } = change;
    const name: Cell[] = [type, hazardId, scenario, nDays];
    const counts = elementCounts(diff, change);
    for (const { from, to, elements: moved } of moves)
      rows.push(["moved", ...name, "", from, to, "", "", moved]);
    for (const state of elementStates)
      rows.push([
        ...["total", ...name, "", state, state],
        countIn(state, before, counts.before),
        countIn(state, after, counts.after),
        "",
      ]);
    for (const each of exposedFigures(diff, change))
      rows.push(["scenario total", ...name, each.name, "", "", each.before, each.after, ""]);
  }
  for (const { kind, subject, before, after } of described)
    rows.push([`${kind} changed`, "", "", "", "", subject, before, after, "", "", ""]);
  return [head, ...rows].map((row) => `${row.map(quoted).join(",")}\r\n`).join("");
}

/** A text that a spreadsheet would run as a formula is kept from it by an apostrophe; numbers stay numbers. */
const quoted = (cell: Cell = ""): string => {
  const text = typeof cell === "string" && /^[=+\-@\t\0]/.test(cell) ? `'${cell}` : String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import {
  type DatasetDiff,
  diffDatasets,
  type ElementChange,
  type ExposureChange,
  elementStates,
} from "@stopbank/dataset/diff";
import { csvRow } from "@stopbank/dataset/export";
import { currentVersion, openDataset } from "@stopbank/dataset/read";
import { versionBefore } from "@stopbank/dataset/versions";
import { datasetStorage } from "../home.ts";

/** More ids than this are counted on the screen; the CSV has them all. */
const mostIds = 10;

/**
 * `stopbank dataset diff <client> [old] [new]`: what changed for the client.
 *
 * @param old default the version that was current before; `now` default the current one.
 * @throws DomainError `dataset/unknown-version`, `dataset/none-published`.
 */
export async function datasetDiff(
  client: string,
  old: string | undefined,
  now: string | undefined,
  { csv }: { readonly csv?: string },
): Promise<void> {
  const storage = datasetStorage();
  const open = (version?: string) => openDataset(storage, client, version === undefined ? {} : { version });
  const after = await open(now ?? (await currentVersion(storage, client)));
  const before = await open(old ?? (await versionBefore(storage, client)));
  const diff = await diffDatasets(before, after);
  process.stdout.write(
    `${[`${client}: ${before.version} to ${after.version}`, ...asText(diff)].join("\n\n")}\n`,
  );
  if (csv === undefined) return;
  const file = resolve(process.env.INIT_CWD ?? process.cwd(), csv);
  writeFileSync(file, asCsv(diff));
  process.stdout.write(`\nWritten to ${file}\n`);
}

function asText({ elements, exposures }: DatasetDiff): string[] {
  const counts = elements.map(({ type, before, after, added, removed }) =>
    [type, before, after, added.length, removed.length].map(String),
  );
  const unchanged = exposures.filter((each) => !hasChanged(each)).length;
  return [
    table([["Elements", "before", "after", "added", "removed"], ...counts]),
    ...elements.flatMap(idLines),
    ...exposures.filter(hasChanged).map(exposureText),
    ...(unchanged === 0 ? [] : [`${unchanged} of ${exposures.length} scenarios of layers are unchanged.`]),
  ];
}

const hasChanged = ({ moves, before, after }: ExposureChange): boolean =>
  moves.length > 0 || elementStates.some((state) => before[state] !== after[state]);

function idLines({ type, added, removed }: ElementChange): string[] {
  const line = (words: string, ids: readonly string[]) => {
    const more = ids.length > mostIds ? ` and ${ids.length - mostIds} more` : "";
    return ids.length === 0 ? [] : [`${type} ${words}: ${ids.slice(0, mostIds).join(", ")}${more}`];
  };
  return [...line("added", added), ...line("removed", removed)];
}

/** Totals of each class, and beside them where elements of both versions moved to. */
function exposureText({ type, hazardId, scenario, nDays, moves, before, after }: ExposureChange): string {
  const states = elementStates.filter((state) => before[state] > 0 || after[state] > 0);
  const targets = states.filter((to) => moves.some((move) => move.to === to));
  const days = nDays === undefined ? "" : `, ${nDays} days`;
  const rows = states.map((from) => [
    from,
    String(before[from]),
    String(after[from]),
    ...targets.map((to) =>
      String(moves.find((move) => move.from === from && move.to === to)?.elements ?? ""),
    ),
  ]);
  return `${type}, ${hazardId}, ${scenario}${days}\n${table([["", "before", "after", ...targets.map((to) => `to ${to}`)], ...rows])}`;
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

/** A row for each element added or removed, each pair of states that elements moved between, and each total. */
function asCsv({ elements, exposures }: DatasetDiff): string {
  const head = [
    "change",
    "element_type",
    "hazard",
    "scenario",
    "n_days",
    "element_id",
    "from",
    "to",
    "before",
    "after",
    "elements",
  ];
  const ids = (change: string, type: string, list: readonly string[]) =>
    list.map((id) => [change, type, "", "", "", id, "", "", "", "", 1]);
  const rows = [
    ...elements.flatMap(({ type, added, removed }) => [
      ...ids("added", type, added),
      ...ids("removed", type, removed),
    ]),
    ...exposures.flatMap(({ type, hazardId, scenario, nDays = "", moves, before, after }) => [
      ...moves.map(({ from, to, elements: moved }) => [
        ...["moved", type, hazardId, scenario, nDays],
        ...["", from, to, "", "", moved],
      ]),
      ...elementStates.map((state) => [
        ...["total", type, hazardId, scenario, nDays],
        ...["", state, state, before[state], after[state], ""],
      ]),
    ]),
  ];
  return [head, ...rows].map(csvRow).join("");
}

import { problemList } from "@stopbank/geo-read/feature-problems";
import { numberHint, readNumber } from "@stopbank/geo-read/read-number";
import { type ColumnTable, readTable } from "@stopbank/geo-read/read-table";
import { refuse } from "@stopbank/geo-read/refusal";
import { layerInput } from "../description/describedInputs.ts";
import type { HazardEntry } from "../description/hazards.ts";
import { checkDigits } from "../elements/checkDigits.ts";
import type { LoadedLayer } from "../elements/loadElements.ts";
import { type Sampled, startSampled } from "../sampling/sampled.ts";
import { checkJoin } from "./checkJoin.ts";
import type { HazardSource } from "./hazardSource.ts";
import type { ScenarioPlan } from "./scenarioPlan.ts";

/**
 * Intensities by element id from a table of one row an element. The report says which rows no element has.
 * @throws DomainError as `readTable`, and `import/duplicate-ids`, `import/lossy-ids`; checking also `import/no-match`.
 */
export async function tableSource(
  folder: string,
  { id: hazardId }: HazardEntry,
  { id, matchAtLeast, ...file }: Extract<HazardEntry["source"], { kind: "table" }>,
  plans: readonly ScenarioPlan[],
): Promise<HazardSource> {
  const wantedColumns = new Set([id, ...plans.flatMap(({ column }) => column ?? [])]);
  const table = await readTable(layerInput(folder, `Hazard ${hazardId}`, file), [...wantedColumns]);
  checkDigits(table.place, id, table.columns[id] ?? []);
  const keys = (table.columns[id] ?? []).map((cell) => (cell === null ? "" : String(cell).trim()));
  const rowOf = rowsById(table, id, keys);
  const takenKeys = new Set<string>();
  return {
    get tables() {
      const problems = problemList();
      keys.forEach((key, row) => {
        if (key === "") problems.add(`column ${id} is empty`, "skipped", `row ${row + 1}`);
        else if (!takenKeys.has(key)) problems.add("no element has this id", "skipped", key);
      });
      return [
        {
          place: table.place,
          read: table.count,
          count: takenKeys.size,
          problems: problems.done(),
          notes: table.notes,
        },
      ];
    },
    async check(wantedPlans, layers) {
      const rowKeys = new Set(rowOf.keys());
      for (const { layer } of layers) {
        const otherKeys = layers.flatMap((each) => (each.layer === layer ? [] : [keysOf(each.layer)]));
        const { type } = layer.entry;
        checkJoin(
          {
            place: table.place,
            rows: "rows",
            type,
            elementKeys: keysOf(layer),
            rowKeys,
            otherLayersKeys: otherKeys,
          },
          matchAtLeast,
        );
        for (const plan of wantedPlans) sampleTable(layer, table, rowOf, plan);
      }
    },
    async sample({ layer }, plan) {
      for (const each of keysOf(layer)) if (rowOf.has(each)) takenKeys.add(each);
      return sampleTable(layer, table, rowOf, plan);
    },
  };
}

const keysOf = ({ ids }: LoadedLayer): string[] => ids.map((each) => each.trim());

function rowsById({ place }: ColumnTable, column: string, keys: readonly string[]): Map<string, number> {
  const rowOf = new Map<string, number>();
  keys.forEach((key, row) => {
    const before = rowOf.get(key);
    if (before !== undefined && key !== "")
      throw refuse(
        "duplicate-ids",
        place,
        `column ${column} has ${key} in rows ${before + 1} and ${row + 1}`,
        "Keep one row an element, and a column for each scenario.",
      );
    rowOf.set(key, row);
  });
  rowOf.delete("");
  return rowOf;
}

/** The intensity of each element's row; an element without a row or with an empty cell is not covered. */
function sampleTable(
  layer: LoadedLayer,
  { place, columns, styles }: ColumnTable,
  rowOf: ReadonlyMap<string, number>,
  { column, tag, scale }: ScenarioPlan,
): Sampled {
  if (column === undefined)
    throw refuse(
      "no-column",
      place,
      `scenario ${tag} does not say which column holds its intensity`,
      "Name it with `column`.",
    );
  const keys = keysOf(layer);
  const sampled = startSampled(keys.length);
  const cells = columns[column] ?? [];
  keys.forEach((id, element) => {
    const cell = cells[rowOf.get(id) ?? -1] ?? null;
    const value = readNumber(cell, styles.get(column));
    if (Number.isNaN(value)) return;
    if (value === undefined)
      throw refuse(
        "not-numeric",
        place,
        `column ${column} should hold numbers, but ${id} has "${cell}"`,
        `Correct the value or leave it empty.${numberHint(styles.get(column)!)}`,
      );
    sampled.value[element] = value * scale;
    sampled.isHit[element] = 1;
    sampled.isCovered[element] = 1;
  });
  return sampled;
}

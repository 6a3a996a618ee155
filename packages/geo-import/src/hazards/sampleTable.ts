import type { ElementLayer } from "../elements/loadElements.ts";
import { refuse } from "../refusal.ts";
import type { DataTable } from "../vector/readTable.ts";
import { type Sampled, startSampled } from "./sampled.ts";
import type { ScenarioPlan } from "./scenarioPlan.ts";

/** The intensity a table gives for an element's id; an element without a row or with an empty cell is not covered. */
export function sampleTable(
  { ids }: ElementLayer,
  table: DataTable,
  idColumn: string,
  { column, tag, scale }: ScenarioPlan,
): Sampled {
  if (column === undefined)
    throw refuse(
      "no-column",
      table.place,
      `scenario ${tag} does not say which column holds its intensity`,
      "Name it with `column`.",
    );
  const elementOf = new Map(ids.map((id, element) => [id, element]));
  const sampled = startSampled(ids.length);
  const keys = table.columns[idColumn] ?? [];
  (table.columns[column] ?? []).forEach((cell, row) => {
    const element = elementOf.get(String(keys[row]));
    if (element === undefined || cell === null) return;
    const value = Number(cell);
    if (!Number.isFinite(value))
      throw refuse(
        "not-numeric",
        table.place,
        `column ${column} should hold numbers, but ${keys[row]} has "${cell}"`,
        "Correct the value or leave it empty.",
      );
    sampled.value[element] = value * scale;
    sampled.isHit[element] = 1;
    sampled.isCovered[element] = 1;
  });
  return sampled;
}

import { refuse } from "@stopbank/geo-read/refusal";
import type { LoadedLayer } from "../elements/loadElements.ts";
import { numericColumn } from "../elements/typedColumns.ts";
import { type Sampled, startSampled } from "../sampling/sampled.ts";
import type { ScenarioPlan } from "./scenarioPlan.ts";

/** The intensity an element carries in a column of its own; an empty cell was not assessed. */
export function sampleAttribute({ table }: LoadedLayer, { column, tag, scale }: ScenarioPlan): Sampled {
  if (column === undefined)
    throw refuse(
      "no-column",
      table.place,
      `scenario ${tag} does not say which column holds its intensity`,
      "Name it with `column`.",
    );
  const sampled = startSampled(table.count);
  numericColumn(table, column).forEach((value, element) => {
    if (Number.isNaN(value)) return;
    sampled.value[element] = value * scale;
    sampled.isHit[element] = 1;
    sampled.isCovered[element] = 1;
  });
  return sampled;
}

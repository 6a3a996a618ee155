import type { CellValue } from "@stopbank/geo-read/cell-value";
import { openRows } from "@stopbank/geo-read/row-table";
import { layerInput } from "../../description/describedInputs.ts";
import { columnSight, type SeenColumn } from "./seenColumn.ts";
import type { NamedLayer } from "./seenLayer.ts";

/** A table, looked at row by row. */
export interface SeenTable {
  readonly source: NamedLayer;
  readonly columns: readonly SeenColumn[];
  readonly count: number;
  /** Its first rows. */
  readonly head: readonly (readonly CellValue[])[];
}

/** No table of curves is longer. */
const headRows = 1000;

/** @throws DomainError as `openRows`. */
export async function lookAtTable(root: string, source: NamedLayer): Promise<SeenTable> {
  const table = await openRows(layerInput(root, "Table", source));
  const hasTypes = table.types !== undefined;
  const sights = table.columns.map((column, at) =>
    columnSight(column, hasTypes ? undefined : table.styles[at]),
  );
  const head: (readonly CellValue[])[] = [];
  let count = 0;
  await table.forEachRow((cells) => {
    sights.forEach((sight, i) => {
      sight.add(cells[i]);
    });
    if (count++ < headRows) head.push(cells);
  });
  return { source, columns: sights.map((sight) => sight.done()), count, head };
}

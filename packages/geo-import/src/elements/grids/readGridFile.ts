import { readGrid } from "@stopbank/geo-read/read-grid";
import type { FeatureTable } from "@stopbank/geo-read/read-layer";
import { refuse } from "@stopbank/geo-read/refusal";
import { rasterInput } from "../../description/describedInputs.ts";
import type { ValueGrid } from "../../description/elements.ts";
import { cellColumn, gridColumn } from "../../description/gridLayers.ts";

/**
 * One file of a grid, with the columns that `withGridColumns` describes.
 * @param wanted columns that the layer or a hazard reads.
 * @param prefix stands before ids, to tell files apart.
 * @throws DomainError as `readGrid`, and `import/no-such-column`.
 */
export async function readGridFile(
  folder: string,
  label: string,
  { file, crs, grid }: { readonly file: string; readonly crs?: string | undefined; readonly grid: ValueGrid },
  wanted: readonly string[],
  prefix: string,
): Promise<FeatureTable> {
  const { band = 1, noData, variable, aggregate = 1, split = 1 } = grid;
  const valueColumn = gridColumn(grid);
  const input = rasterInput(folder, label, { file, crs, noData, variable });
  const missing = wanted.find((column) => column !== cellColumn && column !== valueColumn);
  if (missing !== undefined)
    throw refuse(
      "no-such-column",
      input.place,
      `it has no column ${missing}`,
      `A grid's cells have ${cellColumn} and ${valueColumn}. A hazard that reads another column names its layers in \`elements\`.`,
    );
  return readGrid(input, { band, aggregate, split, prefix, idColumn: cellColumn, valueColumn });
}

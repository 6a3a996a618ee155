import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { finished } from "node:stream/promises";
import { openGdal } from "../gdal/openGdal.ts";
import { type LayerInput, rowColumn } from "../vector/layerInput.ts";
import { columnAt, openRows } from "./rowTable.ts";

/**
 * A table with columns of coordinates as a CSV file that GDAL takes for points: its spreadsheet drivers know no
 * coordinates, and a CSV file whose first columns are numbers it takes for a raster. It goes with the process.
 *
 * @throws DomainError as `openRows`, `import/no-such-column`.
 */
export async function coordinateTable(
  input: LayerInput & { readonly coordinates: NonNullable<LayerInput["coordinates"]> },
): Promise<LayerInput> {
  const table = await openRows(input);
  for (const column of [input.coordinates.x, input.coordinates.y]) columnAt(table, column);
  const { folder, nextName } = await openGdal();
  const path = join(folder, `${nextName()}.csv`);
  const file = createWriteStream(path);
  file.write(`${[rowColumn, ...table.columns].map(quoted).join(",")}\n`);
  let row = 0;
  for await (const batch of table.batches()) {
    const lines = batch.map((cells) => `${[`r${row++}`, ...cells].map(quoted).join(",")}\n`);
    if (!file.write(lines.join(""))) await once(file, "drain");
  }
  file.end();
  await finished(file);
  const { layer, ...rest } = input;
  return { ...rest, path };
}

const quoted = (cell: string | number | boolean | null): string => {
  const text = cell === null ? "" : String(cell);
  return /[",\n\r;\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

import type { SeenColumn } from "./seenColumn.ts";
import type { SeenTable } from "./seenTable.ts";

const pairs = [
  [/^(lon|long|longitude|lng)$/i, /^(lat|latitude)$/i],
  [/^(easting|east|nztm_?x)$/i, /^(northing|north|nztm_?y)$/i],
  [/^(x|x_coord|coord_x)$/i, /^(y|y_coord|coord_y)$/i],
] as const;

/** The table with the columns that hold coordinates, and their system where the numbers tell: degrees, or NZTM. */
export function withCoordinates(table: SeenTable): SeenTable {
  for (const [ofX, ofY] of pairs) {
    const x = columnLike(table, ofX);
    const y = columnLike(table, ofY);
    const crs = x && y && systemOf(x, y);
    if (crs !== undefined)
      return { ...table, source: { ...table.source, crs, coordinates: { x: x!.name, y: y!.name } } };
  }
  return table;
}

const columnLike = ({ columns }: SeenTable, pattern: RegExp) =>
  columns.find(({ name, isNumeric }) => isNumeric && pattern.test(name));

function systemOf(x: SeenColumn, y: SeenColumn): string | undefined {
  if (x.min >= -180 && x.max <= 360 && y.min >= -90 && y.max <= 90) return "EPSG:4326";
  const isNztm = x.min >= 1e6 && x.max <= 2.2e6 && y.min >= 4.7e6 && y.max <= 6.3e6;
  return isNztm ? "EPSG:2193" : undefined;
}

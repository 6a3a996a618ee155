import { cutInto } from "../network/cutLine.ts";
import type { DistrictLine, DistrictPoint } from "../network/lines.ts";
import type { DemoElementLayer, ElementRow } from "./elementLayer.ts";

/** Layers with fewer rows than this keep them all when the district is made smaller. */
const keepWholeRows = 60;

/**
 * The layer with `factor` times as many elements on the same ground. More: each element becomes several smaller
 * ones side by side. Fewer: elements are left out evenly. For benchmarks and quick tests.
 */
export function rescaled(layer: DemoElementLayer, factor: number): DemoElementLayer {
  if (factor === 1 || (factor < 1 && layer.rows.length <= keepWholeRows)) return layer;
  const kind = layer.description.geometry;
  const rows: ElementRow[] = [];
  layer.rows.forEach((row, index) => {
    const copies = Math.floor((index + 1) * factor) - Math.floor(index * factor);
    if (copies === 1) rows.push(row);
    else if (copies > 1)
      parts(row.shape, kind, copies).forEach((shape, part) => {
        rows.push({
          ...row,
          shape,
          values: {
            ...row.values,
            asset_id: `${row.values.asset_id}-${part + 1}`,
            ...shared(row, copies),
            ...residents(row, part, copies),
          },
        });
      });
  });
  return { ...layer, rows };
}

/** Amounts that belong to the whole are divided among its parts. */
function shared({ values }: ElementRow, copies: number): Record<string, number> {
  const amounts: Record<string, number> = {};
  for (const key of [
    "replacement_cost",
    "floor_area",
    "land_area",
    "land_value",
    "improvements_value",
    "capital_value",
    "area",
    "annual_revenue",
    "people",
  ]) {
    const value = values[key];
    if (typeof value === "number") amounts[key] = value / copies;
  }
  return amounts;
}

/** People stay whole, and as many as they were. */
function residents({ values }: ElementRow, part: number, copies: number): Record<string, number> {
  const all = values.residents;
  if (typeof all !== "number") return {};
  return { residents: Math.floor(((part + 1) * all) / copies) - Math.floor((part * all) / copies) };
}

function parts(shape: DistrictLine, kind: "point" | "line" | "polygon", copies: number): DistrictLine[] {
  if (kind === "line") return cutInto(shape, copies);
  const across = Math.ceil(Math.sqrt(copies));
  const place = (part: number): DistrictPoint => [part % across, Math.floor(part / across)];
  if (kind === "point") {
    const [x, y] = shape[0]!;
    return Array.from({ length: copies }, (_, part) => [[x + 9 * place(part)[0], y + 9 * place(part)[1]]]);
  }
  const west = Math.min(...shape.map(([x]) => x));
  const north = Math.min(...shape.map(([, y]) => y));
  const east = Math.max(...shape.map(([x]) => x));
  const south = Math.max(...shape.map(([, y]) => y));
  return Array.from({ length: copies }, (_, part) => {
    const [column, row] = place(part);
    return shape.map(
      ([x, y]): DistrictPoint => [
        west + (x - west + column * (east - west)) / across,
        north + (y - north + row * (south - north)) / across,
      ],
    );
  });
}

import type { PolygonColumn } from "@stopbank/risk-engine/columns";
import { isGeographic, wgs84 } from "../input/coordinateSystems.ts";
import type { RasterInput } from "../input/rasterInput.ts";
import { type Place, refuse } from "../input/refusal.ts";
import { type RasterFacts, rasterFacts } from "../raster/rasterFacts.ts";
import { type ValueCells, valueCells } from "../raster/valueCells.ts";
import type { FeatureTable } from "./readLayer.ts";
import { moveGeometry } from "./reprojectGeometry.ts";

/** How the cells of a raster become polygons. */
export interface GridOptions {
  /** Counting from 1. */
  readonly band: number;
  /** So many cells across and down become one with their sum. */
  readonly aggregate: number;
  /** Each becomes so many across and down, among which its value is divided alike; not with `aggregate`. */
  readonly split: number;
  /** Columns for the cell's id and its value. */
  readonly idColumn: string;
  readonly valueColumn: string;
  /** Stands before ids, to tell files apart. */
  readonly prefix: string;
}

/** Polygons that a grid can become: what the map and the engine are measured with. */
export const mostGridCells = 1_000_000;

/**
 * Reads a raster of amounts, each cell above 0 as a polygon: `r12c34` by row and column from its first corner, counting
 * from 1, in blocks or parts where cells are summed or divided. Sums are kept.
 *
 * @throws DomainError as `rasterFacts` and `valueCells`, and `import/no-such-band`, `import/wrong-crs`, `import/across-180`.
 */
export async function readGrid(input: RasterInput, options: GridOptions): Promise<FeatureTable> {
  const facts = await rasterFacts(input);
  const { place } = facts.input;
  const { band, aggregate, split, idColumn, valueColumn, prefix } = options;
  if (band > facts.bandCount)
    throw refuse(
      "no-such-band",
      place,
      `it has no band ${band}`,
      `It has ${facts.bandCount === 1 ? "one band" : `bands 1 to ${facts.bandCount}`}.`,
    );
  const most = Math.floor(mostGridCells / split ** 2);
  const cells = divided(await valueCells(facts, { band, aggregate, most }), split);
  const shapes = shapesOf(facts, cells, aggregate / split);
  const ids = cells.row.map((row, i) => `${prefix}r${row + 1}c${cells.column[i]! + 1}`);
  const geometryIn = async (crs: string) => {
    const moved = await moveGeometry(shapes, facts.crs, crs);
    if (moved === undefined || moved.kind !== "polygon") throw notThere(place, crs);
    return isGeographic(crs) ? onGlobe(place, crs, moved) : moved;
  };
  return {
    place,
    kind: "polygon",
    crs: facts.crs,
    count: ids.length,
    read: ids.length,
    columns: { [idColumn]: ids, [valueColumn]: cells.value },
    geometry: await geometryIn(wgs84),
    names: ids,
    problems: [],
    notes: [noteOf(cells, options)],
    styleOf: () => undefined,
    geometryIn,
  };
}

function noteOf({ value, withData, withValue }: ValueCells, { aggregate, split }: GridOptions): string {
  const sum = value.reduce((total, each) => total + each, 0);
  const made =
    aggregate > 1
      ? `, summed by ${aggregate} by ${aggregate}`
      : split > 1
        ? `, each divided into ${split} by ${split}`
        : "";
  return `${figure(withValue)} of ${figure(withData)} cells with data are above 0${made}; together ${figure(sum)}`;
}

const figure = (value: number) => value.toLocaleString("en-NZ", { maximumFractionDigits: 2 });

/** Each cell as `split` times `split`, each with its part of the value. */
function divided(cells: ValueCells, split: number): ValueCells {
  if (split === 1) return cells;
  const column: number[] = [];
  const row: number[] = [];
  const value: number[] = [];
  cells.value.forEach((whole, i) => {
    for (let part = 0; part < split * split; part++) {
      column.push(cells.column[i]! * split + (part % split));
      row.push(cells.row[i]! * split + Math.floor(part / split));
      value.push(whole / split ** 2);
    }
  });
  return { ...cells, column, row, value };
}

/**
 * Rectangles in the raster's own system, in memory that threads share; blocks at its far edges end where it does.
 * @param size of a shape in cells.
 */
function shapesOf(facts: RasterFacts, { column, row }: ValueCells, size: number): PolygonColumn {
  const { left, top, cellWidth, cellHeight, width, height } = facts;
  const count = column.length;
  const x = (at: number) => left + Math.min(at * size, width) * cellWidth;
  const y = (at: number) => top + Math.min(at * size, height) * cellHeight;
  const coords = new Float64Array(new SharedArrayBuffer(count * 10 * 8));
  for (let i = 0; i < count; i++) {
    const [x1, x2] = [x(column[i]!), x(column[i]! + 1)].sort(ascending);
    const [y1, y2] = [y(row[i]!), y(row[i]! + 1)].sort(ascending);
    coords.set([x1!, y1!, x2!, y1!, x2!, y2!, x1!, y2!, x1!, y1!], i * 10);
  }
  const starts = (step: number) => {
    const made = new Int32Array(new SharedArrayBuffer((count + 1) * 4));
    return made.map((_, i) => i * step);
  };
  return { kind: "polygon", coords, partStart: starts(1), ringStart: starts(1), vertexStart: starts(5) };
}

const ascending = (a: number, b: number) => a - b;

/**
 * The same between 180 degrees west and east.
 * @throws DomainError `import/wrong-crs` for what lies beyond the poles, `import/across-180`.
 */
function onGlobe(place: Place, crs: string, shapes: PolygonColumn): PolygonColumn {
  const coords = new Float64Array(new SharedArrayBuffer(shapes.coords.byteLength));
  let across = 0;
  for (let first = 0; first < coords.length; first += 10) {
    // Corners side by side, wherever the turn of the globe begins.
    const longitudes = [0, 2, 4, 6, 8].map((i) => {
      const [x, start] = [shapes.coords[first + i]!, shapes.coords[first]!];
      return x - 360 * Math.round((x - start) / 360);
    });
    const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
    const turn = 360 * Math.round((west + east) / 720);
    if (west - turn < -180 - edge || east - turn > 180 + edge) across++;
    for (let i = 0; i < 5; i++) {
      const latitude = shapes.coords[first + i * 2 + 1]!;
      if (!(Math.abs(latitude) <= 90 + edge)) throw notThere(place, crs);
      coords[first + i * 2] = Math.max(-180, Math.min(180, longitudes[i]! - turn));
      coords[first + i * 2 + 1] = Math.max(-90, Math.min(90, latitude));
    }
  }
  if (across > 0)
    throw refuse(
      "across-180",
      place,
      `${figure(across)} of its cells lie on both sides of 180 degrees`,
      "Cut the grid in two along 180 degrees and name both files.",
    );
  return { ...shapes, coords };
}

/** Degrees by which rounding may carry a corner beyond where it belongs. */
const edge = 1e-9;

const notThere = (place: Place, crs: string) =>
  refuse(
    "wrong-crs",
    place,
    `its cells have no place in ${crs === wgs84 ? "longitude and latitude" : "the system of a hazard"}`,
    "State the coordinate reference system that its coordinates are in with `crs`.",
  );

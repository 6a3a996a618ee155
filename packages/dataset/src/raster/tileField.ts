import type { DecodedGrid } from "./decodeGeoTiff.ts";
import type { KnownLand } from "./landRings.ts";
import { seaAt } from "./landSpans.ts";
import type { RasterGrid } from "./RasterGrid.ts";
import { type CellWindow, type SmoothRow, smoothRow } from "./smoothCells.ts";
import { latitudeOfTileRow, mercatorY } from "./webMercator.ts";

export interface TilePlace {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/** What cuts a hazard at the coast. */
export interface CoastCut {
  /** Land as the tile's own zoom shows it: what lies in the sea stays clear. */
  readonly drawn: KnownLand;
  /** Land around the tile as far as its outermost cells' neighbours: cells of the sea are told from dry ones by it. */
  readonly around: KnownLand;
}

/** A hazard as it is drawn in a tile: smoothed, at places that stand in rows. */
export interface TileField {
  /** How many cells the tile is wide. */
  readonly cellsAcross: number;
  /** Fills `out` for one of the rows; false where nothing is present in it. */
  row(at: number, out: SmoothRow): boolean;
}

/**
 * A grid's cells as a tile shows them (`smoothRow`), or those of the finest overview whose cells are not smaller than asked for.
 *
 * @param places across and down the tile, as shares of its width.
 * @param leastCells the width of the smallest cells to use, as a share of the tile's.
 * @returns undefined where the grid does not reach the tile.
 */
export function tileField(
  grid: DecodedGrid,
  place: TilePlace,
  places: Float64Array,
  leastCells: number,
  coast: CoastCut | undefined,
): TileField | undefined {
  const level = levelFor(grid, (leastCells * 360) / 2 ** place.z);
  const { columns, rows, window, perColumn } = placesIn(level, place, places);
  if (window === undefined) return undefined;
  const sea = coast === undefined ? undefined : seaCells(coast.around, level, window, place);
  return {
    cellsAcross: (perColumn * 360) / 2 ** place.z,
    row(at, out) {
      const row = rows[at]!;
      return row >= -1 && row < level.height + 1 && smoothRow(level, window, sea, row, columns, out);
    },
  };
}

/** Where a tile's places lie among the cells, and the cells whose values show in it; no window where none do. */
function placesIn(level: RasterGrid, { z, x, y }: TilePlace, places: Float64Array) {
  const [west, south, east, north] = level.bounds;
  const perColumn = level.width / (east - west);
  const perRow = level.height / (north - south);
  const columns = places.map((across) => {
    const longitude = ((x + across) / 2 ** z) * 360 - 180;
    // Past 180 degrees a box counts on (its east is above 180, or below its west).
    return ((longitude < west - 2 / perColumn ? longitude + 360 : longitude) - west) * perColumn;
  });
  const rows = places.map((down) => (north - latitudeOfTileRow(y + down, z)) * perRow);
  const [left, right] = reached(columns, level.width);
  const [top, bottom] = reached(rows, level.height);
  const window: CellWindow = { left, top, columns: right - left + 1, rows: bottom - top + 1 };
  return { columns, rows, perColumn, window: window.columns > 0 && window.rows > 0 ? window : undefined };
}

/** First and last cell that places in or just beside a grid are smoothed from; in any order, since they may pass 180 degrees. */
function reached(places: Float64Array, cells: number): [number, number] {
  const near = places.filter((each) => each >= -1 && each < cells + 1);
  if (near.length === 0) return [0, -1];
  const [low, high] = near.reduce(([a, b], each) => [Math.min(a, each), Math.max(b, each)], [
    Infinity,
    -Infinity,
  ] as [number, number]);
  return [Math.floor(low) - 1, Math.floor(high) + 1];
}

/** The cells of a window that lie in the sea, if only in part: each is looked at in four places, near its corners. */
function seaCells(land: KnownLand, level: RasterGrid, window: CellWindow, { z, x }: TilePlace): Uint8Array {
  const [west, south, east, north] = level.bounds;
  const across = (column: number) => {
    const share = (west + (column / level.width) * (east - west) + 180) / 360;
    return share - Math.round(share - (x + 0.5) / 2 ** z);
  };
  const down = (row: number) => mercatorY(north - (row / level.height) * (north - south));
  const near = (first: number, count: number, to: (cell: number) => number) =>
    Float64Array.from({ length: count * 2 }, (_, at) => to(first + (at >> 1) + (at % 2 === 0 ? 0.02 : 0.98)));
  const { left, top, columns, rows } = window;
  const places = seaAt(land, near(left, columns, across), near(top, rows, down));
  const cells = new Uint8Array(columns * rows);
  for (let row = 0; row < rows * 2; row++)
    for (let column = 0; column < columns * 2; column++)
      if (places[row * columns * 2 + column] === 1) cells[(row >> 1) * columns + (column >> 1)] = 1;
  return cells;
}

function levelFor(grid: DecodedGrid, leastDegrees: number): RasterGrid {
  const levels = [grid, ...grid.overviews];
  const covers = ({ bounds, width }: RasterGrid) => (bounds[2] - bounds[0]) / width >= leastDegrees;
  return levels.find(covers) ?? levels.at(-1)!;
}

import type { GeometryColumn, LineColumn } from "@stopbank/risk-engine/columns";
import { notAssessed } from "@stopbank/risk-engine/columns";
import { geodesicSizes } from "../elements/sizes.ts";
import { bandFile } from "../raster/bandFile.ts";
import { isGeographic } from "../raster/longitudes.ts";
import type { RasterFacts } from "../raster/rasterFacts.ts";
import { openBand } from "../raster/storedBand.ts";
import { CellList, type CellWindow } from "../sampling/cells.ts";
import { planChunks } from "../sampling/chunkPlan.ts";
import { cellsOf } from "../sampling/elementCells.ts";
import { elementSizes } from "../sampling/elementSizes.ts";
import { columnOf, rowOf } from "../sampling/gridPlace.ts";
import { PieceList, splitAtCells } from "../sampling/splitAtCells.ts";
import { type ClassShares, PieceWeights } from "./classShares.ts";
import { metresBetween, metresPerDegree } from "./ellipsoid.ts";

/** What is cut, in the raster's system and in degrees. */
export interface CutLayer {
  readonly geometry: GeometryColumn;
  readonly degrees: GeometryColumn;
}

/** A piece of an element in one cell, in metres or square metres and as it lies in the grid. */
type Take = (element: number, at: number, size: number, planar: number) => void;

/**
 * Cuts lines and polygons at the cells of a raster: each piece has the class of its cell. Pieces are measured on the
 * ellipsoid; what lies outside the raster is what is left of the element.
 *
 * @param codeOf the code of a cell's value, NaN where it has no data.
 * @param outside the code of what lies outside the raster.
 * @throws DomainError as `bandFile` and `openBand`.
 */
export async function cutAtCells(
  facts: RasterFacts,
  band: number,
  { geometry, degrees }: CutLayer,
  codeOf: (value: number) => number,
  outside: number = notAssessed,
  signal?: AbortSignal,
): Promise<ClassShares> {
  const count = geometry.partStart.length - 1;
  const weights = new PieceWeights(count);
  const [inside, planar] = [new Float64Array(count), new Float64Array(count)];
  const pieces = pieceFinder(facts, geometry, degrees);
  const file = await bandFile(facts, band);
  try {
    const cells = await openBand(file.band);
    try {
      for (const { window, elements } of planChunks(facts, cells.block, [geometry], false)) {
        signal?.throwIfAborted();
        const values = await cells.read(window);
        for (const element of elements[0]!)
          pieces.find(element, window, (_, at, size, planarSize) => {
            weights.add(codeOf(values[at]!), element, size);
            inside[element]! += size;
            planar[element]! += planarSize;
          });
      }
    } finally {
      await cells.close();
    }
  } finally {
    file.close();
  }
  const whole = elementSizes(geometry, facts);
  for (let element = 0; element < count; element++) {
    // Rounding must not leave a sliver outside of what lies within the raster.
    if (planar[element]! > whole[element]! * (1 - 1e-9)) continue;
    const rest = pieces.sizes[element]! - inside[element]!;
    weights.add(outside, element, Math.max(rest, 0));
  }
  return weights.shares();
}

interface PieceFinder {
  /** Of whole elements, in the measure of the pieces. */
  readonly sizes: Float64Array;
  find(element: number, window: CellWindow, take: Take): void;
}

function pieceFinder(facts: RasterFacts, geometry: GeometryColumn, degrees: GeometryColumn): PieceFinder {
  if (geometry.kind === "line" && degrees.kind === "line") return linePieces(facts, geometry, degrees);
  const isDegrees = isGeographic(facts.crs);
  const sizes = isDegrees ? geodesicSizes(degrees, true).squareMetres : undefined;
  const under = new CellList();
  return {
    sizes: sizes ?? elementSizes(geometry, facts),
    find(element, window, take) {
      cellsOf(geometry, element, facts, window, "coverage", under);
      for (let i = 0; i < under.count; i++) {
        const { east, north } = isDegrees
          ? metresPerDegree(facts.top + (under.row[i]! + 0.5) * facts.cellHeight)
          : { east: 1, north: 1 };
        const cell = isDegrees ? Math.abs(facts.cellWidth * east * facts.cellHeight * north) : 1;
        const at = (under.row[i]! - window.firstRow) * window.columns + under.column[i]! - window.firstColumn;
        take(element, at, under.weight[i]! * cell, under.weight[i]!);
      }
    },
  };
}

function linePieces(facts: RasterFacts, line: LineColumn, degrees: LineColumn): PieceFinder {
  // A line that was split at 180 degrees in one system only has other vertices there: it is measured in the grid's.
  const isAlike = degrees.coords.length === line.coords.length;
  const pieces = new PieceList();
  const { coords, partStart, vertexStart } = line;
  return {
    sizes: isAlike ? geodesicSizes(degrees, false).metres! : elementSizes(line, facts),
    find(element, window, take) {
      for (let part = partStart[element]!; part < partStart[element + 1]!; part++)
        for (let v = vertexStart[part]! + 1; v < vertexStart[part + 1]!; v++) {
          const [ax, bx] = [columnOf(facts, coords[v * 2 - 2]!), columnOf(facts, coords[v * 2]!)];
          const [ay, by] = [rowOf(facts, coords[v * 2 - 1]!), rowOf(facts, coords[v * 2 + 1]!)];
          if (isBeside(ax, ay, bx, by, window)) continue;
          splitAtCells(ax, ay, bx, by, pieces);
          const isWide = Math.abs(bx - ax) > Math.abs(by - ay);
          for (let i = 0; i < pieces.count; i++) {
            const column = pieces.column[i]! - window.firstColumn;
            const row = pieces.row[i]! - window.firstRow;
            if (column < 0 || row < 0 || column >= window.columns || row >= window.rows) continue;
            const [x0, y0, x1, y1] = pieces.ends.subarray(i * 4, i * 4 + 4);
            const planar = Math.hypot((x1! - x0!) * facts.cellWidth, (y1! - y0!) * facts.cellHeight);
            const from = isWide ? (x0! - ax) / (bx - ax) : (y0! - ay) / (by - ay);
            const to = isWide ? (x1! - ax) / (bx - ax) : (y1! - ay) / (by - ay);
            const size = isAlike ? stretchMetres(degrees.coords, v, from, to) : planar;
            take(element, row * window.columns + column, size, planar);
          }
        }
    },
  };
}

/** Metres of a part of the segment that ends at vertex `v`. */
function stretchMetres(coords: Float64Array, v: number, from: number, to: number): number {
  const [ax, ay, bx, by] = [coords[v * 2 - 2]!, coords[v * 2 - 1]!, coords[v * 2]!, coords[v * 2 + 1]!];
  const [dx, dy] = [bx - ax, by - ay];
  return metresBetween(ax + dx * from, ay + dy * from, ax + dx * to, ay + dy * to);
}

const isBeside = (ax: number, ay: number, bx: number, by: number, window: CellWindow) =>
  Math.max(ax, bx) < window.firstColumn ||
  Math.max(ay, by) < window.firstRow ||
  Math.min(ax, bx) >= window.firstColumn + window.columns ||
  Math.min(ay, by) >= window.firstRow + window.rows;

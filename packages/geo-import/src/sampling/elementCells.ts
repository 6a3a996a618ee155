import type { GeometryColumn, LineColumn, PolygonColumn } from "@stopbank/risk-engine/columns";
import type { CellPath, CellVisitor, CellWindow } from "./cells.ts";
import { type CellSize, lineLengths, lineSteps } from "./lineCells.ts";
import { polygonCentres } from "./polygonCentres.ts";
import { polygonCoverage } from "./polygonCoverage.ts";

/** See `cellRules` of the description. */
export type CellRule = "coverage" | "touched" | "centre";

/**
 * Visits the cells of a window that count as under an element. A cell may be visited more than once: where parts of
 * the element meet in it, or a line comes back to it.
 *
 * @param geometry in cell units.
 * @param size of a cell, for lengths of lines.
 */
export function visitElement(
  geometry: GeometryColumn,
  element: number,
  window: CellWindow,
  rule: CellRule,
  size: CellSize,
  visit: CellVisitor,
): void {
  const { coords, partStart } = geometry;
  for (let part = partStart[element]!; part < partStart[element + 1]!; part++) {
    if (geometry.kind === "point") visitPoint(coords[part * 2]!, coords[part * 2 + 1]!, window, visit);
    else if (geometry.kind === "line") visitLine(linePath(geometry, part), window, rule, size, visit);
    else visitPolygon(ringsOf(geometry, part), window, rule, visit);
  }
}

function visitPoint(x: number, y: number, window: CellWindow, visit: CellVisitor): void {
  const column = Math.floor(x);
  const row = Math.floor(y);
  const { firstColumn, firstRow, columns, rows } = window;
  if (column >= firstColumn && column < firstColumn + columns && row >= firstRow && row < firstRow + rows)
    visit(column, row, 1);
}

function visitLine(
  path: CellPath,
  window: CellWindow,
  rule: CellRule,
  size: CellSize,
  visit: CellVisitor,
): void {
  if (rule === "centre") lineSteps(path, window, visit);
  else if (rule === "coverage") lineLengths(path, window, size, visit);
  else lineLengths(path, window, size, (column, row) => visit(column, row, 1));
}

function visitPolygon(
  rings: readonly CellPath[],
  whole: CellWindow,
  rule: CellRule,
  visit: CellVisitor,
): void {
  const window = clip(rings[0]!, whole);
  if (window.columns <= 0 || window.rows <= 0) return;
  if (rule === "centre") polygonCentres(rings, window, visit);
  else if (rule === "coverage") polygonCoverage(rings, window, visit);
  else polygonCoverage(rings, window, (column, row) => visit(column, row, 1));
}

/** The part of a window that a shell's bounds reach. */
function clip(shell: CellPath, { firstColumn, firstRow, columns, rows }: CellWindow): CellWindow {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let v = 0; v < shell.length; v += 2) {
    left = Math.min(left, shell[v]!);
    right = Math.max(right, shell[v]!);
    top = Math.min(top, shell[v + 1]!);
    bottom = Math.max(bottom, shell[v + 1]!);
  }
  const fromColumn = Math.max(firstColumn, Math.floor(left));
  const fromRow = Math.max(firstRow, Math.floor(top));
  return {
    firstColumn: fromColumn,
    firstRow: fromRow,
    columns: Math.min(firstColumn + columns, Math.floor(right) + 1) - fromColumn,
    rows: Math.min(firstRow + rows, Math.floor(bottom) + 1) - fromRow,
  };
}

const linePath = ({ coords, vertexStart }: LineColumn, part: number): CellPath =>
  coords.subarray(vertexStart[part]! * 2, vertexStart[part + 1]! * 2);

function ringsOf({ coords, ringStart, vertexStart }: PolygonColumn, part: number): CellPath[] {
  const rings: CellPath[] = [];
  for (let ring = ringStart[part]!; ring < ringStart[part + 1]!; ring++)
    rings.push(coords.subarray(vertexStart[ring]! * 2, vertexStart[ring + 1]! * 2));
  return rings;
}

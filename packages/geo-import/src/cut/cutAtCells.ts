import { bandFile } from "@stopbank/geo-read/band-file";
import type { CellValues } from "@stopbank/geo-read/cell-window";
import type { RasterFacts } from "@stopbank/geo-read/raster-facts";
import { openBand } from "@stopbank/geo-read/stored-band";
import { type GeometryColumn, notAssessed } from "@stopbank/risk-engine/columns";
import { CellList } from "../cells/cells.ts";
import { planChunks } from "../cells/chunkPlan.ts";
import { cellsOf } from "../cells/elementCells.ts";
import { elementSizes } from "../cells/elementSizes.ts";
import type { Ground } from "../cells/ground.ts";
import { isWithinGrid } from "../cells/wholeSizes.ts";
import { type ClassShares, PieceWeights } from "./classShares.ts";

/** What is cut, in the raster's system, and what that is on the ground. */
export interface GroundedLayer {
  readonly geometry: GeometryColumn;
  readonly ground: Ground;
}

/** Measuring pieces and the whole must not leave a sliver outside of what lies within the raster. */
const roundingShare = 1e-6;

/**
 * Cuts lines and polygons at the cells of a raster: each piece has the class of its cell. Pieces are measured on the
 * ellipsoid; what lies outside the raster is what is left of the element. What is too thin to have a size is one piece
 * of the cell that it lies in.
 *
 * @param codesOf the codes of cells by their values, NaN where they have no data.
 * @param outside the code of what lies outside the raster.
 * @throws DomainError as `bandFile` and `openBand`.
 */
export async function cutAtCells(
  facts: RasterFacts,
  band: number,
  { geometry, ground }: GroundedLayer,
  codesOf: (cells: CellValues) => (value: number) => number,
  outside: number = notAssessed,
  signal?: AbortSignal,
): Promise<ClassShares> {
  const sizes = elementSizes(geometry, facts, ground);
  const weights = new PieceWeights(sizes.length);
  const inside = new Float64Array(sizes.length);
  const under = new CellList();
  const codeOfThin = new Map<number, number>();
  const file = await bandFile(facts, band);
  try {
    const cells = await openBand(file.band);
    try {
      for (const { window, elements } of planChunks(facts, cells.block, [geometry], false)) {
        signal?.throwIfAborted();
        const values = await cells.read(window);
        const codeOf = codesOf(values);
        for (const element of elements[0]!) {
          cellsOf(geometry, element, facts, window, "coverage", under, ground);
          for (let i = 0; i < under.count; i++) {
            const row = under.row[i]! - window.firstRow;
            const at = row * window.columns + under.column[i]! - window.firstColumn;
            const code = codeOf(values[at]!);
            if (under.weight[i] === 0) codeOfThin.set(element, code);
            weights.add(code, element, under.weight[i]!);
            inside[element]! += under.weight[i]!;
          }
        }
      }
    } finally {
      await cells.close();
    }
  } finally {
    file.close();
  }
  for (const [element, size] of sizes.entries()) {
    const rest = size - inside[element]!;
    if (inside[element] === 0) weights.add(codeOfThin.get(element) ?? outside, element, 1);
    else if (rest > size * roundingShare && !isWithinGrid(geometry, element, facts))
      weights.add(outside, element, rest);
  }
  return weights.shares();
}

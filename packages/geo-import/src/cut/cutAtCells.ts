import type { GeometryColumn } from "@stopbank/risk-engine/columns";
import { notAssessed } from "@stopbank/risk-engine/columns";
import { bandFile } from "../raster/bandFile.ts";
import { groundOf } from "../raster/groundOf.ts";
import type { RasterFacts } from "../raster/rasterFacts.ts";
import { openBand } from "../raster/storedBand.ts";
import { CellList } from "../sampling/cells.ts";
import { planChunks } from "../sampling/chunkPlan.ts";
import { cellsOf } from "../sampling/elementCells.ts";
import { elementSizes } from "../sampling/elementSizes.ts";
import { isWithinGrid } from "../sampling/wholeSizes.ts";
import { type ClassShares, PieceWeights } from "./classShares.ts";

/**
 * Cuts lines and polygons at the cells of a raster: each piece has the class of its cell. Pieces are measured on the
 * ground; what lies outside the raster is what is left of the element.
 *
 * @param geometry in the raster's system.
 * @param codeOf the code of a cell's value, NaN where it has no data.
 * @param outside the code of what lies outside the raster.
 * @throws DomainError as `bandFile` and `openBand`.
 */
export async function cutAtCells(
  facts: RasterFacts,
  band: number,
  geometry: GeometryColumn,
  codeOf: (value: number) => number,
  outside: number = notAssessed,
  signal?: AbortSignal,
): Promise<ClassShares> {
  const count = geometry.partStart.length - 1;
  const weights = new PieceWeights(count);
  const inside = new Float64Array(count);
  const ground = await groundOf(facts.crs, geometry);
  const under = new CellList();
  const file = await bandFile(facts, band);
  try {
    const cells = await openBand(file.band);
    try {
      for (const { window, elements } of planChunks(facts, cells.block, [geometry], false)) {
        signal?.throwIfAborted();
        const values = await cells.read(window);
        for (const element of elements[0]!) {
          cellsOf(geometry, element, facts, window, "coverage", under, ground);
          for (let i = 0; i < under.count; i++) {
            const row = under.row[i]! - window.firstRow;
            const value = values[row * window.columns + under.column[i]! - window.firstColumn]!;
            weights.add(codeOf(value), element, under.weight[i]!);
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
  const whole = elementSizes(geometry, facts, ground);
  for (let element = 0; element < count; element++)
    // Rounding must not leave a sliver outside of what lies within the raster.
    if (!isWithinGrid(geometry, element, facts))
      weights.add(outside, element, Math.max(whole[element]! - inside[element]!, 0));
  return weights.shares();
}

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { RasterFacts } from "./rasterFacts.ts";

/** A raster made coarser, each cell of it `by` by `by` cells of the original; no data is NaN. */
export interface CoarseGrid {
  readonly by: number;
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
}

/**
 * Writes a coarse grid where GDAL can read it, as plain numbers beside a header (ENVI), in a folder of its own.
 * @returns the path; `close` removes it.
 */
export function coarseFile(facts: RasterFacts, { by, width, height, data }: CoarseGrid) {
  const folder = mkdtempSync(join(tmpdir(), "stopbank-import-"));
  const path = join(folder, "coarse.bin");
  const [cellWidth, cellHeight] = [facts.cellWidth * by, facts.cellHeight * by];
  // The header knows rows from north to south only.
  const isNorthUp = cellHeight < 0;
  const top = isNorthUp ? facts.top : facts.top + cellHeight * height;
  const rows = isNorthUp ? data : upsideDown(data, width);
  writeFileSync(path, new Uint8Array(rows.buffer, rows.byteOffset, rows.byteLength));
  writeFileSync(
    join(folder, "coarse.hdr"),
    [
      "ENVI",
      `samples = ${width}`,
      `lines = ${height}`,
      "bands = 1",
      "header offset = 0",
      "file type = ENVI Standard",
      "data type = 4",
      "interleave = bsq",
      "byte order = 0",
      // It has to name a system that GDAL knows; the right one is stated when it is read.
      `map info = {Geographic Lat/Lon, 1, 1, ${facts.left}, ${top}, ${cellWidth}, ${Math.abs(cellHeight)}, WGS-84}`,
      "",
    ].join("\n"),
  );
  return { path, close: () => rmSync(folder, { recursive: true, force: true }) };
}

function upsideDown(data: Float32Array, width: number): Float32Array {
  const turned = new Float32Array(data.length);
  for (let start = 0; start < data.length; start += width)
    turned.set(data.subarray(start, start + width), data.length - start - width);
  return turned;
}

import { rmSync } from "node:fs";
import { fromFile, type GeoTIFFImage } from "geotiff";
import { withDataset } from "../gdal/withDataset.ts";
import { refuse } from "../refusal.ts";
import type { CellWindow } from "../sampling/cells.ts";
import { isPlainTiff, type RasterFacts } from "./rasterFacts.ts";

/** Reads blocks of one band. */
export interface CellReader {
  /** Rows that are stored together: reading whole multiples of it decodes nothing twice. */
  readonly blockRows: number;
  /** Values row by row; no data is NaN. */
  read(window: CellWindow): Promise<Float64Array>;
  close(): Promise<void>;
}

/**
 * Opens a band for reading by blocks, GeoTIFFs as they lie on disk and other formats through a temporary GeoTIFF.
 *
 * @param band counting from 1, one the raster has.
 * @throws DomainError as `withDataset`; `read` throws `import/damaged` for blocks that cannot be decoded.
 */
export async function openCells(facts: RasterFacts, band: number): Promise<CellReader> {
  const { path } = facts.input;
  const isTiff = isPlainTiff(facts.driver, path);
  const file = isTiff ? path : await translated(facts);
  const tiff = await fromFile(file);
  const image = await tiff.getImage();
  return {
    blockRows: image.getTileHeight(),
    read: (window) => readBlock(facts, image, band, window),
    async close() {
      await tiff.close();
      if (!isTiff) rmSync(file, { force: true });
    },
  };
}

async function translated({ input }: RasterFacts): Promise<string> {
  const options = ["-of", "GTiff", "-co", "TILED=YES", "-co", "COMPRESS=DEFLATE", "-co", "BIGTIFF=IF_SAFER"];
  const output = await withDataset(input, ({ api, nextName }, dataset) =>
    api.gdal_translate(dataset, options, nextName()),
  );
  return output.real;
}

async function readBlock(
  { input: { place }, noData }: RasterFacts,
  image: GeoTIFFImage,
  band: number,
  { firstColumn, firstRow, columns, rows }: CellWindow,
): Promise<Float64Array> {
  const window = [firstColumn, firstRow, firstColumn + columns, firstRow + rows];
  const read = await image.readRasters({ window, samples: [band - 1] }).catch((cause: unknown) => {
    throw refuse(
      "damaged",
      place,
      `rows ${firstRow} to ${firstRow + rows - 1} cannot be decoded`,
      "It is probably damaged: copy or export it again.",
      { cause: String(cause) },
    );
  });
  const values = read[0];
  if (values === undefined || typeof values === "number")
    return new Float64Array(columns * rows).fill(Number.NaN);
  const missing = values instanceof Float32Array ? Math.fround(noData) : noData;
  return Float64Array.from(values, (value) => (value === missing ? Number.NaN : value));
}

import { rmSync } from "node:fs";
import { withDataset } from "../gdal/withDataset.ts";
import { isPlainTiff, type RasterFacts } from "./rasterFacts.ts";
import type { StoredBand } from "./storedBand.ts";

/** A band ready to be read by blocks. */
export interface BandFile {
  readonly band: StoredBand;
  /** Removes what was made for it. */
  close(): void;
}

/**
 * GeoTIFFs as they lie on disk, other formats through a temporary GeoTIFF.
 * @param band counting from 1, one the raster has.
 * @throws DomainError as `withDataset`.
 */
export async function bandFile(facts: RasterFacts, band: number): Promise<BandFile> {
  const { input, noData } = facts;
  const { path, place } = input;
  if (isPlainTiff(facts.driver, path)) return { band: { path, band, noData, place }, close: () => undefined };
  const options = ["-of", "GTiff", "-co", "TILED=YES", "-co", "COMPRESS=DEFLATE", "-co", "BIGTIFF=IF_SAFER"];
  const { real } = await withDataset(input, ({ api, nextName }, dataset) =>
    api.gdal_translate(dataset, ["-b", String(band), ...options], nextName()),
  );
  return {
    band: { path: real, band: 1, noData, place },
    close: () => rmSync(real, { force: true }),
  };
}

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
  const { input, noData, masking } = facts;
  const { path, place } = input;
  const { scale, offset } = facts.units[band - 1]!;
  const known = { noData, scale, offset, place };
  if (isPlainTiff(facts.driver, path))
    return {
      band: { ...known, path, band, ...(masking === undefined ? {} : { masking }) },
      close: () => undefined,
    };
  const options = ["-of", "GTiff", "-co", "TILED=YES", "-co", "COMPRESS=DEFLATE", "-co", "BIGTIFF=IF_SAFER"];
  const mask = typeof masking === "number" ? ["-mask", String(masking)] : [];
  const { real } = await withDataset(input, ({ api, nextName }, dataset) =>
    api.gdal_translate(dataset, ["-b", String(band), ...mask, ...options], nextName()),
  );
  return {
    band: { ...known, path: real, band: 1, ...(masking === undefined ? {} : { masking: "mask" }) },
    close() {
      for (const made of [real, `${real}.msk`]) rmSync(made, { force: true });
    },
  };
}

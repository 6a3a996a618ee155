import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addDecoder, BaseDecoder } from "geotiff";
import { withDataset } from "../gdal/withDataset.ts";

/** What pictures from the air are compressed with in a GeoTIFF besides what GDAL reads here. */
export type PictureCodec = "jpeg" | "webp";

/** By TIFF's number of the compression. */
export const pictureCodecs: Readonly<Record<number, PictureCodec>> = { 7: "jpeg", 50001: "webp" };

/** The library asks a browser for WebP; GDAL, which does not know it within TIFF, reads it as a file of its own. */
class WebpDecoder extends BaseDecoder {
  override async decodeBlock(buffer: ArrayBufferLike): Promise<ArrayBufferLike> {
    const samples = this.parameters.samplesPerPixel ?? 3;
    const folder = mkdtempSync(join(tmpdir(), "stopbank-block-"));
    try {
      const path = join(folder, "block.webp");
      writeFileSync(path, new Uint8Array(buffer));
      const place = { what: "block", file: path };
      const { bytes, bands } = await withDataset({ place, path }, async ({ api, nextName }, dataset) => {
        const { bands } = await api.gdalinfo(dataset, []);
        const options = ["-of", "ENVI", "-co", "INTERLEAVE=BIP"];
        const { real } = await api.gdal_translate(dataset, options, nextName());
        const bytes = readFileSync(real);
        for (const made of [real, `${real}.aux.xml`, real.replace(/\.[^./]*$/, ".hdr"), `${real}.hdr`])
          rmSync(made, { force: true });
        return { bytes, bands: bands.length };
      });
      return withSamples(bytes, bands, samples).buffer;
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
}

/** A block without transparency has no alpha of its own, though the file's other blocks may. */
function withSamples(bytes: Uint8Array, stored: number, samples: number): Uint8Array {
  const cells = bytes.length / stored;
  const result = new Uint8Array(cells * samples).fill(255);
  for (let cell = 0; cell < cells; cell++)
    for (let i = 0; i < Math.min(stored, samples); i++)
      result[cell * samples + i] = bytes[cell * stored + i]!;
  return result;
}

addDecoder(
  [50001],
  async () => WebpDecoder,
  async (directory) => ({
    tileWidth: 0,
    tileHeight: 0,
    planarConfiguration: 1,
    bitsPerSample: 8,
    predictor: 1,
    samplesPerPixel: Number(directory.getValue("SamplesPerPixel") ?? 3),
  }),
);

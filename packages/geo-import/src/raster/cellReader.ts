import { rmSync, statSync } from "node:fs";
import { fromFile, type GeoTIFFImage } from "geotiff";
import { withDataset } from "../gdal/withDataset.ts";
import { refuse } from "../refusal.ts";
import type { CellWindow } from "../sampling/cells.ts";
import type { RasterFacts } from "./rasterFacts.ts";

/** Reads blocks of one band. */
export interface CellReader {
  /** Rows that are stored together: reading whole multiples of it decodes nothing twice. */
  readonly blockRows: number;
  /** Values row by row; no data is NaN. */
  read(window: CellWindow): Promise<Float64Array>;
  close(): Promise<void>;
}

/** More than this in one stored block would have to be in memory at once. */
const blockLimitBytes = 512 << 20;

/**
 * Opens a band for reading by blocks, GeoTIFFs as they lie on disk and other formats through a temporary GeoTIFF.
 *
 * @param band counting from 1.
 * @throws DomainError `import/no-such-band`, `import/too-large`, `import/damaged` when the file is shorter than its
 * header says.
 */
export async function openCells(facts: RasterFacts, band: number): Promise<CellReader> {
  const { place, path } = facts.input;
  if (band > facts.bandCount)
    throw refuse(
      "no-such-band",
      place,
      `it has ${facts.bandCount} bands and no band ${band}`,
      "Correct `band`; bands count from 1.",
    );
  const isTiff = facts.driver === "GTiff" && !path.toLowerCase().endsWith(".zip");
  const file = isTiff ? path : await translated(facts);
  const tiff = await fromFile(file);
  try {
    const image = await tiff.getImage();
    await checkStored(facts, image, statSync(file).size);
    return {
      blockRows: image.getTileHeight(),
      read: (window) => readBlock(facts, image, band, window),
      async close() {
        await tiff.close();
        if (!isTiff) rmSync(file, { force: true });
      },
    };
  } catch (error) {
    await tiff.close();
    throw error;
  }
}

async function translated({ input }: RasterFacts): Promise<string> {
  const options = ["-of", "GTiff", "-co", "TILED=YES", "-co", "COMPRESS=DEFLATE", "-co", "BIGTIFF=IF_SAFER"];
  const output = await withDataset(input, ({ api, nextName }, dataset) =>
    api.gdal_translate(dataset, options, nextName()),
  );
  return output.real;
}

/** A header may promise anything: what it promises must be in the file and fit in memory block by block. */
async function checkStored(
  { input: { place }, width, height }: RasterFacts,
  image: GeoTIFFImage,
  fileBytes: number,
): Promise<void> {
  const blockBytes = image.getTileWidth() * image.getTileHeight() * image.getBytesPerPixel();
  if (blockBytes > blockLimitBytes || width * image.getTileHeight() * 8 > 4 * blockLimitBytes)
    throw refuse(
      "too-large",
      place,
      `its header declares ${width} by ${height} cells stored in blocks of ${Math.round(blockBytes / 2 ** 20)} MB, too much to hold in memory`,
      "If that is right, store it in tiles: `gdal_translate -co TILED=YES -co COMPRESS=DEFLATE`.",
      { fileBytes },
      "too-large",
    );
  const end = await storedEnd(image).catch(() => Number.POSITIVE_INFINITY);
  if (end > fileBytes)
    throw refuse(
      "damaged",
      place,
      `its header declares ${width} by ${height} cells, more than the ${fileBytes} bytes of the file hold`,
      "It is probably cut short: copy or export it again.",
      { fileBytes, end },
    );
}

/** TIFF's tags of where blocks lie and how long they are: of tiles, else of strips. */
const blockTags = [
  [324, 325],
  [273, 279],
] as const;

/** One past the last byte of cell data the header points at. */
async function storedEnd(image: GeoTIFFImage): Promise<number> {
  const directory = image.getFileDirectory();
  const tags = blockTags.find(([offsets]) => directory.hasTag(offsets));
  if (tags === undefined) return 0;
  const [offsets, counts] = await Promise.all(tags.map((tag) => directory.loadValue(tag)));
  let end = 0;
  for (let i = 0; i < offsets.length; i++) end = Math.max(end, Number(offsets[i]) + Number(counts[i]));
  return end;
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

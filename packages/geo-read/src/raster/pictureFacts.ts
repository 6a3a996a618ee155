import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fromFile, type GeoTIFF, type GeoTIFFImage } from "geotiff";
import type { RasterInput } from "../input/rasterInput.ts";
import { ascii, double, long, short, type TiffEntry, tiffHeader } from "../netcdf/tiffHeader.ts";
import { checkTiff } from "./checkTiff.ts";
import { isMaskOf } from "./maskCells.ts";
import { type PictureCodec, pictureCodecs } from "./pictureCodecs.ts";
import { type RasterFacts, rasterFacts } from "./rasterFacts.ts";

/** A picture before its colours are read. */
export interface PictureFacts extends RasterFacts {
  /** How its blocks are compressed, where GDAL has no such codec. */
  readonly codec?: PictureCodec;
}

/**
 * Looks at a picture as `rasterFacts` does, also where it is JPEG or WebP within a GeoTIFF, which this GDAL does not open:
 * it is shown the same header over cells that are not there.
 *
 * @throws DomainError as `rasterFacts` and `checkTiff`.
 */
export async function pictureFacts(input: RasterInput): Promise<PictureFacts> {
  const tiff = await fromFile(input.path).catch(() => undefined);
  if (tiff === undefined) return rasterFacts(input);
  try {
    const image = await tiff.getImage().catch(() => undefined);
    const compression = image?.getFileDirectory().getValue("Compression") ?? 1;
    const codec = pictureCodecs[compression];
    // JPEG of 12 bits a colour is none that the library decodes.
    if (image === undefined || codec === undefined || image.getBitsPerSample() !== 8)
      return await rasterFacts(input);
    await checkTiff(input);
    const facts = await emptyFacts(input, image);
    const isMasked = facts.masking === undefined && (await hasMask(tiff, image, input.path));
    return { ...facts, ...(isMasked ? { masking: "mask" as const } : {}), input, codec };
  } finally {
    await tiff.close();
  }
}

async function emptyFacts(input: RasterInput, image: GeoTIFFImage): Promise<RasterFacts> {
  const folder = mkdtempSync(join(tmpdir(), "stopbank-header-"));
  try {
    const path = join(folder, "header.tif");
    writeFileSync(path, tiffHeader(await entriesOf(image)));
    return await rasterFacts({ ...input, path });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What tells where a GeoTIFF lies and what its bands are, over one strip that was never written. */
async function entriesOf(image: GeoTIFFImage): Promise<TiffEntry[]> {
  const directory = image.getFileDirectory();
  const samples = image.getSamplesPerPixel();
  const copied = async (tag: number, write: (tag: number, values: readonly number[]) => TiffEntry) =>
    directory.hasTag(tag) ? [write(tag, Array.from(await directory.loadValue(tag), Number))] : [];
  const text = async (tag: number) =>
    directory.hasTag(tag) ? [ascii(tag, String(await directory.loadValue(tag)).replace(/\0+$/, ""))] : [];
  return [
    long(256, [image.getWidth()]),
    long(257, [image.getHeight()]),
    short(258, new Array<number>(samples).fill(8)),
    short(259, [1]),
    // Grey, else red, green and blue, as which YCbCr is read.
    short(262, [samples < 3 ? 1 : 2]),
    { tag: 273, type: 16, values: [0] },
    short(277, [samples]),
    long(278, [image.getHeight()]),
    { tag: 279, type: 16, values: [0] },
    short(284, [1]),
    ...(await copied(338, short)),
    ...(await copied(33550, double)),
    ...(await copied(33922, double)),
    ...(await copied(34264, double)),
    ...(await copied(34735, short)),
    ...(await copied(34736, double)),
    ...(await text(34737)),
    ...(await text(42113)),
  ];
}

async function hasMask(tiff: GeoTIFF, image: GeoTIFFImage, path: string): Promise<boolean> {
  for (let i = 1; i < (await tiff.getImageCount()); i++)
    if (isMaskOf(await tiff.getImage(i), image)) return true;
  return existsSync(`${path}.msk`);
}

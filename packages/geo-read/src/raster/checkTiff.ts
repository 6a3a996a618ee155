import { statSync } from "node:fs";
import { fromFile, type GeoTIFFImage } from "geotiff";
import type { RasterInput } from "../input/rasterInput.ts";
import { refuse } from "../input/refusal.ts";

/** More than this in one stored block would have to be in memory at once. */
const blockLimitBytes = 128 << 20;

/** TIFF's tags of where blocks lie and how long they are: of tiles, else of strips. */
const blockTags = [
  [324, 325],
  [273, 279],
] as const;

/**
 * A GeoTIFF's header may promise anything: what it promises must be in the file and fit in memory block by block.
 * Looks at every directory, overviews too, and at no cells.
 *
 * @throws DomainError `import/too-large`, `import/damaged`.
 */
export async function checkTiff({ place, path }: RasterInput): Promise<void> {
  const fileBytes = statSync(path).size;
  const tiff = await fromFile(path);
  try {
    const count = await tiff.getImageCount();
    for (let i = 0; i < count; i++) {
      const image = await tiff.getImage(i);
      const size = `${image.getWidth()} by ${image.getHeight()} cells`;
      const blockBytes = image.getTileWidth() * image.getTileHeight() * image.getBytesPerPixel();
      if (blockBytes > blockLimitBytes && !isReadByRows(image))
        throw refuse(
          "too-large",
          place,
          `its header declares ${size} in blocks of ${Math.round(blockBytes / 2 ** 20)} MB, too much to hold in memory`,
          "If that is right, store it in tiles: `gdal_translate -co TILED=YES -co COMPRESS=DEFLATE`.",
          { fileBytes },
          "too-large",
        );
      if (!(await isStored(image, fileBytes)))
        throw refuse(
          "damaged",
          place,
          `its header declares ${size}, more than the ${fileBytes} bytes of the file hold`,
          "It is probably cut short: copy or export it again.",
          { fileBytes },
        );
    }
  } catch (error) {
    if (error instanceof Error && error.name === "DomainError") throw error;
    throw refuse(
      "damaged",
      place,
      "its header cannot be read",
      "It is probably cut short: copy or export it again.",
      { cause: String(error) },
    );
  } finally {
    await tiff.close();
  }
}

/** Strips that are not compressed are never held whole. */
const isReadByRows = (image: GeoTIFFImage) =>
  !image.isTiled && (image.getFileDirectory().getValue("Compression") ?? 1) === 1;

/** Whether there is a block for every part of the image and each ends within the file. */
async function isStored(image: GeoTIFFImage, fileBytes: number): Promise<boolean> {
  const directory = image.getFileDirectory();
  const tags = blockTags.find(([offsets]) => directory.hasTag(offsets));
  if (tags === undefined) return false;
  const [offsets, counts] = await Promise.all(tags.map((tag) => directory.loadValue(tag)));
  const across = Math.ceil(image.getWidth() / image.getTileWidth());
  const down = Math.ceil(image.getHeight() / image.getTileHeight());
  if (offsets.length < across * down || counts.length < offsets.length) return false;
  for (let i = 0; i < offsets.length; i++)
    if (Number(offsets[i]) + Number(counts[i]) > fileBytes) return false;
  return true;
}

import { existsSync } from "node:fs";
import { fromFile, type GeoTIFF, type GeoTIFFImage } from "geotiff";
import { type Place, refuse } from "../input/refusal.ts";
import type { CellWindow } from "./cellWindow.ts";

/** What says which cells of a raster have data, beside their values: a mask, or the number of an alpha band. */
export type Masking = "mask" | number;

export interface MaskCells {
  /** 0 where a cell has no data, row by row. */
  read(window: CellWindow): Promise<ArrayLike<number>>;
  close(): Promise<void>;
}

/** The bit of a transparency mask in what TIFF says an image of a file is for. */
const isMaskBit = 4;

/**
 * Opens the mask of a GeoTIFF: an image of its own in the file or in one beside it (`.msk`), or a band of the raster.
 * @throws DomainError `import/no-mask` when the mask cannot be found.
 */
export async function openMask(
  path: string,
  place: Place,
  tiff: GeoTIFF,
  image: GeoTIFFImage,
  masking: Masking,
): Promise<MaskCells> {
  if (masking !== "mask") return maskCells(image, masking - 1);
  for (let i = 1; i < (await tiff.getImageCount()); i++) {
    const each = await tiff.getImage(i);
    if (isMaskOf(each, image)) return maskCells(each, 0);
  }
  if (existsSync(`${path}.msk`)) {
    const beside = await fromFile(`${path}.msk`);
    const mask = await beside.getImage();
    if (mask.getWidth() === image.getWidth() && mask.getHeight() === image.getHeight())
      return maskCells(mask, 0, () => beside.close());
    await beside.close();
  }
  throw refuse(
    "no-mask",
    place,
    "its mask of cells without data cannot be read",
    "Store them as no data: `gdalwarp -dstnodata -9999 masked.tif plain.tif`.",
  );
}

/** Whether an image of a file is the mask of another. */
export const isMaskOf = (each: GeoTIFFImage, image: GeoTIFFImage) =>
  (Number(each.getFileDirectory().getValue("NewSubfileType") ?? 0) & isMaskBit) !== 0 &&
  each.getWidth() === image.getWidth() &&
  each.getHeight() === image.getHeight();

function maskCells(image: GeoTIFFImage, sample: number, close: () => unknown = () => undefined): MaskCells {
  return {
    async read({ firstColumn, firstRow, columns, rows }) {
      const window = [firstColumn, firstRow, firstColumn + columns, firstRow + rows];
      const [values] = await image.readRasters({ window, samples: [sample] });
      return values as ArrayLike<number>;
    },
    async close() {
      await close();
    },
  };
}

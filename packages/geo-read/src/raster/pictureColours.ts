import { fromFile, type GeoTIFFImage } from "geotiff";
import { refuse } from "../input/refusal.ts";
import { type BandFile, bandFile } from "./bandFile.ts";
import type { CellValues, CellWindow } from "./cellWindow.ts";
import { openMask } from "./maskCells.ts";
import type { PictureFacts } from "./pictureFacts.ts";
import { type BandCells, openBand } from "./storedBand.ts";

/** Reads a picture's colours by blocks. */
export interface PictureColours {
  /** Red, green and blue, or grey alone, 0 to 255, each row by row; NaN where a cell shows nothing. */
  read(window: CellWindow): Promise<readonly CellValues[]>;
  close(): Promise<void>;
}

/** @throws DomainError as `bandFile` and `openBand`; `read` throws `import/damaged` for blocks that cannot be decoded. */
export const openColours = (facts: PictureFacts): Promise<PictureColours> =>
  facts.codec === undefined ? openBands(facts) : openCoded(facts);

/** Counting from 1. An alpha band is none of them. */
const colourBands = ({ bandCount, masking }: PictureFacts) =>
  bandCount - (typeof masking === "number" ? 1 : 0) >= 3 ? [1, 2, 3] : [1];

async function openBands(facts: PictureFacts): Promise<PictureColours> {
  const files: BandFile[] = [];
  for (const band of colourBands(facts)) files.push(await bandFile(facts, band));
  const bands: BandCells[] = [];
  for (const { band } of files) bands.push(await openBand(band));
  return {
    async read(window) {
      const colours = [];
      // What is read is valid until the next read only.
      for (const band of bands) colours.push(Float32Array.from(await band.read(window)));
      return colours;
    },
    async close() {
      for (const band of bands) await band.close();
      for (const file of files) file.close();
    },
  };
}

/** TIFF's word for light and two differences of colour. */
const yCbCr = 6;

/** All colours of a block are decoded at once, since they are compressed as one. */
async function openCoded(facts: PictureFacts): Promise<PictureColours> {
  const { input, masking, noData } = facts;
  const { path, place } = input;
  const tiff = await fromFile(path);
  const image = await tiff.getImage();
  const mask = masking === undefined ? undefined : await openMask(path, place, tiff, image, masking);
  const samples = colourBands(facts).map((band) => band - 1);
  const isYCbCr = image.getFileDirectory().getValue("PhotometricInterpretation") === yCbCr;
  return {
    async read(window) {
      try {
        const colours = await decode(image, samples, window);
        if (isYCbCr && facts.codec === "jpeg") toRgb(colours);
        const hasData = await mask?.read(window);
        const [red = new Float32Array(), green = red, blue = red] = colours;
        for (let i = 0; i < red.length; i++) {
          const isNoData = red[i] === noData && green[i] === noData && blue[i] === noData;
          if (isNoData || hasData?.[i] === 0) for (const colour of colours) colour[i] = Number.NaN;
        }
        return colours;
      } catch (cause) {
        throw refuse(
          "damaged",
          place,
          `rows ${window.firstRow} to ${window.firstRow + window.rows - 1} cannot be decoded`,
          "It is probably damaged: copy or export it again.",
          { cause: String(cause) },
        );
      }
    },
    async close() {
      await mask?.close();
      await tiff.close();
    },
  };
}

async function decode(
  image: GeoTIFFImage,
  samples: readonly number[],
  { firstColumn, firstRow, columns, rows }: CellWindow,
): Promise<Float32Array[]> {
  const window = [firstColumn, firstRow, firstColumn + columns, firstRow + rows];
  const bands = await image.readRasters({ window, samples: [...samples], interleave: false });
  return samples.map((_, i) => Float32Array.from(bands[i] as Uint8Array));
}

/** As JFIF has it (ITU-T T.871, 7). A block that was never written is all 0, which is no colour, and stays black. */
function toRgb([light, toBlue, toRed]: readonly Float32Array[]): void {
  if (light === undefined || toBlue === undefined || toRed === undefined) return;
  const within = (value: number) => Math.min(255, Math.max(0, Math.round(value)));
  for (let i = 0; i < light.length; i++) {
    const [y, cb, cr] = [light[i]!, toBlue[i]! - 128, toRed[i]! - 128];
    if (y === 0 && cb === -128 && cr === -128) {
      toBlue[i] = 0;
      toRed[i] = 0;
      continue;
    }
    light[i] = within(y + 1.402 * cr);
    toBlue[i] = within(y - 0.344136 * cb - 0.714136 * cr);
    toRed[i] = within(y + 1.772 * cb);
  }
}

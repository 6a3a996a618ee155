import { pictureKind } from "../pictures/pictureKind.ts";
import { notTaken } from "./mediaFaults.ts";
import { isCaptions, readCaptions } from "./readCaptions.ts";
import { readDrawing } from "./readDrawing.ts";
import { isFilm, readFilm } from "./readFilm.ts";
import { readPicture } from "./readPicture.ts";
import { hashOfFile, type ReadyMedium } from "./readyMedium.ts";

/**
 * Makes of a stranger's file what may be kept and sent to others. What a file is, its bytes say and not its name.
 *
 * @throws DomainError `media/...`, which says what is in the way and what to do instead.
 */
export const readMedium = async (bytes: Buffer): Promise<ReadyMedium> => ({
  ...(await read(bytes)),
  sourceHash: hashOfFile(bytes),
});

async function read(bytes: Buffer): Promise<ReadyMedium> {
  const kind = pictureKind(bytes);
  if (kind !== undefined) return readPicture(kind, bytes);
  if (isFilm(bytes)) return readFilm(bytes);
  if (isCaptions(bytes)) return readCaptions(bytes);
  if (isMarkup(bytes)) return readDrawing(bytes);
  throw notTaken(strange(bytes));
}

/** Begins as XML does, after a mark of UTF-8 and empty space. */
const isMarkup = (bytes: Buffer): boolean => /^\ufeff?\s*</.test(bytes.subarray(0, 1_024).toString("utf8"));

const otherwise = "Pictures are PNG, JPEG, WebP or SVG, films WebM, captions WebVTT.";

/** What a file that is not taken seems to be, in words. */
function strange(bytes: Buffer): string {
  const begin = bytes.toString("latin1", 0, 16);
  if (begin.startsWith("GIF8"))
    return "GIF is not taken. Save a still picture as PNG, or an animation as a WebM film.";
  if (begin.slice(4, 8) === "ftyp") return containerWords(begin.slice(8, 12));
  if (begin.startsWith("%PDF-")) return `A PDF is not taken. Save the page as a picture. ${otherwise}`;
  if (/^(II\*\0|MM\0\*)/.test(begin)) return "TIFF is not taken. Save the picture as PNG or JPEG.";
  if (begin.startsWith("PK")) return `A zip is not taken: unpack it first. ${otherwise}`;
  return `This file is of no kind that is taken. ${otherwise}`;
}

/** @param brand of an ISO media file. */
function containerWords(brand: string): string {
  if (/^avi[fs]/.test(brand)) return "AVIF is not taken. Save the picture as PNG, JPEG or WebP.";
  if (/^(he[ivx]|m[is]f1|hev)/.test(brand))
    return "HEIC, as phones take pictures, is not taken. Save or share the picture as JPEG.";
  return "MP4 and QuickTime are not taken. Save the film as WebM with VP9 and Opus.";
}

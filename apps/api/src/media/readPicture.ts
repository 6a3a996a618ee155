import { mostPictureSidePx } from "@stopbank/contract/media";
import { pictureWidthsPx } from "@stopbank/contract/media-name";
import type { Sharp } from "sharp";
import { fromPixels, openPicture, type Pixels } from "../pictures/openPicture.ts";
import type { PictureKind } from "../pictures/pictureEnd.ts";
import { isSomethingElseToo } from "../pictures/pictureKind.ts";
import { badPicture, tooLarge } from "./mediaFaults.ts";
import { type ReadyMedium, readyMedium } from "./readyMedium.ts";
import { isAnimated, isPlainWebp } from "./webpParts.ts";

/** What a camera takes, and no more: nothing larger is decoded. */
const mostPixels = 50_000_000;
const mostSeconds = 20;
/** A WebP that is larger is written anew. */
const mostKeptBytes = 3_000_000;

/**
 * A picture as it is kept: WebP, upright, in sRGB, without metadata, 2,560 px at most, and the narrower sizes of it. One that is so
 * already stays byte for byte, so that what is exported keeps its name when it is imported.
 *
 * @throws DomainError `media/bad-picture`, `media/too-large`.
 */
export async function readPicture(kind: PictureKind, bytes: Buffer): Promise<ReadyMedium> {
  if (isSomethingElseToo(kind, bytes)) throw notWhole();
  if (isAnimated(kind, bytes))
    throw badPicture("This picture moves. Save one still of it, or the whole as a WebM film.");
  try {
    const pixels = await decoded(bytes);
    const { width, height } = pixels.info;
    const isKept = kind === "webp" && bytes.length <= mostKeptBytes && isPlainWebp(bytes, { width, height });
    const own = isKept ? bytes : await asWebp(await fromPixels(pixels));
    const narrower = new Map<number, Buffer>();
    for (const widthPx of pictureWidthsPx.filter((each) => each < width))
      narrower.set(widthPx, await asWebp((await fromPixels(pixels)).resize({ width: widthPx })));
    return readyMedium(own, { ending: "webp", size: { widthPx: width, heightPx: height } }, narrower);
  } catch (error) {
    const cause = String(error).slice(0, 200);
    if (cause.includes("pixel limit"))
      throw tooLarge("The picture is too large: 50 megapixels are the most.");
    throw notWhole({ cause });
  }
}

async function decoded(bytes: Buffer): Promise<Pixels> {
  const picture = await openPicture(bytes, mostPixels);
  return picture
    .autoOrient()
    .resize({ width: mostPictureSidePx, height: mostPictureSidePx, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .timeout({ seconds: mostSeconds })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** With an effort of 3 the same takes twice the time of a core, and has a twentieth fewer bytes. */
const asWebp = (picture: Sharp): Promise<Buffer> =>
  picture.timeout({ seconds: mostSeconds }).webp({ quality: 85, effort: 2 }).toBuffer();

const notWhole = (facts: object = {}) =>
  badPicture(
    "This is no whole picture, or more than one: open it in a program for pictures and save it anew as PNG, JPEG or WebP.",
    facts,
  );

import { readFile } from "node:fs/promises";
import { pictureWidthsPx, readMediaName } from "@stopbank/contract/media-name";
import { openPicture } from "../pictures/openPicture.ts";

/** What the repository holds is small and ours; these would be a mistake. */
const mostPixels = 50_000_000;

/**
 * Narrower sizes of pictures that come with the program, drawn when they are first asked for and kept: there are a few dozen of some
 * 20 kB each.
 */
export function createShippedSizes(draw = drawNarrower) {
  const kept = new Map<string, Promise<Buffer>>();
  // One after another: a visitor who asks for all of them at once keeps one core from others, and not each.
  let before: Promise<unknown> = Promise.resolve();
  const drawInTurn = (path: string, widthPx: number): Promise<Buffer> => {
    const drawn = before.then(() => draw(path, widthPx));
    before = drawn.catch(() => undefined);
    return drawn;
  };
  /** @returns undefined where the picture itself is to be sent: it has no such size, or is no wider. */
  return (path: string, name: string, leastWidthPx: number | undefined) => {
    const { ending, size } = readMediaName(name) ?? {};
    const widthPx = pictureWidthsPx.find((width) => leastWidthPx !== undefined && width >= leastWidthPx);
    if (ending !== "webp" || size === undefined || widthPx === undefined || widthPx >= size.widthPx)
      return undefined;
    const key = `${name}@${widthPx}`;
    const drawn = kept.get(key) ?? drawInTurn(path, widthPx);
    kept.set(key, drawn);
    drawn.catch(() => kept.delete(key));
    return drawn.then((bytes) => ({ bytes, widthPx }));
  };
}

const drawNarrower = async (path: string, widthPx: number): Promise<Buffer> =>
  (await openPicture(await readFile(path), mostPixels))
    .resize({ width: widthPx })
    .webp({ quality: 85, effort: 3 })
    .toBuffer();

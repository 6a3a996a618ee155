import sharp from "sharp";
import { drawPointer, onTheWay, type Point, pointerPx, tipPx } from "./pointer.ts";

export const filmSize = { widthPx: 1280, heightPx: 720 } as const;
export const framesPerSecond = 15;

/** What a take shows: a still, and where the pointer goes and presses at its end. */
export interface Still {
  readonly png: Buffer;
  readonly seconds: number;
  readonly to?: Point;
}

const fadeFrames = 6;
const moveFrames = 18;
const pressFrames = 8;
const rest: Point = { x: filmSize.widthPx / 2, y: filmSize.heightPx * 0.62 };

/** Raw frames, red, green and blue, one after the other. Each still fades into the next; the pointer is never in two places. */
export async function* drawFrames(stills: readonly Still[]): AsyncGenerator<Buffer> {
  let before: Buffer | undefined;
  let place = rest;
  for (const { png, seconds, to } of stills) {
    const picture = await rawOf(png);
    let left = Math.round(seconds * framesPerSecond);
    const stands = await withPointer(picture, place);
    if (before !== undefined)
      for (let frame = 1; frame <= fadeFrames; frame++, left--)
        yield blend(before, stands, frame / (fadeFrames + 1));
    const moving = to === undefined ? 0 : moveFrames + pressFrames;
    for (; left > moving; left--) yield stands;
    if (to !== undefined) {
      for (let frame = 1; frame <= moveFrames; frame++)
        yield await withPointer(picture, onTheWay(place, to, frame / moveFrames));
      for (let frame = 1; frame <= pressFrames; frame++)
        yield await withPointer(picture, to, frame / pressFrames);
      place = to;
    }
    before = await withPointer(picture, place);
  }
}

const raw = { width: filmSize.widthPx, height: filmSize.heightPx, channels: 3 } as const;

const rawOf = (png: Buffer): Promise<Buffer> => sharp(png).removeAlpha().raw().toBuffer();

async function withPointer(picture: Buffer, { x, y }: Point, ring = 0): Promise<Buffer> {
  const left = Math.min(filmSize.widthPx - pointerPx, Math.max(0, Math.round(x - tipPx)));
  const top = Math.min(filmSize.heightPx - pointerPx, Math.max(0, Math.round(y - tipPx)));
  return sharp(picture, { raw })
    .composite([{ input: await drawPointer(ring), left, top }])
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** `share` of the second. */
function blend(one: Buffer, other: Buffer, share: number): Buffer {
  const mixed = Buffer.alloc(one.length);
  for (let at = 0; at < one.length; at++)
    mixed[at] = Math.round((one[at] ?? 0) * (1 - share) + (other[at] ?? 0) * share);
  return mixed;
}

import { DomainError } from "@stopbank/errors";
import { openPicture } from "../pictures/openPicture.ts";
import type { Asker } from "../work/asker.ts";
import { createPlaces } from "../work/places.ts";

/** What a view's card has room for, at twice its pixels. */
const size = { width: 480, height: 300 } as const;
/** A browser sends one that is hardly larger. */
const mostPixels = 4_000_000;
const mostSeconds = 5;
/** As the store has it. */
const mostBytes = 65_536;

export interface ThumbnailDesk {
  /**
   * Draws a thumbnail anew as a small WebP: of what was sent only what could be seen comes through.
   *
   * @param base64 a PNG, JPEG or WebP.
   * @throws DomainError `views/no-picture`; `work/busy`, `work/too-many-at-once`, `work/gone`.
   */
  redraw(base64: string, asker: Asker): Promise<Buffer>;
}

export function createThumbnailDesk(): ThumbnailDesk {
  const places = createPlaces({ places: 1, mostWaitingEach: 2, mostWaiting: 24, mostSeconds: 30 });
  return {
    async redraw(base64, asker) {
      const leave = await places.enter(asker);
      try {
        return await drawn(Buffer.from(base64, "base64"));
      } finally {
        leave();
      }
    },
  };
}

async function drawn(bytes: Buffer): Promise<Buffer> {
  try {
    const picture = await openPicture(bytes, mostPixels);
    const small = picture
      .autoOrient()
      .resize({ ...size, fit: "cover" })
      .timeout({ seconds: mostSeconds });
    const webp = await small.webp({ quality: 70, effort: 3 }).toBuffer();
    // A map is far below it.
    return webp.length <= mostBytes ? webp : await small.clone().webp({ quality: 20 }).toBuffer();
  } catch (error) {
    throw new DomainError(
      "invalid",
      "views/no-picture",
      "The thumbnail must be a whole PNG, JPEG or WebP of 4 megapixels at most. Save the view without one.",
      { cause: String(error).slice(0, 200) },
    );
  }
}

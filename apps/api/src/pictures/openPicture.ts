import type { OutputInfo, Sharp } from "sharp";

let isLimited = false;

/**
 * Opens a stranger's picture: a PNG, JPEG or WebP, and nothing else. 50 MB, which are loaded with the first one.
 *
 * @param mostPixels what is larger is refused by its header when it is drawn; nothing of it is decoded.
 */
export async function openPicture(bytes: Buffer, mostPixels: number): Promise<Sharp> {
  const { default: sharp } = await import("sharp");
  if (!isLimited) {
    isLimited = true;
    // In all of this process: SVG, PDF, TIFF and the others cannot even be asked for.
    sharp.block({ operation: ["VipsForeignLoad"] });
    sharp.unblock({
      operation: ["VipsForeignLoadPngBuffer", "VipsForeignLoadJpegBuffer", "VipsForeignLoadWebpBuffer"],
    });
    sharp.cache(false);
    sharp.concurrency(1);
  }
  return sharp(bytes, { limitInputPixels: mostPixels, failOn: "warning", pages: 1 });
}

/** A picture as it was decoded: of its file nothing but what could be seen. */
export interface Pixels {
  readonly data: Buffer;
  readonly info: Pick<OutputInfo, "width" | "height" | "channels">;
}

/** To draw decoded pixels once more, in another size. */
export async function fromPixels({ data, info: { width, height, channels } }: Pixels): Promise<Sharp> {
  const { default: sharp } = await import("sharp");
  return sharp(data, { raw: { width, height, channels } });
}

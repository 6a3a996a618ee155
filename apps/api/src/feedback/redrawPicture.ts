import { mostPicturePixels } from "@stopbank/contract/feedback-rules";
import { openPicture } from "../pictures/openPicture.ts";
import { noPicture, tooLarge } from "./readAttachment.ts";

/** Beyond it WebP knows no picture. What is larger is drawn smaller. */
const mostSidePx = 8_192;
const mostSeconds = 15;

/**
 * Decodes a stranger's picture and draws it anew as WebP, upright: of its file only what could be seen comes through, in other
 * bytes. About 60 ms a megapixel, on a thread of libuv's.
 *
 * @throws DomainError `feedback/no-picture`, `feedback/picture-too-large`.
 */
export async function redrawPicture(bytes: Buffer): Promise<Buffer> {
  try {
    const picture = await openPicture(bytes, mostPicturePixels);
    return await picture
      .autoOrient()
      .resize({ width: mostSidePx, height: mostSidePx, fit: "inside", withoutEnlargement: true })
      .timeout({ seconds: mostSeconds })
      .webp({ quality: 85, effort: 2 })
      .toBuffer();
  } catch (error) {
    const cause = String(error).slice(0, 200);
    throw cause.includes("pixel limit") ? tooLarge("20 megapixels are the most.") : noPicture({ cause });
  }
}

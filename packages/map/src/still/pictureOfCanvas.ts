import { DomainError } from "@stopbank/errors";

/** As good as print needs: beyond it a map grows by half and looks the same. */
const quality = 0.9;

/**
 * What is drawn on a canvas, as a JPEG.
 *
 * @throws DomainError `map/no-picture` where the browser makes none of it (EXP-12).
 */
export function pictureOfCanvas(canvas: Pick<HTMLCanvasElement, "toBlob">): Promise<Blob> {
  return new Promise((resolve, reject) => {
    try {
      canvas.toBlob((blob) => (blob === null ? reject(noPicture({})) : resolve(blob)), "image/jpeg", quality);
    } catch (error) {
      reject(noPicture({ error }));
    }
  });
}

/** The specification's words (S2 9). */
export const noPicture = (facts: object): DomainError =>
  new DomainError("unavailable", "map/no-picture", "Failed to get map image from canvas", facts);

import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** A part of a page, in shares of its width and height from its top left. */
export interface PagePart {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * How much of a page, or of a part of it, is not white, 0 to 1, as poppler draws it at 50 dpi.
 *
 * @param page from 1.
 */
export async function inkOn(
  file: string,
  page: number,
  { left, top, right, bottom }: PagePart = { left: 0, top: 0, right: 1, bottom: 1 },
): Promise<number> {
  const { stdout } = await promisify(execFile)(
    "pdftoppm",
    ["-gray", "-r", "50", "-f", String(page), "-l", String(page), file],
    { encoding: "buffer", maxBuffer: 1 << 28 },
  );
  // A PGM: `P5`, width, height, 255, and a byte a pixel.
  const [header = "", width = "0", height = "0"] =
    /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(stdout.subarray(0, 64).toString("latin1")) ?? [];
  const pixels = stdout.subarray(header.length);
  let inked = 0;
  let seen = 0;
  for (let y = Math.floor(top * Number(height)); y < Math.floor(bottom * Number(height)); y++)
    for (let x = Math.floor(left * Number(width)); x < Math.floor(right * Number(width)); x++) {
      seen++;
      if ((pixels[y * Number(width) + x] ?? 255) < 250) inked++;
    }
  return seen === 0 ? 0 : inked / seen;
}

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { withDataset } from "../gdal/withDataset.ts";
import type { Place } from "../input/refusal.ts";

const tilePx = 256;
/** Of WebP, 0 to 100: what aerial photographs are usually served at. */
const quality = 80;

/**
 * Cuts a square picture into tiles of 256 pixels as WebP.
 *
 * @param pixels RGBA, row by row; `sizePx` is a multiple of 256.
 * @returns row by row; undefined where nothing is to be seen.
 * @throws DomainError as `withDataset`.
 */
export async function webpTiles(
  place: Place,
  pixels: Uint8Array,
  sizePx: number,
): Promise<(Uint8Array | undefined)[]> {
  const across = sizePx / tilePx;
  const seen = Array.from({ length: across * across }, (_, i) =>
    isSeen(pixels, sizePx, (i % across) * tilePx, Math.floor(i / across) * tilePx),
  );
  if (!seen.includes(true)) return seen.map(() => undefined);
  const folder = mkdtempSync(join(tmpdir(), "stopbank-picture-"));
  try {
    const path = join(folder, "picture.bin");
    writeFileSync(path, pixels);
    writeFileSync(join(folder, "picture.hdr"), header(sizePx));
    return await withDataset({ place, path }, async ({ api, nextName }, dataset) => {
      const tiles: (Uint8Array | undefined)[] = [];
      for (const [i, isThere] of seen.entries()) {
        if (!isThere) {
          tiles.push(undefined);
          continue;
        }
        const corner = [(i % across) * tilePx, Math.floor(i / across) * tilePx].map(String);
        const window = ["-srcwin", ...corner, String(tilePx), String(tilePx)];
        const { real } = await api.gdal_translate(
          dataset,
          ["-of", "WEBP", "-co", `QUALITY=${quality}`, ...window],
          nextName(),
        );
        tiles.push(readFileSync(real));
        for (const made of [real, `${real}.aux.xml`]) rmSync(made, { force: true });
      }
      return tiles;
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function isSeen(pixels: Uint8Array, sizePx: number, left: number, top: number): boolean {
  for (let row = top; row < top + tilePx; row++) {
    const from = (row * sizePx + left) * 4;
    for (let at = from + 3; at < from + tilePx * 4; at += 4) if (pixels[at] !== 0) return true;
  }
  return false;
}

/** Plain bytes as GDAL reads them (ENVI). */
const header = (sizePx: number) =>
  [
    "ENVI",
    `samples = ${sizePx}`,
    `lines = ${sizePx}`,
    "bands = 4",
    "header offset = 0",
    "file type = ENVI Standard",
    "data type = 1",
    "interleave = bip",
    "byte order = 0",
    "",
  ].join("\n");

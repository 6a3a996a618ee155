import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const python = process.platform === "win32" ? "python" : "/usr/bin/python3";

/** Whether rasterio is here (Debian's python3-rasterio); where it is demanded, a test without it fails instead of being skipped. */
export const hasRasterio =
  process.env.STOPBANK_REQUIRE_RASTERIO === "1" || spawnSync(python, ["-c", "import rasterio"]).status === 0;
if (!hasRasterio)
  console.warn("SKIPPED: comparisons with rasterio. Install it (apt-get install python3-rasterio).");

/**
 * Runs a program in Python.
 *
 * @returns what it writes.
 * @throws Error with what it complains of.
 */
export function runPython(program: URL, args: readonly string[] = [], input = ""): string {
  const { stdout, stderr, status } = spawnSync(python, [fileURLToPath(program), ...args], {
    input,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

/**
 * Writes pictures of 600 by 420 pixels into a folder, as GeoTIFFs that are JPEG (`ycbcr`, `rgb-strips`, `grey`) or WebP (`webp`,
 * `webp-alpha`) within, and beside each (`.bin`) what rasterio reads of it: its bands and its mask, a byte a cell.
 */
export function writeCodedPictures(folder: string): void {
  runPython(new URL("codedPictures.py", import.meta.url), [folder]);
}

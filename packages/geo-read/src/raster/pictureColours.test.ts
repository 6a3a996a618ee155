import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { temporaryFolder } from "../testing/folders.ts";
import { hasRasterio, writeCodedPictures } from "../testing/rasterio.ts";
import { openColours } from "./pictureColours.ts";
import { pictureFacts } from "./pictureFacts.ts";

let folder = "";
beforeAll(() => {
  if (!hasRasterio) return undefined;
  folder = mkdtempSync(join(tmpdir(), "stopbank-test-"));
  writeCodedPictures(folder);
  return () => rmSync(folder, { recursive: true, force: true });
});

const [width, height] = [600, 420];
const place = { what: "test", file: "picture.tif" };
const window = { firstColumn: 200, firstRow: 150, columns: 300, rows: 240 };

async function read(path: string) {
  const facts = await pictureFacts({ place, path });
  const colours = await openColours(facts);
  try {
    return { facts, colours: await colours.read(window) };
  } finally {
    await colours.close();
  }
}

/** How far colours lie from what rasterio reads, over the cells that show something, and how many cells differ in that. */
function apart(name: string, colours: readonly ArrayLike<number>[], bands: number) {
  const bytes = readFileSync(join(folder, `${name}.bin`));
  let [sum, most, count, otherwise] = [0, 0, 0, 0];
  for (let row = 0; row < window.rows; row++)
    for (let column = 0; column < window.columns; column++) {
      const from = (window.firstRow + row) * width + window.firstColumn + column;
      const at = row * window.columns + column;
      const isSeen = bytes[bands * width * height + from] !== 0;
      if (isSeen === Number.isNaN(colours[0]![at])) otherwise++;
      if (!isSeen) continue;
      count += colours.length;
      colours.forEach((colour, band) => {
        const difference = Math.abs(colour[at]! - bytes[band * width * height + from]!);
        sum += difference;
        most = Math.max(most, difference);
      });
    }
  return { mean: sum / count, most, otherwise, count };
}

describe.skipIf(!hasRasterio)(
  "pictures compressed as JPEG or WebP within a GeoTIFF (needs Debian's python3-rasterio)",
  () => {
    // Decoders of JPEG may differ by a step of light, and in how they spread colour over the pixels that share it.
    it.each([
      { name: "ycbcr", bands: 3, mean: 1.5, most: 12 },
      { name: "rgb-strips", bands: 3, mean: 0.6, most: 3 },
      { name: "grey", bands: 1, mean: 0.6, most: 3 },
      { name: "webp", bands: 3, mean: 0, most: 0 },
      { name: "webp-alpha", bands: 4, mean: 0, most: 0 },
    ])(
      "$name: colours, mask and place are those that rasterio reads",
      async ({ name, bands, mean, most }) => {
        const { facts, colours } = await read(join(folder, `${name}.tif`));
        expect(facts).toMatchObject({ width, height, bandCount: bands, left: 1_750_000, top: 5_430_000 });
        expect([facts.cellWidth, facts.cellHeight, facts.cellType]).toEqual([0.3, -0.3, "Byte"]);
        expect(facts.crs).toContain("2193");
        expect(colours.length).toBe(bands === 1 ? 1 : 3);
        const found = apart(name, colours, bands);
        expect(found.count).toBeGreaterThan(20_000);
        expect(found.otherwise).toBe(0);
        expect(found.mean, JSON.stringify(found)).toBeLessThanOrEqual(mean);
        expect(found.most, JSON.stringify(found)).toBeLessThanOrEqual(most);
      },
    );

    it("a block that is damaged is refused by its rows", async () => {
      const bytes = readFileSync(join(folder, "ycbcr.tif"));
      const start = bytes.indexOf(Buffer.from([0xff, 0xd8, 0xff]), 2000);
      for (let at = start; at !== -1; at = bytes.indexOf(Buffer.from([0xff, 0xd8, 0xff]), at + 1))
        bytes.fill(0x11, at, at + 40);
      const path = join(temporaryFolder(), "damaged.tif");
      writeFileSync(path, bytes);
      await expect(read(path)).rejects.toThrow(/rows 150 to 389 cannot be decoded/);
    });

    it("colours of more than 8 bits are refused by their compression", async () => {
      const bytes = readFileSync(join(folder, "grey.tif"));
      // BitsPerSample, one value of 2 bytes.
      const at = bytes.indexOf(Buffer.from([2, 1, 3, 0, 1, 0, 0, 0, 8, 0]));
      expect(at).toBeGreaterThan(0);
      bytes[at + 8] = 12;
      const path = join(temporaryFolder(), "fine.tif");
      writeFileSync(path, bytes);
      await expect(pictureFacts({ place, path })).rejects.toThrow(
        /compressed in a way that is not read here/,
      );
    });

    it("a file that breaks off is refused before a cell is read", async () => {
      const path = join(temporaryFolder(), "short.tif");
      writeFileSync(path, readFileSync(join(folder, "rgb-strips.tif")).subarray(0, 20_000));
      await expect(pictureFacts({ place, path })).rejects.toThrow(/the file/);
    });
  },
);

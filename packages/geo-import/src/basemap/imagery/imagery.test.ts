import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { encodePng } from "@stopbank/dataset/raster";
import type { Dataset } from "@stopbank/dataset/read";
import { localStorage, openDataset } from "@stopbank/dataset/read";
import { openTransform } from "@stopbank/geo-read/transform";
import { withDataset } from "@stopbank/geo-read/with-dataset";
import { describe, expect, it } from "vitest";
import { importDataset } from "../../importDataset.ts";
import { described } from "../../testing/describedBasemap.ts";
import { temporaryFolder } from "../../testing/folders.ts";
import { halved } from "./squares.ts";

const place = { what: "test" };
const worldMetres = 40_075_016.685_578_49;
/** A tile near 175 E, 41 S. */
const tile = { z: 16, x: 64_625, y: 41_000 };
const pixelMetres = worldMetres / 2 ** tile.z / 256;
const corner = [
  tile.x * 256 * pixelMetres - worldMetres / 2,
  worldMetres / 2 - tile.y * 256 * pixelMetres,
] as const;

type Colour = readonly [number, number, number];
const [red, blue, black]: Colour[] = [
  [200, 30, 30],
  [30, 30, 200],
  [0, 0, 0],
] as Colour[];

/** A GeoTIFF of one colour, its last rows of another. */
async function geoTiff(
  colour: Colour,
  last: Colour,
  { size, from, metres, crs }: { size: number; from: readonly [number, number]; metres: number; crs: string },
  options: readonly string[] = ["-co", "TILED=YES", "-co", "COMPRESS=DEFLATE"],
): Promise<Uint8Array> {
  const pixels = new Uint8Array(size * size * 3);
  for (let i = 0; i < size * size; i++) pixels.set(i < size * size * 0.75 ? colour : last, i * 3);
  const path = join(temporaryFolder(), "drawn.png");
  writeFileSync(path, encodePng(size, size, pixels));
  const [x, y] = from;
  const corners = [x, y, x + size * metres, y - size * metres].map(String);
  const { real } = await withDataset({ place, path }, ({ api, nextName }, dataset) =>
    api.gdal_translate(
      dataset,
      ["-of", "GTiff", "-a_srs", crs, "-a_ullr", ...corners, ...options],
      nextName(),
    ),
  );
  return readFileSync(real);
}

/** A tile's pixels: red, green, blue, alpha. */
async function pixelsOf(dataset: Dataset, z: number, x: number, y: number) {
  const found = await dataset.tile("tiles/satellite.pmtiles", z, x, y);
  if (found === undefined) return undefined;
  expect(found.contentType).toBe("image/webp");
  const path = join(temporaryFolder(), "tile.webp");
  writeFileSync(path, found.bytes);
  const options = ["-of", "ENVI", "-co", "INTERLEAVE=BIP"];
  const { real } = await withDataset({ place, path }, ({ api, nextName }, dataset) =>
    api.gdal_translate(dataset, options, nextName()),
  );
  const bytes = readFileSync(real);
  const bands = bytes.length / 65_536;
  return (column: number, row: number) => {
    const at = (row * 256 + column) * bands;
    return [bytes[at]!, bytes[at + 1]!, bytes[at + 2]!, bands === 4 ? bytes[at + 3]! : 255];
  };
}

const isAlike = (a: readonly number[], b: readonly number[]) =>
  a.every((each, i) => Math.abs(each - b[i]!) < 12);

describe("pictures from the air as the satellite basemap", () => {
  it("are cut as one to tiles of every zoom, whatever systems they are in", async () => {
    // The second is 1 m a pixel in New Zealand's own grid, beginning in the middle of the next tile.
    const start = Float64Array.of(corner[0] + 384 * pixelMetres, corner[1] - 64 * pixelMetres);
    const toNztm = await openTransform("EPSG:3857", "EPSG:2193");
    toNztm!.apply(start, [0, 1]);
    toNztm!.close();
    const files = {
      "a_left.tif": await geoTiff(red!, black!, {
        size: 256,
        from: corner,
        metres: pixelMetres,
        crs: "EPSG:3857",
      }),
      "b_right.tif": await geoTiff(blue!, blue!, {
        size: 300,
        from: [start[0]!, start[1]!],
        metres: 1,
        crs: "EPSG:2193",
      }),
    };
    const description = described({ imagery: { file: "*_*.tif", noData: 0 } }, files);
    const datasetsRoot = temporaryFolder();
    await importDataset({ description, datasetsRoot });
    const dataset = await openDataset(localStorage(datasetsRoot), "here");
    const { satellite } = dataset.manifest.basemap ?? {};
    expect(satellite).toMatchObject({ kind: "raster", format: "webp", maxZoom: 17 });
    expect(satellite!.minZoom).toBeLessThan(13);
    const { z, x, y } = tile;
    const left = await pixelsOf(dataset, z, x, y);
    expect(isAlike(left!(128, 100), [...red!, 255])).toBe(true);
    // Its last rows are of the value that stands for nothing.
    expect(left!(128, 240)[3]).toBe(0);
    const right = await pixelsOf(dataset, z, x + 1, y);
    expect(right!(60, 120)[3]).toBe(0);
    expect(isAlike(right!(180, 120), [...blue!, 255])).toBe(true);
    const finer = await pixelsOf(dataset, z + 1, x * 2, y * 2);
    expect(isAlike(finer!(200, 200), [...red!, 255])).toBe(true);
    // One zoom out the tile is a quarter of the picture: odd column, even row.
    const out = await pixelsOf(dataset, z - 1, x >> 1, y >> 1);
    expect(isAlike(out!(192, 50), [...red!, 255])).toBe(true);
    expect(out!(60, 50)[3]).toBe(0);
    expect(await dataset.verify()).toEqual([]);
  }, 60_000);

  it("halve without letting what shows nothing darken what does", () => {
    const pixels = new Uint8Array(16);
    pixels.set([200, 100, 50, 255], 4);
    expect([...halved({ sizePx: 2, pixels }).pixels]).toEqual([200, 100, 50, 64]);
  });

  it("are refused where they are no pictures of 8 bits, or too many", async () => {
    const at = { size: 16, from: corner, metres: pixelMetres, crs: "EPSG:3857" };
    const fails = async (bytes: Uint8Array, words: RegExp) => {
      const description = described({ imagery: [{ file: "a.tif" }] }, { "a.tif": bytes });
      await expect(importDataset({ description })).rejects.toThrow(words);
    };
    await fails(await geoTiff(red!, red!, at, ["-ot", "UInt16"]), /UInt16, not 8 bits.*-ot Byte -scale/s);
    const fine = await geoTiff(red!, red!, { ...at, metres: 0.1 });
    const wide = await geoTiff(red!, red!, { ...at, metres: 10_000 });
    const files = { "fine.tif": fine, "wide.tif": wide };
    const imagery = [{ file: "fine.tif" }, { file: "wide.tif" }];
    await expect(importDataset({ description: described({ imagery }, files) })).rejects.toThrow(/`maxZoom`/);
    const coarser = [{ file: "fine.tif", maxZoom: 8 }, { file: "wide.tif" }];
    await expect(
      importDataset({ description: described({ imagery: coarser }, files) }),
    ).resolves.toBeDefined();
  });
});

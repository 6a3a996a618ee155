import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { writeArrayBuffer } from "geotiff";
import { describe, expect, it } from "vitest";
import { rasterFacts } from "../raster/rasterFacts.ts";
import { valueCells } from "../raster/valueCells.ts";
import { temporaryFolder } from "../testing/folders.ts";
import { readGrid } from "./readGrid.ts";

interface Grid {
  readonly rows: readonly (readonly number[])[];
  readonly left?: number;
  readonly bottom?: number;
  readonly size?: number;
  readonly crs?: string;
  readonly noData?: number;
}

/** A GeoTIFF of 32-bit numbers, placed as `place` says. */
function writeTiff(rows: Grid["rows"], place: object): string {
  const path = join(temporaryFolder(), "people.tif");
  const written = writeArrayBuffer(Float32Array.from(rows.flat()), {
    ...{ width: rows[0]!.length, height: rows.length },
    ...{ GTModelTypeGeoKey: 2, GeographicTypeGeoKey: 4326, GTRasterTypeGeoKey: 1 },
    ...place,
  } as never);
  writeFileSync(path, Buffer.from(written as ArrayBuffer));
  return path;
}

/** The grid as a file: cells of a degree from 173 E, 41 S, unless it says otherwise. */
function input({ rows, left = 173, bottom = -41, size = 1, crs = "EPSG:4326", noData }: Grid) {
  const path = writeTiff(rows, {
    ModelPixelScale: [size, size, 0],
    ModelTiepoint: [0, 0, 0, left, bottom + size * rows.length, 0],
  });
  return { place: { what: "Element layer people", file: "people.tif" }, path, crs, noData };
}

const plain = { band: 1, aggregate: 1, split: 1, idColumn: "cell", valueColumn: "people", prefix: "" };
const read = (grid: Grid, more: Partial<typeof plain> = {}) => readGrid(input(grid), { ...plain, ...more });

/** West, south, east and north of each cell. */
async function boxes(grid: Grid, more: Partial<typeof plain> = {}) {
  const { geometry, names, columns } = await read(grid, more);
  return Object.fromEntries(
    names.map((name, i) => {
      const xs = [0, 2, 4, 6, 8].map((at) => geometry.coords[i * 10 + at]!);
      const ys = [1, 3, 5, 7, 9].map((at) => geometry.coords[i * 10 + at]!);
      const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
      return [name, [...box, columns.people![i]!]];
    }),
  );
}

describe("the cells of a grid", () => {
  it("are those above 0, by row and column; no data and NaN are nothing", async () => {
    expect(
      await boxes({
        rows: [
          [5, 0],
          [Number.NaN, 2.5],
          [-7, 1],
        ],
        noData: -7,
      }),
    ).toEqual({
      r1c1: [173, -39, 174, -38, 5],
      r2c2: [174, -40, 175, -39, 2.5],
      r3c2: [174, -41, 175, -40, 1],
    });
  });

  it("are summed from the first corner, the last blocks as far as the grid goes", async () => {
    const rows = [
      [1, 2, 3],
      [4, 5, 6],
      [7, 8, 9],
    ];
    expect(await boxes({ rows }, { aggregate: 2 })).toEqual({
      r1c1: [173, -40, 175, -38, 12],
      r1c2: [175, -40, 176, -38, 9],
      r2c1: [173, -41, 175, -40, 15],
      r2c2: [175, -41, 176, -40, 9],
    });
  });

  it("are divided alike", async () =>
    expect(await boxes({ rows: [[0, 6]] }, { split: 2 })).toEqual({
      r1c3: [174, -40.5, 174.5, -40, 1.5],
      r1c4: [174.5, -40.5, 175, -40, 1.5],
      r2c3: [174, -41, 174.5, -40.5, 1.5],
      r2c4: [174.5, -41, 175, -40.5, 1.5],
    }));

  it("of a grid from 0 to 360 lie between 180 west and east", async () =>
    expect(await boxes({ rows: [[1, 2, 3]], left: 179 })).toEqual({
      r1c1: [179, -41, 180, -40, 1],
      r1c2: [-180, -41, -179, -40, 2],
      r1c3: [-179, -41, -178, -40, 3],
    }));

  it("in a plane across 180 degrees are refused where they lie on both sides", async () => {
    const chatham = { rows: [[1, 1]], crs: "EPSG:2193", left: 2_200_000, bottom: 5_600_000, size: 60_000 };
    await expect(read(chatham)).rejects.toMatchObject({
      code: "import/across-180",
      message: expect.stringContaining("Cut the grid in two along 180 degrees"),
    });
  });
});

describe("a grid that cannot be read", () => {
  it.each<[string, Grid, Partial<typeof plain>, string, string]>([
    [
      "below 0",
      { rows: [[1, -200, -200]] },
      {},
      "bad-amounts",
      "2 of its cells hold no amount: -200 in row 1, column 2 is the first. Where -200 stands for no data, say so with `noData: -200`",
    ],
    ["without end", { rows: [[1, Number.POSITIVE_INFINITY]] }, {}, "bad-amounts", "infinity is no amount"],
    [
      "of nothing",
      { rows: [[0, Number.NaN]] },
      {},
      "empty-layer",
      "none of its 1 cells with data is above 0",
    ],
    ["without the band", { rows: [[1]] }, { band: 2 }, "no-such-band", "It has one band."],
    [
      "in another system than it says",
      { rows: [[1]], left: 1_750_000, bottom: 5_400_000 },
      {},
      "wrong-crs",
      "State the coordinate reference system",
    ],
  ])("%s is told so", async (_how, grid, more, code, words) => {
    await expect(read(grid, more)).rejects.toMatchObject({
      code: `import/${code}`,
      message: expect.stringContaining(words),
    });
  });

  it("of too many cells is told how many, and by how much to sum them", async () => {
    const facts = await rasterFacts(input({ rows: Array.from({ length: 6 }, () => [1, 1, 1, 1, 0]) }));
    await expect(valueCells(facts, { band: 1, aggregate: 1, most: 6 })).rejects.toMatchObject({
      code: "import/too-many-cells",
      message: expect.stringContaining(
        "24 of its cells have a value, and at most 6 can be elements. Cut the grid to the district, or write `aggregate: 2`",
      ),
    });
    const { value } = await valueCells(facts, { band: 1, aggregate: 2, most: 6 });
    expect(value).toEqual([4, 4, 4, 4, 4, 4]);
  });

  it("whose rows do not run east is told how to keep its sums", async () => {
    const path = writeTiff([[1, 1]], {
      ModelTransformation: [0.9, 0.4, 0, 173, 0.4, -0.9, 0, -41, 0, 0, 0, 0, 0, 0, 0, 1],
    });
    await expect(readGrid({ place: { what: "Element layer people" }, path }, plain)).rejects.toMatchObject({
      code: "import/rotated",
      message: expect.stringContaining("`-r sum`"),
    });
  });
});

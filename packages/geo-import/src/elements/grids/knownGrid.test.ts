import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { localStorage, openDataset } from "@stopbank/dataset/read";
import { hasRasterio, runPython } from "@stopbank/geo-read/testing/rasterio";
import { wholeLayer } from "@stopbank/risk-engine/select";
import { summarise } from "@stopbank/risk-engine/summarise";
import { describe, expect, it } from "vitest";
import { importDataset } from "../../importDataset.ts";
import { sharedData, temporaryFolder, writeDescription } from "../../testing/folders.ts";

/** What `rasterioGrid.py` finds of a cell: depths of water, as shares of the cell. */
interface Found {
  readonly id: string;
  readonly people: number;
  readonly mean: number | null;
  readonly deep: number;
  readonly shallow: number;
  readonly unknown: number;
}

const known: readonly Found[] = JSON.parse(
  readFileSync(new URL("rasterioGrid.json", import.meta.url), "utf8"),
);

/** People by cells of 250 m in New Zealand's plane. */
const grid = {
  ...{ crs: "EPSG:2193", left: 1_748_000, top: 5_428_000, size: 250, noData: -1, deep: 1 },
  values: [
    [12.5, 0, -1, 3.25, 40, 7],
    [0.4, 18, 22.75, 0, 31, 5.5],
    [9, 27.5, 64, 51.2, 0, -1],
    [0, 33, 80.6, 47, 12, 2],
    [-1, 6, 14.3, 0.05, 21, 16],
  ],
};
/** Depths of water by cells of 0.0011 degrees, some without data; the grid goes on to the west of them. */
const raster = {
  ...{ crs: "EPSG:4326", left: 174.7735, top: -41.2835, size: 0.0011, noData: -9 },
  values: Array.from({ length: 14 }, (_, row) =>
    Array.from({ length: 13 }, (_, column) =>
      (row + column) % 6 === 0 ? -9 : ((row * 7 + column * 5) % 11) / 5,
    ),
  ),
};

interface Cells {
  readonly left: number;
  readonly top: number;
  readonly size: number;
  readonly noData: number;
  readonly values: readonly (readonly number[])[];
}

const ascii = ({ left, top, size, noData, values }: Cells) =>
  [
    ...[`ncols ${values[0]!.length}`, `nrows ${values.length}`, `xllcorner ${left}`],
    ...[`yllcorner ${top - size * values.length}`, `cellsize ${size}`, `NODATA_value ${noData}`],
    ...values.map((row) => row.join(" ")),
  ].join("\n");

const about = {
  client: "grids",
  title: "Grids",
  licence: "CC0-1.0",
  sources: [{ title: "Test", licence: "CC0-1.0", attribution: "Test" }],
};
const classes = [
  { from: 0, class: "low" },
  { from: 1, class: "high" },
];

async function exposed(hazard: object, ofGrid: object = {}) {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "people.asc"), ascii(grid));
  writeFileSync(join(folder, "depth.asc"), ascii(raster));
  const description = writeDescription(folder, {
    ...about,
    elements: [
      {
        ...{ type: "people", title: "Cell", file: "people.asc", crs: grid.crs },
        grid: { values: "people", ...ofGrid },
      },
    ],
    hazards: [
      {
        ...{ id: "flood", title: "Flood", summary: "Flood", intensity: "Depth", unit: "m", classes },
        source: { kind: "raster", file: "depth.asc", crs: raster.crs },
        scenarios: [{ tag: "flood", name: "Flood" }],
        methodology: { content: "Worked out elsewhere too." },
        listElements: true,
        ...hazard,
      },
    ],
  });
  const datasetsRoot = temporaryFolder();
  const { scenarios, layers } = await importDataset({ description, datasetsRoot });
  const [exposure] = scenarios[0]!.exposures;
  return { exposure: exposure!, layers, dataset: await openDataset(localStorage(datasetsRoot), "grids") };
}

const sum = (values: readonly number[]) => values.reduce((total, each) => total + each, 0);
const people = sum(known.map((each) => each.people));

describe("people by cell under a hazard in another system and resolution", () => {
  it("mean: each cell has the depth that rasterio finds, and its people count in the class of it", async () => {
    const { exposure, layers, dataset } = await exposed({ sampling: { rule: "mean" } });
    const byId = new Map(known.map((each) => [each.id, each]));
    expect(exposure.list?.map(({ id }) => id).sort()).toEqual([...byId.keys()].sort());
    for (const { id, value } of exposure.list!) {
      const { mean } = byId.get(id)!;
      if (mean === null) expect(value, id).toBeNull();
      else expect(Math.abs(value! - mean), id).toBeLessThan(0.002);
    }
    const isIn = (name: string, { mean }: Found) =>
      name === (mean === null ? "not assessed" : mean >= 1 ? "high" : "low");
    for (const row of exposure.classes) {
      const those = known.filter((each) => isIn(row.class, each));
      expect([row.count, row.people]).toEqual([
        those.length,
        expect.closeTo(sum(those.map((each) => each.people)), 5),
      ]);
    }
    expect(sum(exposure.classes.map((row) => row.people!))).toBeCloseTo(people, 5);
    expect(layers[0]?.notes).toEqual(["23 of 27 cells with data are above 0; together 524.05"]);

    // What the server adds up from the dataset.
    const [type] = dataset.manifest.elementTypes;
    expect(type).toMatchObject({ metric: { type: "people", unit: "people" }, peopleAttribute: "people" });
    const { metric } = await dataset.elements("people");
    const { selected, byClass } = summarise(
      wholeLayer(type!.count),
      await dataset.exposure("people", "flood", "flood"),
      { metric: metric! },
    );
    expect(selected.metric).toBeCloseTo(people, 5);
    expect(byClass.high.metric).toBeCloseTo(exposure.classes.find((row) => row.class === "high")!.people!, 5);
  });

  it("fraction: by the share of each cell that is covered", async () => {
    const { exposure } = await exposed({ sampling: { rule: "fraction", above: 1 } });
    const deep = sum(known.map((each) => each.people * each.deep));
    expect(sum(exposure.classes.map((row) => row.coveredPeople!))).toBeCloseTo(deep, 0);
    expect(Math.abs(sum(exposure.classes.map((row) => row.coveredPeople!)) / deep - 1)).toBeLessThan(5e-4);
  });

  it("cut: pieces share a cell's people by their ground", async () => {
    const { exposure } = await exposed({ sampling: { rule: "max" }, cutElements: true });
    const shares = { low: "shallow", high: "deep", "not assessed": "unknown" } as const;
    for (const [name, share] of Object.entries(shares)) {
      const expected = sum(known.map((each) => each.people * each[share]));
      const found = exposure.pieces?.find((row) => row.class === name)?.people ?? 0;
      expect(Math.abs(found / expected - 1), name).toBeLessThan(1e-3);
    }
    expect(sum(exposure.pieces!.map((row) => row.people!))).toBeCloseTo(people, 5);
  });

  it("divided cells come near those shares by the class of each part", async () => {
    const { exposure, layers } = await exposed({ sampling: { rule: "centroid" } }, { split: 10 });
    expect(exposure.elements).toBe(2300);
    expect(layers[0]?.notes?.[0]).toContain("each divided into 10 by 10; together 524.05");
    const high = exposure.classes.find((row) => row.class === "high")?.people ?? 0;
    const expected = sum(known.map((each) => each.people * each.deep));
    expect(Math.abs(high / expected - 1)).toBeLessThan(0.01);
  });

  it.skipIf(!hasRasterio)("rasterio finds what is written here (needs Debian's python3-rasterio)", () => {
    const program = new URL("rasterioGrid.py", import.meta.url);
    expect(JSON.parse(runPython(program, [], JSON.stringify({ grid, raster })))).toEqual(known);
  });
});

describe("a GeoTIFF of amounts", () => {
  const read = async (file: string, ofGrid: object) => {
    const folder = temporaryFolder();
    const { layers } = await importDataset({
      description: writeDescription(folder, {
        ...about,
        elements: [{ type: "amounts", title: "Cell", file: sharedData(file), grid: ofGrid }],
      }),
    });
    return { kept: layers[0]!.kept, note: layers[0]!.notes?.[0] };
  };

  // numpy 1.24 over rasterio 1.3.5: masked by the file's no data, padded to whole blocks and summed.
  it.each([
    ["slope_nodata.tif", {}, 5743, "5,743 of 5,904 cells with data are above 0; together 339,952.04"],
    [
      "slope.tif",
      { values: "people" },
      6067,
      "6,067 of 6,232 cells with data are above 0; together 354,058.5",
    ],
    ["slope_nodata.tif", { aggregate: 3 }, 685, "summed by 3 by 3; together 339,952.04"],
    ["slope_nodata.tif", { aggregate: 4 }, 391, "summed by 4 by 4; together 339,952.04"],
    ["slope_nodata.tif", { aggregate: 7 }, 132, "summed by 7 by 7; together 339,952.04"],
  ])("%s by %o has as many cells as numpy counts and the same sum", async (name, more, cells, note) => {
    const found = await read(`known-answers/rasterstats/${name}`, { values: "cost", ...more });
    expect(found).toEqual({ kept: cells, note: expect.stringContaining(note) });
  });
});

it.each([
  [
    { id: "id", people: "n" },
    {},
    "is a grid, whose cells have their own id, area and value: leave out id, people.",
  ],
  [{}, { aggregate: 2, split: 2 }, "both sums cells (`aggregate`) and divides them (`split`). Choose one."],
])("a grid with %o and %o is refused before it is read", async (layer, ofGrid, words) => {
  const description = writeDescription(temporaryFolder(), {
    ...about,
    elements: [
      { type: "people", title: "Cell", file: "people.asc", grid: { values: "people", ...ofGrid }, ...layer },
    ],
  });
  await expect(importDataset({ description })).rejects.toMatchObject({
    code: "import/bad-description",
    message: expect.stringContaining(words),
  });
});

it("a hazard that reads a column which cells have not is told which they have", async () => {
  const byColumn = {
    source: { kind: "attribute" },
    scenarios: [{ tag: "flood", name: "Flood", column: "depth" }],
  };
  await expect(exposed(byColumn)).rejects.toMatchObject({
    code: "import/no-such-column",
    message: expect.stringContaining("A grid's cells have cell and people."),
  });
});

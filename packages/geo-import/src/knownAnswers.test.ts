import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { encodeGeoTiff } from "@stopbank/dataset/raster";
import { localStorage, openDataset } from "@stopbank/dataset/read";
import { type RasterFacts, rasterFacts } from "@stopbank/geo-read/raster-facts";
import { damageCurve, damageRatio } from "@stopbank/risk-engine/curves";
import { eadWeights, weightedEstimate } from "@stopbank/risk-engine/ead";
import { describe, expect, it } from "vitest";
import { rasterInput } from "./description/describedInputs.ts";
import { importDataset } from "./importDataset.ts";
import { readFeatures, sharedData, temporaryFolder, writeDescription } from "./testing/folders.ts";

const about = {
  client: "known",
  title: "Known answers",
  licence: "see the source",
  sources: [{ title: "Known answers", licence: "see the source", attribution: "its authors" }],
};
const methodology = { content: "A published case." };

/** What an element of each id has in a scenario, through the published dataset; NaN where it has no row. */
async function valuesById(root: string, type: string, hazard: string, tag: string) {
  const dataset = await openDataset(localStorage(root), "known");
  const table = await dataset.elements(type);
  const exposure = await dataset.exposure(type, hazard, tag);
  const id = table.attribute(table.description.idAttribute);
  const values: Record<string, number> = {};
  for (let element = 0; element < table.count; element++) values[String(id.at(element))] = Number.NaN;
  exposure.element.forEach((element, row) => {
    values[String(id.at(element))] = exposure.value[row]!;
  });
  return values;
}

async function importKnown(description: object): Promise<string> {
  const root = temporaryFolder();
  await importDataset({
    description: writeDescription(root, { ...about, ...description }),
    datasetsRoot: root,
  });
  return root;
}

/** The slope raster under a layer of the rasterstats case, by one rule. */
async function slopeUnder(file: string, geometry: string, sampling: object, crs?: string): Promise<number[]> {
  const root = await importKnown({
    elements: [
      {
        type: "shapes",
        title: "Shape",
        file: sharedData(`known-answers/rasterstats/${file}`),
        geometry,
        ...(crs && { crs }),
      },
    ],
    hazards: [
      {
        id: "slope",
        title: "Slope",
        summary: "Slope",
        intensity: "Slope",
        source: { kind: "raster", file: sharedData("known-answers/rasterstats/slope.tif") },
        scenarios: [{ tag: "slope", name: "Slope" }],
        sampling,
        classes: [{ from: -1e9, class: "exposed" }],
        methodology,
      },
    ],
  });
  const values = await valuesById(root, "shapes", "slope", "slope");
  return Object.keys(values)
    .sort()
    .map((id) => values[id]!);
}

describe("rasterstats", () => {
  it("polygons by cells whose middle they cover: 75 and 50 cells, mean 14.66", async () => {
    expect(await slopeUnder("polygons.shp", "polygon", { rule: "count", cells: "centre" })).toEqual([75, 50]);
    const [first, second] = await slopeUnder("polygons.shp", "polygon", { rule: "mean", cells: "centre" });
    expect(first).toBeCloseTo(14.66, 2);
    expect(second).toBeCloseTo(56.61, 2);
  });

  it("polygons by all touched cells: 95 and 73", async () => {
    expect(await slopeUnder("polygons.shp", "polygon", { rule: "count", cells: "touched" })).toEqual([
      95, 73,
    ]);
  });

  it("polygons by covered shares: means 15.0213 and 55.6137", async () => {
    const [first, second] = await slopeUnder("polygons.shp", "polygon", { rule: "mean", cells: "coverage" });
    expect(first).toBeCloseTo(15.0213, 4);
    expect(second).toBeCloseTo(55.6137, 4);
  });

  it("a multipolygon: 125 cells", async () => {
    // Its .prj says degrees, its coordinates are the raster's.
    const crs = readFileSync(sharedData("known-answers/rasterstats/polygons.prj"), "utf8").replace(
      /\s*\n\s*/g,
      "",
    );
    const byCentre = { rule: "count", cells: "centre" };
    expect(await slopeUnder("multipolygons.shp", "polygon", byCentre, crs)).toEqual([125]);
    await expect(slopeUnder("multipolygons.shp", "polygon", byCentre)).rejects.toMatchObject({
      code: "import/wrong-crs",
    });
  });

  it("points: 11.386 and 35.547", async () => {
    const values = await slopeUnder("points.shp", "point", { rule: "mean" });
    expect(values[0]).toBeCloseTo(11.386, 3);
    expect(values[1]).toBeCloseTo(35.547, 3);
  });

  it("lines: 58 and 32 cells", async () => {
    expect(await slopeUnder("lines.shp", "line", { rule: "count", cells: "centre" })).toEqual([58, 32]);
  });
});

describe("flood touch", () => {
  it("finds buildings flooded that share a point with flood polygons", async () => {
    const root = await importKnown({
      elements: [
        {
          type: "buildings",
          title: "Building",
          file: sharedData("known-answers/flood-touch/flood_building_test.geojson"),
          id: "id",
        },
      ],
      hazards: [
        {
          id: "flood",
          title: "Flood",
          summary: "Flood",
          intensity: "Flooded",
          source: {
            kind: "polygons",
            file: sharedData("known-answers/flood-touch/flood_polygon_test.geojson"),
          },
          scenarios: [{ tag: "flood", name: "Flood" }],
          sampling: { rule: "touch" },
          classes: "exposed",
          assessed: "all",
          methodology,
        },
      ],
    });
    const dataset = await openDataset(localStorage(root), "known");
    const { element } = await dataset.exposure("buildings", "flood", "flood");
    const table = await dataset.elements("buildings");
    const flooded = [...element].map((each) => table.attribute("id").at(each));
    expect(flooded.sort()).toEqual(
      ["entire_flood", "partial_inside_flood", "partial_intersect_flood", "two_flood_polys"].sort(),
    );
  });
});

describe("snail", () => {
  it("splits lines at the cells of a grid: as many as a dense walk along them meets", async () => {
    const file = sharedData("known-answers/snail/lines.geojson");
    const root = await importKnown({
      elements: [{ type: "lines", title: "Line", file, id: "name" }],
      hazards: [
        {
          id: "range",
          title: "Range",
          summary: "Range",
          intensity: "Value",
          source: { kind: "raster", file: sharedData("known-answers/snail/range.tif") },
          scenarios: [{ tag: "range", name: "Range" }],
          sampling: { rule: "count", cells: "touched" },
          classes: [{ from: 1, class: "exposed" }],
          methodology,
        },
      ],
    });
    const info = await rasterFacts(
      rasterInput("", "Range", { file: sharedData("known-answers/snail/range.tif") }),
    );
    const expected = readFeatures<{ name: string }>(file).map(
      ({ properties, geometry }): [string, number] => [
        properties.name,
        cellsWalked(geometry.coordinates, info),
      ],
    );
    expect(await valuesById(root, "lines", "range", "range")).toEqual(Object.fromEntries(expected));
  });

  it("cuts two crossing lines into three pieces each and the polygon into eleven, on the grid of its own tests", async () => {
    const folder = temporaryFolder();
    // Four by four cells of one degree, as snail's tests/test_intersection.py has them.
    const data = new Float32Array(16).fill(1);
    const grid = encodeGeoTiff({ width: 4, height: 4, bounds: [0, 0, 4, 4], data });
    writeFileSync(join(folder, "grid.tif"), grid);
    const feature = (type: string, name: string, coordinates: readonly unknown[]) => ({
      type: "Feature",
      properties: { name },
      geometry: { type, coordinates },
    });
    const outline = [
      [1.5, 0.25],
      [2.5, 1.5],
      [2.5, 3.5],
      [1.5, 2.25],
      [0.5, 3.5],
      [0.5, 1.5],
      [1.5, 0.25],
    ];
    writeGeoJson(folder, "lines.geojson", [
      feature("LineString", "bent", [
        [0.5, 0.5],
        [0.75, 0.5],
        [1.5, 0.5],
        [1.5, 1.5],
      ]),
      feature("LineString", "straight", [
        [0.5, 0.5],
        [0.75, 0.5],
        [1.5, 1.5],
      ]),
    ]);
    writeGeoJson(folder, "polygons.geojson", [feature("Polygon", "crown", [outline])]);
    const layer = (type: string) => ({
      type,
      title: type,
      file: join(folder, `${type}.geojson`),
      id: "name",
    });
    const root = await importKnown({
      elements: [layer("lines"), layer("polygons")],
      hazards: [
        {
          id: "pieces",
          title: "Pieces",
          summary: "Pieces",
          intensity: "Pieces",
          source: { kind: "raster", file: join(folder, "grid.tif") },
          scenarios: [{ tag: "pieces", name: "Pieces" }],
          sampling: { rule: "count", cells: "touched" },
          classes: [{ from: 1, class: "exposed" }],
          methodology,
        },
      ],
    });
    expect(await valuesById(root, "lines", "pieces", "pieces")).toEqual({ bent: 3, straight: 3 });
    expect(await valuesById(root, "polygons", "pieces", "pieces")).toEqual({ crown: 11 });
  });

  it("takes its damage curve from its own file: 0.05, 0.15, 0.6, 0 and 1 beyond", async () => {
    const folder = temporaryFolder();
    const intensities = [5, 15, 25, -999, 0, 999];
    writeGeoJson(
      folder,
      "roads.geojson",
      intensities.map((intensity, i) => ({
        type: "Feature",
        properties: { name: `r${i}`, intensity },
        geometry: { type: "Point", coordinates: [173, -41] },
      })),
    );
    const root = await importKnown({
      elements: [{ type: "roads", title: "Road", file: join(folder, "roads.geojson"), id: "name" }],
      hazards: [
        {
          id: "flood",
          title: "Flood",
          summary: "Flood",
          intensity: "Depth",
          source: { kind: "attribute" },
          scenarios: [{ tag: "flood", name: "Flood", column: "intensity" }],
          sampling: { rule: "attribute" },
          classes: [{ from: -1000, class: "exposed" }],
          damage: {
            roads: {
              curves: {
                file: sharedData("known-answers/snail/piecewise-linear-damage-curve.csv"),
                intensity: "intensity",
              },
              show: "ratio",
            },
          },
          methodology,
        },
      ],
    });
    const values = await valuesById(root, "roads", "flood", "flood");
    const expected = [0.05, 0.15, 0.6, 0, 0, 1];
    expect(intensities.map((_, i) => values[`r${i}`])).toEqual(
      expected.map((each) => expect.closeTo(each, 6)),
    );
  });

  it("reads the damage curve: 0.05, 0.15, 0.6, level beyond its ends, NaN for NaN", () => {
    const curve = damageCurve([
      [0, 0],
      [10, 0.1],
      [20, 0.2],
      [30, 1],
    ]);
    const ratios = [5, 15, 25].map((x) => damageRatio(curve, x));
    [0.05, 0.15, 0.6].forEach((expected, i) => void expect(ratios[i]).toBeCloseTo(expected, 12));
    expect([-Infinity, -999, 0, 999, Infinity, Number.NaN].map((x) => damageRatio(curve, x))).toEqual([
      0,
      0,
      0,
      1,
      1,
      Number.NaN,
    ]);
  });
});

/** Distinct cells of a grid along a line, found by many small steps. */
function cellsWalked(
  line: [number, number][],
  { left, top, cellWidth, cellHeight, width, height }: RasterFacts,
) {
  const cells = new Set<number>();
  const steps = 20_000;
  for (let i = 1; i < line.length; i++)
    for (let step = 0; step <= steps; step++) {
      const [a, b] = [line[i - 1]!, line[i]!];
      const column = Math.floor((a[0] + ((b[0] - a[0]) * step) / steps - left) / cellWidth);
      const row = Math.floor((a[1] + ((b[1] - a[1]) * step) / steps - top) / cellHeight);
      if (column >= 0 && row >= 0 && column < width && row < height) cells.add(row * width + column);
    }
  return cells.size;
}

/** Writes features as GeoJSON and answers the path. */
function writeGeoJson(folder: string, name: string, features: object[]): string {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify({ type: "FeatureCollection", features }));
  return path;
}

describe("coverage-weighted statistics", () => {
  it("of cells 1, 2, 3, 4 covered by 0.5, 0, 1, 0.25: count 1.75, mean 4.5 / 1.75, max 4", async () => {
    const folder = temporaryFolder();
    const data = Float32Array.of(1, 2, 3, 4);
    writeFileSync(
      join(folder, "grid.tif"),
      encodeGeoTiff({ width: 2, height: 2, bounds: [0, 0, 0.002, 0.002], data }),
    );
    // At the equator thousandths of a degree are alike to the last digit asked for, as the published cells are.
    // Upper left cell by half, lower left wholly, lower right by a quarter.
    const shape: [number, number][] = [
      [0, 0],
      [1.25, 0],
      [1.25, 1],
      [1, 1],
      [1, 1.5],
      [0, 1.5],
      [0, 0],
    ];
    const small = shape.map(([x, y]) => [x / 1000, y / 1000]);
    writeGeoJson(folder, "shape.geojson", [
      { type: "Feature", properties: {}, geometry: { type: "Polygon", coordinates: [small] } },
    ]);
    const hazard = (id: string, rule: string) => ({
      id,
      title: id,
      summary: id,
      intensity: id,
      source: { kind: "raster", file: join(folder, "grid.tif") },
      scenarios: [{ tag: id, name: id }],
      sampling: { rule, cells: "coverage" },
      classes: [{ from: 0, class: "exposed" }],
      methodology,
    });
    const root = await importKnown({
      elements: [{ type: "shapes", title: "Shape", file: join(folder, "shape.geojson") }],
      hazards: ["count", "sum", "mean", "max", "min"].map((rule) => hazard(rule, rule)),
    });
    const value = async (rule: string) => Object.values(await valuesById(root, "shapes", rule, rule))[0];
    expect(await value("count")).toBeCloseTo(1.75, 6);
    expect(await value("sum")).toBeCloseTo(4.5, 6);
    expect(await value("mean")).toBeCloseTo(4.5 / 1.75, 6);
    expect(await value("max")).toBe(4);
    expect(await value("min")).toBe(1);
  });
});

describe("Delft-FIAT's geometry case", () => {
  const log = (base: number) => (depth: number) =>
    depth === 0 ? 0 : Math.max(0, Math.round(Math.min(Math.log(depth) / Math.log(base), 0.96) * 100) / 100);
  const curve = (base: number) => Array.from({ length: 21 }, (_, i) => [i * 0.25, log(base)(i * 0.25)]);
  const outlines = [
    [
      [4.355, 52.045],
      [4.355, 52.035],
      [4.365, 52.035],
      [4.365, 52.045],
    ],
    [
      [4.395, 52.005],
      [4.395, 51.975],
      [4.415, 51.975],
      [4.415, 51.985],
      [4.405, 51.985],
      [4.405, 52.005],
    ],
    [
      [4.365, 51.96],
      [4.375, 51.99],
      [4.385, 51.96],
    ],
    [
      [4.41, 52.03],
      [4.44, 52.03],
      [4.435, 52.01],
      [4.415, 52.01],
    ],
  ];

  async function importFiat() {
    const folder = temporaryFolder();
    const data = Float32Array.from({ length: 100 }, (_, i) => 3.6 - 0.2 * (Math.floor(i / 10) + (i % 10)));
    writeFileSync(
      join(folder, "depth.tif"),
      encodeGeoTiff({ width: 10, height: 10, bounds: [4.35, 51.95, 4.45, 52.05], data }),
    );
    writeGeoJson(
      folder,
      "objects.geojson",
      outlines.map((ring, i) => ({
        type: "Feature",
        properties: {
          object: String(i + 1),
          structure: i % 2 === 0 ? "one" : "two",
          max_damage: 1000 * (i + 1),
        },
        geometry: { type: "Polygon", coordinates: [[...ring, ring[0]]] },
      })),
    );
    const hazard = (id: string, scenarios: object[]) => ({
      id,
      title: id,
      summary: id,
      intensity: "Damage",
      source: { kind: "raster", file: join(folder, "depth.tif") },
      scenarios,
      sampling: { rule: "mean", cells: "touched" },
      classes: [{ from: 0, class: "exposed" }],
      damage: {
        objects: {
          curves: { one: curve(5), two: curve(3) },
          curveColumn: "structure",
          maxDamage: "max_damage",
          step: 0.01,
          show: "cost",
        },
      },
      methodology,
    });
    const risk = [
      [2, 1.5],
      [5, 1.8],
      [10, 1.9],
      [25, 1.95],
    ].map(([years, scale]) => ({
      tag: `rp${years}`,
      name: `1 in ${years}`,
      returnPeriodYears: years,
      scale,
    }));
    return importKnown({
      elements: [{ type: "objects", title: "Object", file: join(folder, "objects.geojson"), id: "object" }],
      hazards: [hazard("event", [{ tag: "event", name: "Event" }]), hazard("risk", risk)],
    });
  }

  it("costs 760, 740, 1038, 1928; 1804 and 3840 in rarer events; 1022.47 a year", async () => {
    const root = await importFiat();
    const event = await valuesById(root, "objects", "event", "event");
    expect([1, 2, 3, 4].map((n) => Math.round(event[n]! * 100) / 100)).toEqual([760, 740, 1038, 1928]);
    const years = [2, 5, 10, 25];
    const risk = await Promise.all(years.map((each) => valuesById(root, "objects", "risk", `rp${each}`)));
    expect(risk[1]!["2"]).toBeCloseTo(1804, 2);
    expect(risk[2]!["4"]).toBeCloseTo(3840, 2);
    const third = risk.map(({ "3": damage }) => ({ min: damage!, value: damage!, max: damage! }));
    expect(weightedEstimate(third, eadWeights(years)).value).toBeCloseTo(1022.47, 2);
  });
});

describe("expected annual damage, through the report", () => {
  const known: readonly [years: number, damage: number][] = [
    [1, 5],
    [2, 10],
    [5, 50],
    [25, 300],
    [50, 1200],
    [100, 3000],
  ];
  it.each([
    ["log-linear", known, 98.4934],
    ["trapezoid", known, 106.75],
    ["no-tail", known, 98.4934 - 30],
    ["log-linear", [[10, 5] as const], 0.5],
  ])("%s over %j is %d", async (annualDamage, points, expected) => {
    const folder = temporaryFolder();
    const properties = Object.fromEntries(points.map(([years, damage]) => [`rp${years}`, damage]));
    const geometry = { type: "Point", coordinates: [173, -41] };
    writeGeoJson(folder, "houses.geojson", [{ type: "Feature", properties, geometry }]);
    const { expectedAnnualDamage: annual } = await importDataset({
      description: writeDescription(folder, {
        ...about,
        elements: [{ type: "houses", title: "House", file: "houses.geojson" }],
        hazards: [
          {
            id: "flood",
            title: "Flood",
            summary: "Flood",
            intensity: "Damage",
            source: { kind: "attribute" },
            scenarios: points.map(([years]) => ({
              tag: `rp${years}`,
              name: `1 in ${years}`,
              column: `rp${years}`,
              returnPeriodYears: years,
            })),
            sampling: { rule: "attribute" },
            classes: "exposed",
            annualDamage,
            // A curve and an amount that give the intensity back.
            damage: {
              houses: {
                curves: {
                  all: [
                    [0, 0],
                    [3000, 1],
                  ],
                },
                maxDamage: 3000,
              },
            },
            methodology,
          },
        ],
      }),
    });
    expect(annual).toHaveLength(1);
    expect(annual[0]!.damage.value).toBeCloseTo(expected, 3);
  });
});

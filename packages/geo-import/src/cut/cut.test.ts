import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { geodesicAreas, geodesicLengths } from "@stopbank/risk-engine/metrics";
import type { Position } from "geojson";
import { describe, expect, it } from "vitest";
import { importDataset } from "../importDataset.ts";
import type { PieceReport } from "../report/importReport.ts";
import { temporaryFolder, writeDescription } from "../testing/folders.ts";

/** Depths over four rows of four cells of a hundredth of a degree, from 172 E, 41 S to the north and east. */
const rows = [
  [0, 0.2, 0.7, Number.NaN],
  [0.3, 0.9, 1.5, 0.1],
  [0.6, 2, 0.4, 0],
  [0, Number.NaN, 0.8, 1.3],
];
const [west, north, cell] = [172, -40.96, 0.01];
const classes = [
  { from: 0.05, class: "low" },
  { from: 0.5, class: "moderate" },
  { from: 1.2, class: "high" },
];
const classOf = (depth: number) =>
  Number.isNaN(depth)
    ? "not assessed"
    : (classes.findLast(({ from }) => depth >= from)?.class ?? "not exposed");

const lines: Position[][] = [
  [
    [171.991, -40.9713],
    [172.0237, -40.9861],
    [172.0349, -40.9622],
    [172.0571, -40.9741],
  ],
  [
    [172.005, -40.999],
    [172.005, -40.961],
  ],
];
const square = (x: number, y: number, side: number): Position[] => [
  [x, y],
  [x + side, y],
  [x + side, y + side],
  [x, y + side],
  [x, y],
];

function metres(path: readonly Position[]): number {
  return geodesicLengths({
    kind: "line",
    coords: Float64Array.from(path.flat()),
    partStart: Int32Array.of(0, 1),
    vertexStart: Int32Array.of(0, path.length),
  })[0]!;
}
const squareMetres = (ring: readonly Position[]) =>
  geodesicAreas({
    kind: "polygon",
    coords: Float64Array.from(ring.flat()),
    partStart: Int32Array.of(0, 1),
    ringStart: Int32Array.of(0, 1),
    vertexStart: Int32Array.of(0, ring.length),
  })[0]!;

const feature = (type: string, coordinates: unknown, properties: object = {}) => ({
  type: "Feature",
  properties,
  geometry: { type, coordinates },
});

async function piecesOf(
  features: readonly object[],
  hazard: object,
  metric: string,
): Promise<{ pieces: readonly PieceReport[]; classes: readonly { coveredSquareMetres?: number }[] }> {
  const folder = temporaryFolder();
  const write = (name: string, all: readonly object[]) =>
    writeFileSync(join(folder, name), JSON.stringify({ type: "FeatureCollection", features: all }));
  write("things.geojson", features);
  write("zones.geojson", [
    feature("Polygon", [square(172, -41, 0.02)], { zone: "wide" }),
    feature("Polygon", [square(172.01, -40.99, 0.02)], { zone: "deep" }),
  ]);
  const cells = rows
    .map((row) => row.map((value) => (Number.isNaN(value) ? -9999 : value)).join(" "))
    .join("\n");
  writeFileSync(
    join(folder, "depth.asc"),
    `ncols 4\nnrows 4\nxllcorner 172\nyllcorner -41\ncellsize 0.01\nNODATA_value -9999\n${cells}\n`,
  );
  const description = writeDescription(folder, {
    client: "cut",
    title: "Cut",
    licence: "CC0-1.0",
    sources: [{ title: "Test", licence: "CC0-1.0", attribution: "Test" }],
    elements: [{ type: "things", title: "Thing", file: "things.geojson", metric }],
    hazards: [
      {
        ...{ id: "flood", title: "Flood", summary: "Flood", intensity: "Depth", unit: "m" },
        source: { kind: "raster", file: "depth.asc", crs: "EPSG:4326" },
        scenarios: [{ tag: "flood", name: "Flood" }],
        sampling: { rule: "max" },
        classes,
        methodology: { content: "Test" },
        cutElements: true,
        ...hazard,
      },
    ],
  });
  const { scenarios } = await importDataset({ description });
  const [exposure] = scenarios[0]!.exposures;
  return { pieces: exposure!.pieces!, classes: exposure!.classes };
}

const byClass = (pieces: readonly PieceReport[], size: "lengthMetres" | "areaSquareMetres") =>
  Object.fromEntries(pieces.map((piece) => [piece.class, piece[size]!]));

const total = (sizes: Readonly<Record<string, number>>) =>
  Object.values(sizes).reduce((sum, each) => sum + each, 0);

/** Cuts a line the plain way: into very many steps, each with the class of its middle. */
function plainly(classAt: (x: number, y: number) => string): Record<string, number> {
  const found: Record<string, number> = {};
  const steps = 20_000;
  for (const line of lines)
    for (let v = 1; v < line.length; v++) {
      const [[ax = 0, ay = 0], [bx = 0, by = 0]] = [line[v - 1]!, line[v]!];
      const step = metres([line[v - 1]!, line[v]!]) / steps;
      for (let i = 0; i < steps; i++) {
        const at = (i + 0.5) / steps;
        const name = classAt(ax + (bx - ax) * at, ay + (by - ay) * at);
        found[name] = (found[name] ?? 0) + step;
      }
    }
  return found;
}

const lineFeatures = lines.map((line) => feature("LineString", line));

describe("elements cut where the class changes", () => {
  it("lines by the cells of a raster, as cut plainly, and as long as the layer in all", async () => {
    const { pieces } = await piecesOf(lineFeatures, {}, "length");
    const found = byClass(pieces, "lengthMetres");
    const expected = plainly((x, y) =>
      classOf(rows[Math.floor((north - y) / cell)]?.[Math.floor((x - west) / cell)] ?? Number.NaN),
    );
    expect(Object.keys(found).toSorted()).toEqual(Object.keys(expected).toSorted());
    for (const [name, length] of Object.entries(expected)) expect(found[name]).toBeCloseTo(length, -0.5);
    expect(total(found)).toBeCloseTo(
      lines.reduce((sum, line) => sum + metres(line), 0),
      6,
    );
  });

  it("within the footprint no data is not exposed; beyond it nothing was assessed", async () => {
    const { pieces } = await piecesOf(lineFeatures, { assessed: "footprint" }, "length");
    const found = byClass(pieces, "lengthMetres");
    const expected = plainly((x, y) => {
      const depth = rows[Math.floor((north - y) / cell)]?.[Math.floor((x - west) / cell)];
      if (depth === undefined) return "not assessed";
      return Number.isNaN(depth) ? "not exposed" : classOf(depth);
    });
    for (const [name, length] of Object.entries(expected)) expect(found[name]).toBeCloseTo(length, -0.5);
  });

  it("lines by mapped polygons, the worst of those that overlap", async () => {
    const { pieces } = await piecesOf(lineFeatures, zones, "length");
    const found = byClass(pieces, "lengthMetres");
    const isIn = (x: number, y: number, left: number, bottom: number) =>
      x > left && x < left + 0.02 && y > bottom && y < bottom + 0.02;
    const expected = plainly((x, y) => {
      if (isIn(x, y, 172.01, -40.99)) return "high";
      return isIn(x, y, 172, -41) ? "low" : "not exposed";
    });
    expect(Object.keys(found).toSorted()).toEqual(Object.keys(expected).toSorted());
    for (const [name, length] of Object.entries(expected)) expect(found[name]).toBeCloseTo(length, -0.5);
    expect(total(found)).toBeCloseTo(
      lines.reduce((sum, line) => sum + metres(line), 0),
      6,
    );
  });

  it("polygons by cells: squares of half a cell", async () => {
    const ring = square(172.005, -40.985, 0.02);
    const { pieces } = await piecesOf([feature("Polygon", [ring])], {}, "count");
    const found = byClass(pieces, "areaSquareMetres");
    const expected: Record<string, number> = {};
    for (let i = 0; i < 4; i++)
      for (let j = 0; j < 4; j++) {
        const [x, y] = [172.005 + i * 0.005, -40.985 + j * 0.005];
        const name = classOf(
          rows[Math.floor((north - y - 0.0025) / cell)]![Math.floor((x + 0.0025 - west) / cell)]!,
        );
        expected[name] = (expected[name] ?? 0) + squareMetres(square(x, y, 0.005));
      }
    // A cell that is covered in part counts with the area of its middle latitude.
    for (const [name, area] of Object.entries(expected)) expect(found[name]! / area).toBeCloseTo(1, 4);
    expect(total(found)).toBeCloseTo(squareMetres(ring), 3);
  });

  it("polygons by mapped polygons, and the share that they cover", async () => {
    const ring = square(172.005, -40.995, 0.02);
    const { pieces } = await piecesOf([feature("Polygon", [ring])], zones, "count");
    const found = byClass(pieces, "areaSquareMetres");
    const high = squareMetres([
      [172.01, -40.99],
      [172.025, -40.99],
      [172.025, -40.975],
      [172.01, -40.975],
      [172.01, -40.99],
    ]);
    const low = squareMetres(square(172.005, -40.995, 0.015)) - squareMetres(square(172.01, -40.99, 0.01));
    expect(found.high! / high).toBeCloseTo(1, 5);
    expect(found.low! / low).toBeCloseTo(1, 5);
    expect(total(found)).toBeCloseTo(squareMetres(ring), 3);
    const { classes: whole } = await piecesOf(
      [feature("Polygon", [ring])],
      { ...zones, sampling: { rule: "fraction" }, classes: "exposed" },
      "area",
    );
    expect(whole[0]!.coveredSquareMetres! / (high + low)).toBeCloseTo(1, 5);
  });

  it("attributes have no places to cut at", async () => {
    const attribute = {
      source: { kind: "attribute" },
      scenarios: [{ tag: "flood", name: "Flood", column: "depth" }],
      sampling: { rule: "attribute" },
    };
    await expect(
      piecesOf([feature("LineString", lines[0], { depth: 1 })], attribute, "length"),
    ).rejects.toMatchObject({
      code: "import/wrong-rule",
    });
  });
});

const zones = {
  source: { kind: "polygons", file: "zones.geojson" },
  sampling: { rule: "touch" },
  assessed: "all",
  classes: { column: "zone", values: { wide: "low", deep: "high" } },
};

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { geodesicAreas, geodesicLengths } from "@stopbank/risk-engine/metrics";
import type { Position } from "geojson";
import { importDataset } from "../importDataset.ts";
import type { ClassReport, PieceReport } from "../report/importReport.ts";
import { temporaryFolder, writeDescription } from "./folders.ts";

/** Depths over four rows of four cells of a hundredth of a degree, from 172 E, 41 S to the north and east. */
export const rows = [
  [0, 0.2, 0.7, Number.NaN],
  [0.3, 0.9, 1.5, 0.1],
  [0.6, 2, 0.4, 0],
  [0, Number.NaN, 0.8, 1.3],
];
export const [west, north, cell] = [172, -40.96, 0.01];
const classes = [
  { from: 0.05, class: "low" },
  { from: 0.5, class: "moderate" },
  { from: 1.2, class: "high" },
];
export const classOf = (depth: number) =>
  Number.isNaN(depth)
    ? "not assessed"
    : (classes.findLast(({ from }) => depth >= from)?.class ?? "not exposed");

export const lines: Position[][] = [
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
export const square = (x: number, y: number, side: number): Position[] => [
  [x, y],
  [x + side, y],
  [x + side, y + side],
  [x, y + side],
  [x, y],
];

export function metres(path: readonly Position[]): number {
  return geodesicLengths({
    kind: "line",
    coords: Float64Array.from(path.flat()),
    partStart: Int32Array.of(0, 1),
    vertexStart: Int32Array.of(0, path.length),
  })[0]!;
}
export const squareMetres = (ring: readonly Position[]) =>
  geodesicAreas({
    kind: "polygon",
    coords: Float64Array.from(ring.flat()),
    partStart: Int32Array.of(0, 1),
    ringStart: Int32Array.of(0, 1),
    vertexStart: Int32Array.of(0, ring.length),
  })[0]!;

export const feature = (type: string, coordinates: unknown, properties: object = {}) => ({
  type: "Feature",
  properties,
  geometry: { type, coordinates },
});

export async function piecesOf(
  features: readonly object[],
  hazard: object,
  metric: string,
): Promise<{ pieces: readonly PieceReport[]; classes: readonly ClassReport[] }> {
  const folder = temporaryFolder();
  const write = (name: string, all: readonly object[]) =>
    writeFileSync(join(folder, name), JSON.stringify({ type: "FeatureCollection", features: all }));
  write("things.geojson", features);
  write("zones.geojson", [
    feature("Polygon", [square(172, -41, 0.02)], { zone: "wide" }),
    feature("Polygon", [square(172.01, -40.99, 0.02)], { zone: "deep" }),
  ]);
  write("study.geojson", [
    feature("Polygon", [square(172.008, -40.993, 0.01)]),
    feature("Polygon", [square(172.013, -40.988, 0.01)]),
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

export const byClass = (pieces: readonly PieceReport[], size: "lengthMetres" | "areaSquareMetres") =>
  Object.fromEntries(pieces.map((piece) => [piece.class, piece[size]!]));

export const total = (sizes: Readonly<Record<string, number>>) =>
  Object.values(sizes).reduce((sum, each) => sum + each, 0);

/** Cuts a line the plain way: into very many steps, each with the class of its middle. */
export function plainly(classAt: (x: number, y: number) => string): Record<string, number> {
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

export const lineFeatures = lines.map((line) => feature("LineString", line));

/** Two squares that overlap, the small one within the wide one's corner. */
export const zones = {
  source: { kind: "polygons", file: "zones.geojson" },
  sampling: { rule: "touch" },
  assessed: "all",
  classes: { column: "zone", values: { wide: "low", deep: "high" } },
};

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { rasterFacts } from "@stopbank/geo-read/raster-facts";
import { type Area, validateArea } from "@stopbank/risk-engine/area";
import { damageClassCodes, type GeometryColumn, notAssessed } from "@stopbank/risk-engine/columns";
import { buildIndex } from "@stopbank/risk-engine/spatial-index";
import type { MultiPolygon, Position } from "geojson";
import { expect, it } from "vitest";
import { samplePolygons } from "../sources/samplePolygons.ts";
import { square } from "../testing/cutCase.ts";
import { temporaryFolder } from "../testing/folders.ts";
import { type ClassShares, notExposed } from "./classShares.ts";
import { cutAtCells } from "./cutAtCells.ts";
import { cutByPolygons } from "./cutByPolygons.ts";

const places: readonly [x: number, y: number][] = [
  [172.005, -40.995],
  [172.015, -40.985],
  [172.025, -40.995],
  [173, -41],
];

/** Lines whose ends are one place. */
const lines: GeometryColumn = {
  kind: "line",
  coords: Float64Array.from(places.flatMap(([x, y]) => [x, y, x, y])),
  partStart: Int32Array.from([0, 1, 2, 3, 4]),
  vertexStart: Int32Array.from([0, 2, 4, 6, 8]),
};
/** Triangles of a metre's length and less than the width of an atom. */
const slivers: GeometryColumn = {
  kind: "polygon",
  coords: Float64Array.from(places.flatMap(([x, y]) => [x, y, x + 1e-13, y, x, y + 1e-5, x, y])),
  partStart: Int32Array.from([0, 1, 2, 3, 4]),
  ringStart: Int32Array.from([0, 1, 2, 3, 4]),
  vertexStart: Int32Array.from([0, 4, 8, 12, 16]),
};
const kinds = [
  ["lines", lines],
  ["slivers", slivers],
] as const;

const multi = (ring: Position[]): MultiPolygon => ({ type: "MultiPolygon", coordinates: [[ring]] });
const areaOf = (ring: Position[]): Area => validateArea(multi(ring));
const wide = multi(square(172, -41, 0.02));
const deep = multi(square(172.01, -40.99, 0.02));

/** The code of each element, all of which is one piece. */
const codesOf = (shares: ClassShares) =>
  places.map((_, element) =>
    [...shares]
      .flatMap(([code, share]) => (share[element]! > 0 ? [`${code}: ${share[element]}`] : []))
      .join(),
  );
const { low, high } = damageClassCodes;

it.each(kinds)("%s without a size are one piece of the class that lies there", (_kind, geometry) => {
  const index = buildIndex(geometry);
  const polygons = [
    { geometry: wide, code: low },
    { geometry: deep, code: high },
  ];
  expect(codesOf(cutByPolygons(index, polygons))).toEqual([
    `${low}: 1`,
    `${high}: 1`,
    `${notExposed}: 1`,
    `${notExposed}: 1`,
  ]);
  const studies = [areaOf(square(172.01, -41, 0.02)), areaOf(square(172.012, -40.99, 0.01))];
  expect(codesOf(cutByPolygons(index, polygons, studies))).toEqual([
    `${notAssessed}: 1`,
    `${high}: 1`,
    `${notExposed}: 1`,
    `${notAssessed}: 1`,
  ]);
});

it.each(kinds)("of %s without a size a polygon covers all or nothing", (_kind, geometry) => {
  const polygon = { geometry: wide, value: Number.NaN, damageClass: "low" as const };
  const { value, sourceClass } = samplePolygons(buildIndex(geometry), [polygon], "fraction");
  expect([...value.subarray(0, 2)]).toEqual([1, 1]);
  expect([...sourceClass!.subarray(0, 2)]).toEqual([low, low]);
});

it.each(kinds)("%s without a size are one piece of their cell's class", async (_kind, geometry) => {
  const path = join(temporaryFolder(), "depth.asc");
  writeFileSync(
    path,
    "ncols 3\nnrows 2\nxllcorner 172\nyllcorner -41\ncellsize 0.01\nNODATA_value -9999\n0 2 0\n1 0 -9999\n",
  );
  const facts = await rasterFacts({ place: { what: "Depth" }, path, crs: "EPSG:4326" });
  const codeOf = (depth: number) =>
    Number.isNaN(depth) ? notAssessed : depth > 1 ? high : depth > 0 ? low : notExposed;
  const shares = await cutAtCells(facts, 1, { geometry, ground: { kind: "degrees" } }, () => codeOf);
  expect(codesOf(shares)).toEqual([`${low}: 1`, `${high}: 1`, `${notAssessed}: 1`, `${notAssessed}: 1`]);
});

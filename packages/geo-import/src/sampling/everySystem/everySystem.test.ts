import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { encodeGeoTiff } from "@stopbank/dataset/raster";
import { isGeographic } from "@stopbank/geo-read/coordinate-systems";
import { geometryBuilder } from "@stopbank/geo-read/geometry-builder";
import { openTransform } from "@stopbank/geo-read/transform";
import type { GeometryColumn } from "@stopbank/risk-engine/columns";
import type { Geometry, Position } from "geojson";
import { expect, it } from "vitest";
import { groundOf } from "../../cells/groundOf.ts";
import { temporaryFolder } from "../../testing/folders.ts";
import { type RasterSampling, sampleRaster } from "../sampleRaster.ts";
import * as cases from "./cases.ts";
import { type Apart, expected } from "./expected.ts";
import { type GridFrame, isInside, type Piece, slowLine, slowPolygon } from "./slowly.ts";

const rules: RasterSampling[] = [
  { rule: "centroid", cells: "coverage" },
  { rule: "fraction", cells: "coverage" },
  { rule: "fraction", cells: "coverage", above: 5 },
  ...(["max", "min", "mean", "sum", "count"] as const).flatMap((rule) =>
    (["coverage", "touched", "centre"] as const).map((cells) => ({ rule, cells })),
  ),
];

type Place = readonly [number, number];

function pointsApart(places: readonly Place[]): Apart {
  const pieces = places.map(([x, y]) => ({
    ...{ column: Math.floor(x), row: Math.floor(y), ground: 1, planar: 1 },
    ...{ x, y },
  }));
  return { kind: "point", pieces, passed: [], middle: places[0]! };
}

/** Cells that a line passes the middle of: between two little pieces it has crossed the middle of their width or height. */
function lineApart(parts: readonly (readonly Place[])[], frame: GridFrame): Apart {
  const all = parts.map((part) => slowLine(part, frame));
  const sizes = all.map((pieces) => pieces.reduce((sum, { ground }) => sum + ground, 0));
  const longest = sizes.indexOf(Math.max(...sizes));
  let behind = 0;
  const half = all[longest]!.find(({ ground }) => {
    behind += ground;
    return behind >= sizes[longest]! / 2;
  })!;
  const passed = all.flatMap((pieces) =>
    pieces
      .filter(({ x, y, column, row }, i) => {
        const after: Piece | undefined = pieces[i + 1];
        if (i === 0 || after === undefined) return true;
        const isSame = after.column === column && after.row === row;
        const crosses = (a: number, b: number, middle: number) => a < middle !== b < middle;
        return isSame && (crosses(x, after.x, column + 0.5) || crosses(y, after.y, row + 0.5));
      })
      .map(({ column, row }) => [column, row] as const),
  );
  return { kind: "line", pieces: all.flat(), passed: unique(passed), middle: [half.x, half.y] };
}

function polygonApart(parts: readonly (readonly (readonly Place[])[])[], frame: GridFrame): Apart {
  const pieces = parts.flatMap((rings) => slowPolygon(rings, frame));
  const area = pieces.reduce((sum, { planar }) => sum + planar, 0);
  const mean = (of: (piece: Piece) => number) =>
    pieces.reduce((sum, each) => sum + of(each) * each.planar, 0) / area;
  const cells = unique(pieces.map(({ column, row }) => [column, row] as const));
  const passed = cells.filter(([column, row]) =>
    parts.some((rings) => isInside(rings, [column + 0.5, row + 0.5])),
  );
  return { kind: "polygon", pieces, passed, middle: [mean(({ x }) => x), mean(({ y }) => y)] };
}

const unique = (cells: readonly (readonly [number, number])[]) => [
  ...new Map(cells.map((each) => [each.join(), each])).values(),
];

it.each(cases.systems)(
  "every rule gives every kind of shape what it has on the ground: $name",
  async (system) => {
    const { crs, middle, cell } = system;
    const [cellWidth, cellHeight] = [cell[0], -cell[1]];
    const left = middle[0] - (cases.columns / 2) * cellWidth;
    const top = middle[1] - (cases.rows / 2) * cellHeight;
    const toDegrees = isGeographic(crs) ? undefined : await openTransform(crs, "EPSG:4326");
    const frame: GridFrame = { left, top, cellWidth, cellHeight, toDegrees };
    const path = join(temporaryFolder(), "grid.tif");
    // Where the file says it lies is not read: the grid below does.
    const bounds: [number, number, number, number] = [0, 0, 1, 1];
    writeFileSync(
      path,
      encodeGeoTiff({ width: cases.columns, height: cases.rows, bounds, data: cases.cellValues }),
    );
    const grid = { width: cases.columns, height: cases.rows, left, top, cellWidth, cellHeight };
    const band = { path, band: 1, noData: Number.NaN, scale: 1, offset: 0, place: { what: "Grid" } };
    const at = ([x, y]: Place): Position => [left + x * cellWidth, top + y * cellHeight];
    const closed = (ring: readonly Place[]) => [...ring, ring[0]!].map(at);
    const shapes: { column: GeometryColumn; apart: Apart[] }[] = [
      {
        column: columnOf(
          "point",
          cases.points.map((each) => ({ type: "MultiPoint", coordinates: each.map(at) })),
        ),
        apart: cases.points.map(pointsApart),
      },
      {
        column: columnOf(
          "line",
          cases.lines.map((parts) => ({
            type: "MultiLineString",
            coordinates: parts.map((part) => part.map(at)),
          })),
        ),
        apart: cases.lines.map((parts) => lineApart(parts, frame)),
      },
      {
        column: columnOf(
          "polygon",
          cases.polygons.map((parts) => ({
            type: "MultiPolygon",
            coordinates: parts.map((rings) => rings.map(closed)),
          })),
        ),
        apart: cases.polygons.map((parts) => polygonApart(parts, frame)),
      },
    ];
    toDegrees?.close();
    for (const { column, apart } of shapes) {
      const ground = await groundOf(crs, column);
      const wanted = rules.map((sampling) => ({ geometry: column, sampling, ground }));
      const { samples } = await sampleRaster(grid, band, wanted);
      const wrong = rules.flatMap((sampling, i) =>
        apart.flatMap((each, element) => {
          const found = samples[i]!.value[element]!;
          const due = expected(each, sampling);
          const isSame = Object.is(found, due) || Math.abs(found - due) <= 2e-4 * Math.abs(due);
          return isSame
            ? []
            : [`${column.kind} ${element} ${Object.values(sampling).join(" ")}: ${found}, not ${due}`];
        }),
      );
      expect(wrong).toEqual([]);
    }
  },
);

function columnOf(kind: GeometryColumn["kind"], geometries: readonly Geometry[]): GeometryColumn {
  const builder = geometryBuilder(kind);
  for (const geometry of geometries) builder.add(geometry);
  return builder.done();
}

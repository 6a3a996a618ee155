import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { validateArea } from "../area/area.ts";
import type { GeometryColumn } from "../columns/columns.ts";
import { elementsOf } from "../columns/selection.ts";
import { buildIndex } from "../index/spatialIndex.ts";
import { validPolygon } from "../testing/arbitraries.ts";
import {
  inPolygon,
  isValidPolygon,
  lineTouches,
  onRing,
  type PlanePoint,
  type PlanePolygon,
  polygonTouches,
} from "../testing/bruteForce.ts";
import { lineColumn, pointColumn, polygonColumn } from "../testing/geometryColumns.ts";
import { type AreaRule, selectInArea } from "./selectInArea.ts";

const areaOf = (...polygons: PlanePolygon[]) => validateArea({ type: "MultiPolygon", coordinates: polygons });
const selected = (
  geometry: GeometryColumn,
  polygons: readonly PlanePolygon[],
  rule: AreaRule = "touches",
) => [...elementsOf(selectInArea(buildIndex(geometry), areaOf(...polygons), rule))];
const box = (x: number, y: number, width: number, height = width): PlanePoint[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

describe("a layer sorted so that whole index nodes lie inside areas", () => {
  const side = 64;
  // Bits of x and y in turn: neighbours in the order are neighbours on the ground.
  const places = Array.from({ length: side * side }, (_, i): PlanePoint => {
    const everyOther = (bits: number) =>
      [0, 1, 2, 3, 4, 5].reduce((sum, b) => sum + (((bits >> (2 * b)) & 1) << b), 0);
    return [everyOther(i), everyOther(i >> 1)];
  });
  const scaled = validPolygon(16).map(
    (rings): PlanePolygon => rings.map((ring) => ring.map(([x, y]): PlanePoint => [x * 4, y * 4])),
  );

  it("gives the points that looking at each one finds", () => {
    const layer = pointColumn(places.map((p) => [p]));
    fc.assert(
      fc.property(scaled, (area) => {
        expect(selected(layer, [area])).toEqual(indexesOf(places.map((p) => inPolygon(area, p))));
      }),
    );
  });

  it("gives the polygons that looking at each one finds", () => {
    const squares = places.map(([x, y]): PlanePolygon => [box(x, y, 1)]);
    const layer = polygonColumn(squares.map((square) => [square]));
    fc.assert(
      fc.property(scaled, (area) => {
        expect(selected(layer, [area])).toEqual(
          indexesOf(squares.map((square) => polygonTouches(square, area))),
        );
      }),
      { numRuns: 50 },
    );
  });

  it("gives what looking at each one finds for areas of many corners, by either rule", () => {
    const points = pointColumn(places.map((p) => [p]));
    const squares = places.map(([x, y]): PlanePolygon => [box(x - 0.25, y - 0.25, 0.5)]);
    const layer = polygonColumn(squares.map((square) => [square]));
    // Corners at quarters, so that many lie on elements and all is exact.
    const quarter = (value: number) => Math.round(value * 4) / 4;
    const radii = fc.array(fc.integer({ min: 8, max: 30 }), { minLength: 24, maxLength: 90 });
    const outline = radii
      .map((all): PlanePolygon => {
        const corner = (radius: number, i: number): PlanePoint => {
          const angle = (2 * Math.PI * i) / all.length;
          return [quarter(32 + radius * Math.cos(angle)), quarter(32 + radius * Math.sin(angle))];
        };
        return [all.map(corner)];
      })
      .filter(isValidPolygon);
    fc.assert(
      fc.property(outline, (area) => {
        expect(selected(points, [area])).toEqual(indexesOf(places.map((p) => inPolygon(area, p))));
        expect(selected(layer, [area])).toEqual(
          indexesOf(squares.map((square) => polygonTouches(square, area))),
        );
        // A square's point is its middle. On an edge the half-open rule decides, which the seams below hold to account.
        const anchored = new Set(selected(layer, [area], "anchor"));
        const [ring = []] = area;
        places.forEach((p, i) => {
          if (!onRing(ring, p)) expect(anchored.has(i)).toBe(inPolygon(area, p));
        });
      }),
      { numRuns: 8 },
    );
  });

  it("gives the lines, the elements of two parts and those with holes that looking at each one finds", () => {
    const reach = fc.tuple(fc.integer({ min: -3, max: 3 }), fc.integer({ min: -3, max: 3 }));
    fc.assert(
      fc.property(scaled, reach, (area, [right, up]) => {
        const moved = ([x, y]: PlanePoint): PlanePoint => [x + right, y + up];
        const pairs = places.map((p) => [p, moved(p)]);
        expect(selected(pointColumn(pairs), [area])).toEqual(
          indexesOf(pairs.map((both) => both.some((p) => inPolygon(area, p)))),
        );
        const lines = pairs.map(([a, b]) => [
          [a!, b!],
          [moved(b!), moved([b![0], b![1] + 1])],
        ]);
        expect(selected(lineColumn(lines), [area])).toEqual(
          indexesOf(lines.map((parts) => parts.some((line) => lineTouches(line, area)))),
        );
        const islands = places.map(([x, y]): PlanePolygon[] => [
          [box(x, y, 1), box(x + 0.25, y + 0.25, 0.5)],
          [box(x + right * 2 + 10, y, 1)],
        ]);
        expect(selected(polygonColumn(islands), [area])).toEqual(
          indexesOf(islands.map((parts) => parts.some((part) => polygonTouches(part, area)))),
        );
      }),
      { numRuns: 12 },
    );
  });

  it("gives the same whether the area comes in one piece or in touching pieces", () => {
    const layer = pointColumn(places.map((p) => [p]));
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 63 }), (x) => {
        const [left, right] = [[box(0, 0, x, 64)], [box(x, 0, 64 - x, 64)]];
        const both = [...selected(layer, [left], "anchor"), ...selected(layer, [right], "anchor")];
        expect(both.sort((a, b) => a - b)).toEqual(selected(layer, [[box(0, 0, 64)]], "anchor"));
        // Points on the seam touch both pieces.
        const touching = [...selected(layer, [left]), ...selected(layer, [right])];
        expect(touching).toHaveLength(side * side + side);
      }),
    );
  });
});

const indexesOf = (flags: readonly boolean[]) => flags.flatMap((flag, i) => (flag ? [i] : []));

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { validateArea } from "../area/area.ts";
import type { GeometryColumn } from "../columns/columns.ts";
import { elementsOf } from "../columns/selection.ts";
import { buildIndex } from "../index/spatialIndex.ts";
import { gridPoint, polygonWithHole, validPolygon } from "../testing/arbitraries.ts";
import {
  inPolygon,
  lineTouches,
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

describe("elements that touch an area", () => {
  const donut: PlanePolygon = [box(0, 0, 10), box(4, 4, 2)];

  it("are points inside it, on its edges and its vertices", () => {
    const points = pointColumn([
      [[5, 1]],
      [[10, 5]],
      [[0, 0]],
      [[10.001, 5]],
      [[5, 5]],
      [[4, 5]],
      [
        [20, 20],
        [1, 1],
      ],
      [],
    ]);
    expect(selected(points, [donut])).toEqual([0, 1, 2, 5, 6]);
  });

  it("are lines that enter, cross, lie in it or touch it in a point", () => {
    const lines = lineColumn([
      [
        [
          [-5, 5],
          [20, 5],
        ],
      ],
      [
        [
          [2, 2],
          [3, 3],
        ],
      ],
      [
        [
          [-1, 5],
          [0, 5],
        ],
      ],
      [
        [
          [-1, 1],
          [1, -1],
        ],
      ],
      [
        [
          [-1, 0.5],
          [0.5, -1],
        ],
      ],
      [
        [
          [4.5, 4.5],
          [5.5, 5.5],
        ],
      ],
      [
        [
          [20, 20],
          [30, 30],
        ],
        [
          [1, 1],
          [1, 2],
        ],
      ],
      [
        [
          [-1, -1],
          [11, -1],
          [11, 11],
        ],
      ],
    ]);
    expect(selected(lines, [donut])).toEqual([0, 1, 2, 3, 6]);
  });

  it("C-12: are polygons that overlap, hold the area, lie in it or touch it, but not those in its hole", () => {
    const polygons = polygonColumn([
      [[box(8, 8, 5)]],
      [[box(-5, -5, 30)]],
      [[box(1, 1, 1)]],
      [[box(10, 2, 3)]],
      [[box(10, 10, 3)]],
      [[box(4.5, 4.5, 1)]],
      [[box(4, 4, 2)]],
      [[box(-5, -5, 30), box(-1, -1, 12)]],
      [[box(-5, -5, 30), box(0, 0, 10)]],
      [[box(20, 20, 1)], [box(2, 2, 1)]],
      [[box(11, 11, 3)]],
    ]);
    expect(selected(polygons, [donut])).toEqual([0, 1, 2, 3, 4, 6, 8, 9]);
  });

  it("count once when several parts hold them", () => {
    expect(selected(pointColumn([[[1, 1]], [[3, 3]], [[5, 5]]]), [[box(0, 0, 4)], [box(2, 2, 4)]])).toEqual([
      0, 1, 2,
    ]);
  });

  it("C-12: are found across the antimeridian, whichever way round area and elements are written", () => {
    const chathams = pointColumn([[[-176.5, -44]], [[183.5, -44]], [[179, -44]], [[-181, -44]], [[0, -44]]]);
    expect(selected(chathams, [[box(178, -45, 10, 2)]])).toEqual([0, 1, 2, 3]);
    expect(selected(chathams, [[box(-182, -45, 10, 2)]])).toEqual([0, 1, 2, 3]);
    expect(selected(chathams, [[box(178, -45, 2)], [box(-180, -45, 8, 2)]])).toEqual([0, 1, 2, 3]);
    const cable = lineColumn([
      [
        [
          [179, -44],
          [182, -44],
        ],
      ],
      [
        [
          [170, -44],
          [171, -44],
        ],
      ],
    ]);
    expect(selected(cable, [[box(-179, -45, 5, 2)]])).toEqual([0]);
    const sea = polygonColumn([[[box(175, -50, 20)]], [[box(-150, -50, 5)]]]);
    expect(selected(sea, [[box(-179, -45, 5, 2)]], "touches")).toEqual([0]);
    expect(selected(sea, [[box(-179, -45, 10, 20)]], "anchor")).toEqual([0]);
  });

  it("are none in a layer without elements, and never one without a place", () => {
    expect(selected(pointColumn([]), [donut])).toEqual([]);
    expect(
      selected(
        lineColumn([
          [],
          [
            [
              [1, 1],
              [2, 2],
            ],
          ],
        ]),
        [[box(-50, -50, 100)]],
        "touches",
      ),
    ).toEqual([1]);
    expect(selected(polygonColumn([[], [[box(1, 1, 1)]]]), [[box(-50, -50, 100)]], "anchor")).toEqual([1]);
  });

  it("must have coordinates that are numbers", () => {
    expect(() => buildIndex(pointColumn([[[1, Number.NaN]]]))).toThrow(
      expect.objectContaining({ code: "geometry/not-finite" }),
    );
  });

  const areas = fc.array(fc.oneof(validPolygon(16), polygonWithHole(16)), { minLength: 1, maxLength: 3 });
  const many = { minLength: 0, maxLength: 80 };

  it("are the points that looking at each one finds", () => {
    const layers = fc.array(fc.array(gridPoint(18), { maxLength: 2 }), many);
    fc.assert(
      fc.property(layers, areas, (elements, polygons) => {
        const expected = elements.map((points) =>
          points.some((p) => polygons.some((area) => inPolygon(area, p))),
        );
        expect(selected(pointColumn(elements), polygons)).toEqual(indexesOf(expected));
      }),
      { numRuns: 400 },
    );
  });

  it("are the lines that looking at each one finds", () => {
    const lines = fc.array(fc.array(gridPoint(18), { minLength: 2, maxLength: 4 }), { maxLength: 2 });
    fc.assert(
      fc.property(fc.array(lines, many), areas, (elements, polygons) => {
        const expected = elements.map((parts) =>
          parts.some((line) => polygons.some((area) => lineTouches(line, area))),
        );
        expect(selected(lineColumn(elements), polygons)).toEqual(indexesOf(expected));
      }),
      { numRuns: 400 },
    );
  });

  it("are the polygons that looking at each one finds", () => {
    const parts = fc.array(fc.oneof(validPolygon(18), polygonWithHole(12)), { maxLength: 2 });
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 40 }), areas, (elements, polygons) => {
        const expected = elements.map((own) =>
          own.some((part) => polygons.some((area) => polygonTouches(part, area))),
        );
        expect(selected(polygonColumn(elements), polygons)).toEqual(indexesOf(expected));
      }),
      { numRuns: 400 },
    );
  });
});

describe("elements anchored in an area", () => {
  it("are counted exactly once by areas that share edges and fill a square", () => {
    const inner = fc.tuple(fc.integer({ min: 1, max: 11 }), fc.integer({ min: 1, max: 11 }));
    fc.assert(
      fc.property(fc.array(gridPoint(12), { maxLength: 200 }), inner, (points, centre) => {
        const layer = pointColumn(points.map((p) => [p]));
        const corners = box(0, 0, 12);
        const triangles = corners.map((corner, i): PlanePolygon => [[corner, corners[(i + 1) % 4]!, centre]]);
        const counted = triangles.flatMap((triangle) => selected(layer, [triangle], "anchor"));
        const inSquare = points.map(([x, y]) => x < 12 && y < 12);
        expect(counted.sort((a, b) => a - b)).toEqual(indexesOf(inSquare));
      }),
    );
  });

  it("are those whose representative point lies in it, whatever else of them does", () => {
    const polygons = polygonColumn([[[box(0, 0, 4)]], [[box(3, 0, 4)]]]);
    expect(selected(polygons, [[box(0, 0, 3)]], "anchor")).toEqual([0]);
    expect(selected(polygons, [[box(0, 0, 3)]], "touches")).toEqual([0, 1]);
  });
});

const indexesOf = (flags: readonly boolean[]) => flags.flatMap((flag, i) => (flag ? [i] : []));

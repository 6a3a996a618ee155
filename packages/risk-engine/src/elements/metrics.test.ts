import { describe, expect, it } from "vitest";
import { lineColumn, pointColumn, polygonColumn } from "../testing/geometryColumns.ts";
import { geodesicAreas, geodesicLengths, metricColumn } from "./metrics.ts";

describe("lengths on the ellipsoid", () => {
  it("are the WGS 84 values: a degree of the equator, a quarter meridian, and parts together", () => {
    const lines = lineColumn([
      [
        [
          [0, 0],
          [1, 0],
        ],
      ],
      [
        [
          [0, 0],
          [0, 90],
        ],
      ],
      [
        [
          [0, 0],
          [1, 0],
        ],
        [
          [5, 0],
          [6, 0],
        ],
      ],
      [],
    ]);
    const [degree, quarter, both, none] = geodesicLengths(lines);
    expect(degree).toBeCloseTo((2 * Math.PI * 6378137) / 360, 6);
    expect(quarter).toBeCloseTo(10001965.729, 3);
    expect(both).toBeCloseTo(2 * degree!, 6);
    expect(none).toBe(0);
  });

  it("are Vincenty's: Flinders Peak to Buninyon, 54972.271 m", () => {
    const dms = (d: number, m: number, s: number) => d + m / 60 + s / 3600;
    const line = lineColumn([
      [
        [
          [dms(144, 25, 29.52442), -dms(37, 57, 3.7203)],
          [dms(143, 55, 35.38388), -dms(37, 39, 10.15611)],
        ],
      ],
    ]);
    expect(geodesicLengths(line)[0]).toBeCloseTo(54972.271, 2);
  });
});

describe("areas on the ellipsoid", () => {
  const octant = [
    [0, 0],
    [90, 0],
    [0, 90],
  ] as const;

  it("are the WGS 84 values: an eighth of the Earth, whichever way the ring turns", () => {
    const [area, reversed] = geodesicAreas(polygonColumn([[[octant]], [[octant.toReversed()]]]));
    expect(area! / (510065621724088.44 / 8)).toBeCloseTo(1, 12);
    expect(reversed).toBe(area);
  });

  it("leave holes out and add parts up", () => {
    const square = (x: number, size: number) =>
      [
        [x, 0],
        [x + size, 0],
        [x + size, size],
        [x, size],
      ] as const;
    const inner = square(0.25, 0.5).map(([x, y]) => [x, y + 0.25] as const);
    const [whole, hole, holed, two] = geodesicAreas(
      polygonColumn([[[square(0, 1)]], [[inner]], [[square(0, 1), inner]], [[square(0, 1)], [square(5, 1)]]]),
    );
    expect(holed! / (whole! - hole!)).toBeCloseTo(1, 12);
    expect(two! / (2 * whole!)).toBeCloseTo(1, 12);
  });
});

describe("the metric of a layer", () => {
  it("is kilometres of lines, hectares of polygons, and nothing for what is counted", () => {
    const line = lineColumn([
      [
        [
          [0, 0],
          [1, 0],
        ],
      ],
    ]);
    const polygon = polygonColumn([
      [
        [
          [
            [0, 0],
            [1, 0],
            [0, 1],
          ],
        ],
      ],
    ]);
    expect(metricColumn(line, "length")![0]! * 1000).toBe(geodesicLengths(line)[0]);
    expect(metricColumn(polygon, "area")![0]).toBe(geodesicAreas(polygon)[0]! / 10_000);
    expect(metricColumn(polygon, "count")).toBeUndefined();
  });

  it("is refused where there is none", () => {
    expect(() => metricColumn(pointColumn([[[0, 0]]]), "area")).toThrow(
      expect.objectContaining({ code: "metric/wrong-geometry" }),
    );
  });
});

import { type AreaGeometry, validateArea } from "@stopbank/risk-engine/area";
import { holds } from "@stopbank/risk-engine/area-part";
import fc from "fast-check";
import type { Position } from "geojson";
import { describe, expect, it } from "vitest";
import { authalicArea } from "../testing/authalicArea.ts";
import type { AreaFileGeometry } from "./areaFileFeature.ts";
import { makeArea } from "./makeArea.ts";

const box = (west: number, south: number, east: number, north: number): Position[] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
];
const polygon = (...rings: Position[][]): AreaFileGeometry => ({ type: "Polygon", coordinates: rings });
const partsOf = (area: AreaGeometry) =>
  (area.type === "Polygon" ? [area.coordinates] : area.coordinates) as Position[][][];
const squareMetres = (area: AreaGeometry) => authalicArea({ coordinates: partsOf(area) });

/** Whether a position lies in any part, by the ray of a textbook. */
const isIn = (area: AreaGeometry, x: number, y: number) =>
  partsOf(area).some(
    (rings) =>
      rings.reduce((crossings, ring) => {
        for (let i = 1; i < ring.length; i++) {
          const [[ax = 0, ay = 0], [bx = 0, by = 0]] = [ring[i - 1]!, ring[i]!];
          if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) crossings++;
        }
        return crossings;
      }, 0) %
        2 ===
      1,
  );

describe("an area of several shapes", () => {
  it("counts what two polygons cover once, and keeps their corners", async () => {
    const area = await makeArea({
      shapes: [polygon(box(172.9, -40.4, 173, -40.3)), polygon(box(172.95, -40.35, 173.05, -40.25))],
    });
    // shapely 1.8 `unary_union`, its area by `pyproj.Geod` over edges cut to 0.001 degrees.
    expect(squareMetres(area)).toBeCloseTo(165_149_248.54, -2);
    expect(area.type).toBe("Polygon");
    expect(partsOf(area)[0]![0]!.slice(1).map(String).toSorted()).toEqual(
      [
        "172.9,-40.3",
        "172.9,-40.4",
        "172.95,-40.25",
        "172.95,-40.3",
        "173,-40.35",
        "173,-40.4",
        "173.05,-40.25",
        "173.05,-40.35",
      ].toSorted(),
    );
  });

  it("fills no hole but what another shape covers", async () => {
    const withHole = polygon(box(0, 0, 10, 10), box(2, 2, 8, 8));
    const area = await makeArea({ shapes: [withHole, polygon(box(4, 1, 6, 5))] });
    expect(isIn(area, 5, 4)).toBe(true);
    expect(isIn(area, 3, 7)).toBe(false);
    expect(isIn(area, 1, 1)).toBe(true);
  });

  it("puts parts on the two sides of 180 degrees beside each other", async () => {
    const area = await makeArea({
      shapes: [polygon(box(179.5, -44, 180, -43)), polygon(box(-180, -44, -179.5, -43))],
    });
    expect(area.type).toBe("Polygon");
    expect(isIn(area, 180, -43.5)).toBe(true);
  });

  it("holds exactly the places that one of the shapes holds", { timeout: 60_000 }, async () => {
    const whole = fc.integer({ min: 0, max: 40 });
    const boxes = fc.array(
      fc
        .tuple(whole, whole, fc.integer({ min: 1, max: 15 }), fc.integer({ min: 1, max: 15 }))
        .map(([x, y, w, h]) => box(x, y, x + w, y + h)),
      { minLength: 2, maxLength: 9 },
    );
    await fc.assert(
      fc.asyncProperty(boxes, async (rings) => {
        const area = await makeArea({ shapes: rings.map((ring) => polygon(ring)) });
        const { parts } = validateArea(area);
        for (let x = 0.5; x < 56; x += 1)
          for (let y = 0.5; y < 56; y += 1)
            expect(parts.some((part) => holds(part, x, y))).toBe(
              rings.some((ring) => isIn({ type: "Polygon", coordinates: [ring] }, x, y)),
            );
      }),
      { numRuns: 25 },
    );
  });

  it("refuses lines and points without a buffer", async () => {
    const point: AreaFileGeometry = { type: "Point", coordinates: [172.9, -40.3] };
    await expect(makeArea({ shapes: [point] })).rejects.toThrow(
      expect.objectContaining({ code: "area-file/needs-buffer" }),
    );
  });
});

describe("a buffer in metres", () => {
  const line: AreaFileGeometry = {
    type: "LineString",
    coordinates: [
      [172.9, -40.3],
      [172.95, -40.32],
      [172.99, -40.28],
    ],
  };
  // By pyproj and shapely 1.8: edges cut to 0.001 degrees, projected to a Transverse Mercator around the shape's middle, `buffer`
  // with 256 segments a quarter, back, and its area by `pyproj.Geod`. Another projection than ours, and finer arcs.
  it.each<[string, AreaFileGeometry, number, number]>([
    ["a point", { type: "Point", coordinates: [172.945, -40.305] }, 500, 785_393],
    ["a line", line, 250, 5_382_261],
    [
      "a polygon with a hole",
      polygon(box(172.9, -40.4, 173, -40.3), box(172.92, -40.38, 172.98, -40.32)),
      1_000,
      122_236_218,
    ],
    ["what crosses 180 degrees", polygon(box(179.9, -44.1, 180.1, -43.9)), 2_000, 522_096_204],
  ])("of %s covers what pyproj and shapely say, to 0.05%%", async (_what, shape, bufferMetres, expected) => {
    const area = await makeArea({ shapes: [shape], bufferMetres });
    expect(Math.abs(squareMetres(area) / expected - 1)).toBeLessThan(0.0005);
  });

  it("reaches as far to the north as to the east, on the ellipsoid", async () => {
    const at = [172.945, -40.305] as const;
    const area = await makeArea({ shapes: [{ type: "Point", coordinates: [...at] }], bufferMetres: 10_000 });
    const ring = partsOf(area)[0]![0]!;
    // pyproj.Geod(ellps="WGS84").fwd(172.945, -40.305, azimuth, 10000) at azimuths 0 and 90.
    expect(Math.max(...ring.map(([, y]) => y!))).toBeCloseTo(-40.214942065190854, 6);
    expect(Math.max(...ring.map(([x]) => x!))).toBeCloseTo(173.06262949864666, 6);
  });

  it("of shapes too far apart for true metres is refused", async () => {
    const shapes: AreaFileGeometry[] = [
      { type: "Point", coordinates: [172, -40] },
      { type: "Point", coordinates: [150, -20] },
    ];
    await expect(makeArea({ shapes, bufferMetres: 100 })).rejects.toThrow(
      expect.objectContaining({ code: "area-file/too-wide-for-buffer" }),
    );
  });
});

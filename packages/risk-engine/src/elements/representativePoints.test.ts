import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { validPolygon } from "../testing/arbitraries.ts";
import { inPolygon } from "../testing/bruteForce.ts";
import { lineColumn, pointColumn, polygonColumn } from "../testing/geometryColumns.ts";
import { representativePoints } from "./representativePoints.ts";

describe("the point that stands for an element", () => {
  it("is a point itself, or the first of several", () => {
    expect([...representativePoints(pointColumn([[[1, 2]], [[3, 4]]]))]).toEqual([1, 2, 3, 4]);
    expect([
      ...representativePoints(
        pointColumn([
          [
            [1, 2],
            [5, 6],
          ],
          [],
          [[3, 4]],
        ]),
      ),
    ]).toEqual([1, 2, Number.NaN, Number.NaN, 3, 4]);
  });

  it("is halfway along a line's longest part", () => {
    const line = lineColumn([
      [
        [
          [0, 0],
          [1, 0],
        ],
        [
          [10, 0],
          [14, 0],
          [14, 2],
        ],
      ],
      [
        [
          [5, 5],
          [5, 5],
        ],
      ],
    ]);
    expect([...representativePoints(line)]).toEqual([13, 0, 5, 5]);
  });

  it("is halfway along a line on the ground, not in degrees", () => {
    // At 60 degrees a degree to the east is half as long as one to the north: halfway is three quarters to the east.
    const line = lineColumn([
      [
        [
          [10, 60],
          [12, 60],
          [12, 60.5],
        ],
      ],
    ]);
    expect([...representativePoints(line)]).toEqual([expect.closeTo(11.5, 3), 60]);
    expect([...representativePoints(line, "projected")]).toEqual([11.25, 60]);
  });

  it("is in the widest stretch at half height of a polygon's largest part, never in a hole", () => {
    const small = [
      [
        [20, 20],
        [21, 20],
        [21, 21],
      ],
    ] as const;
    const holed = [
      [
        [0, 0],
        [10, 0],
        [10, 10],
        [0, 10],
      ],
      [
        [6, 2],
        [9, 2],
        [9, 8],
        [6, 8],
      ],
    ] as const;
    expect([...representativePoints(polygonColumn([[small, holed]]))]).toEqual([3, 5]);
  });

  it("lies in every polygon", () => {
    fc.assert(
      fc.property(validPolygon(12), (polygon) => {
        const [x, y] = representativePoints(polygonColumn([[polygon]]));
        expect(inPolygon(polygon, [x!, y!])).toBe(true);
      }),
    );
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyRing, anyRings, polygonWithHole } from "../testing/arbitraries.ts";
import { isValidPolygon, type PlanePolygon } from "../testing/bruteForce.ts";
import { findAreaFault } from "./areaFault.ts";

const faultOf = (polygon: PlanePolygon) =>
  findAreaFault(polygon.map((ring) => Float64Array.from(ring.flat())));
const square: PlanePolygon[number] = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
];

describe("the faults of a polygon", () => {
  it.each<[string, PlanePolygon, ReturnType<typeof faultOf>]>([
    ["a square", [square], undefined],
    [
      "a bow tie",
      [
        [
          [0, 0],
          [2, 2],
          [2, 0],
          [0, 2],
        ],
      ],
      "crossing",
    ],
    [
      "a ring that visits a point twice",
      [
        [
          [0, 0],
          [2, 2],
          [4, 0],
          [4, 4],
          [2, 2],
          [0, 4],
        ],
      ],
      "crossing",
    ],
    [
      "a vertex on the ring's own edge",
      [
        [
          [0, 0],
          [4, 0],
          [4, 4],
          [2, 0],
          [0, 4],
        ],
      ],
      "crossing",
    ],
    [
      "a spike",
      [
        [
          [0, 0],
          [4, 0],
          [6, 0],
          [4, 0],
          [0, 4],
        ],
      ],
      "crossing",
    ],
    [
      "three points on a line",
      [
        [
          [0, 0],
          [1, 1],
          [2, 2],
        ],
      ],
      "crossing",
    ],
    [
      "a hole",
      [
        square,
        [
          [2, 2],
          [4, 2],
          [4, 4],
        ],
      ],
      undefined,
    ],
    [
      "a hole that touches the outline in a point",
      [
        square,
        [
          [0, 5],
          [4, 4],
          [4, 6],
        ],
      ],
      undefined,
    ],
    [
      "a hole that shares a vertex with the outline",
      [
        square,
        [
          [0, 0],
          [4, 2],
          [2, 4],
        ],
      ],
      undefined,
    ],
    [
      "a hole that runs along the outline",
      [
        square,
        [
          [0, 2],
          [4, 2],
          [0, 4],
        ],
      ],
      "crossing",
    ],
    [
      "a hole through the outline",
      [
        square,
        [
          [-2, 5],
          [4, 4],
          [4, 6],
        ],
      ],
      "crossing",
    ],
    [
      "a hole that crosses the outline at its vertex",
      [
        square,
        [
          [-2, -2],
          [0, 0],
          [4, 2],
          [2, 4],
          [-1, 3],
        ],
      ],
      "crossing",
    ],
    [
      "a hole beside the outline",
      [
        square,
        [
          [12, 2],
          [14, 2],
          [14, 4],
        ],
      ],
      "hole-outside",
    ],
    [
      "a hole in a hole",
      [
        square,
        [
          [1, 1],
          [9, 1],
          [9, 9],
          [1, 9],
        ],
        [
          [3, 3],
          [5, 3],
          [5, 5],
        ],
      ],
      "hole-outside",
    ],
    [
      "a hole around the outline",
      [
        [
          [2, 2],
          [4, 2],
          [4, 4],
        ],
        square,
      ],
      "hole-outside",
    ],
    [
      "two holes that touch in a point",
      [
        square,
        [
          [2, 2],
          [5, 5],
          [2, 5],
        ],
        [
          [5, 5],
          [8, 5],
          [8, 8],
        ],
      ],
      undefined,
    ],
  ])("C-12: of %s", (_case, polygon, fault) => {
    expect(faultOf(polygon)).toBe(fault);
  });

  it("C-12: are none exactly when looking at every pair of edges finds none", () => {
    const polygons = fc.oneof(
      anyRing(5, 7).map((ring): PlanePolygon => [ring]),
      anyRings(8),
      polygonWithHole(8),
    );
    fc.assert(
      fc.property(polygons, (polygon) => {
        expect(faultOf(polygon) === undefined).toBe(isValidPolygon(polygon));
      }),
      { numRuns: 5000 },
    );
  });
});

import { DomainError } from "@stopbank/errors";
import { describe, expect, it } from "vitest";
import { type AreaGeometry, validateArea } from "./area.ts";

/** What an area is refused for, and where. */
function faultOf(coordinates: AreaGeometry["coordinates"]): { code: string; at: unknown } | undefined {
  try {
    validateArea({ type: "Polygon", coordinates } as AreaGeometry);
    return undefined;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { code: error.code, at: (error.facts as { at?: unknown }).at };
  }
}

const square = (x: number, y: number, side: number) => [
  [x, y],
  [x + side, y],
  [x + side, y + side],
  [x, y + side],
  [x, y],
];

describe("where an area is wrong", () => {
  it.each([
    [
      "lines that cross",
      [
        [
          [0, 0],
          [4, 4],
          [4, 0],
          [0, 4],
        ],
      ],
      [2, 2],
    ],
    [
      "a ring that comes to a point twice",
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
      [2, 2],
    ],
    [
      "a corner on a line of its own ring",
      [
        [
          [0, 0],
          [4, 0],
          [4, 4],
          [2, 0],
          [0, 4],
        ],
      ],
      [2, 0],
    ],
    [
      "a ring that goes back on itself",
      [
        [
          [0, 0],
          [4, 0],
          [4, 4],
          [7, 7],
          [4, 4],
          [0, 4],
        ],
      ],
      [4, 4],
    ],
    ["a hole that crosses the outline", [square(0, 0, 4), square(3, 1, 2)], [4, 1]],
  ])("is the place of %s", (_what, coordinates, at) => {
    expect(faultOf(coordinates)).toEqual({ code: "area/self-intersecting", at });
  });

  it("is a point of the hole that lies outside, or in another hole", () => {
    expect(faultOf([square(0, 0, 4), square(1, 1, 1), square(6, 1, 1)])).toEqual({
      code: "area/hole-outside",
      at: [6, 1],
    });
    expect(faultOf([square(0, 0, 9), square(2, 2, 5), square(3, 3, 1)])).toEqual({
      code: "area/hole-outside",
      at: [3, 3],
    });
  });

  it("is the position that is no degrees, where an edge jumps, and of a ring that is none its point", () => {
    expect(
      faultOf([
        [
          [172, -40],
          [1_600_000, 5_500_000],
          [173, -41],
        ],
      ]),
    ).toMatchObject({ at: [1_600_000, 5_500_000] });
    expect(
      faultOf([
        [
          [179, -40],
          [-179, -40],
          [-179, -41],
        ],
      ]),
    ).toMatchObject({ at: [179, -40] });
    expect(
      faultOf([
        [
          [172, -40],
          [173, -40],
          [172, -40],
        ],
      ]),
    ).toMatchObject({ at: [172, -40] });
  });
});

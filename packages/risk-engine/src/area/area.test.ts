import type { DomainError } from "@stopbank/errors";
import { describe, expect, it } from "vitest";
import { type AreaGeometry, validateArea } from "./area.ts";

const polygon = (...coordinates: number[][][]): AreaGeometry => ({ type: "Polygon", coordinates });
const refusalOf = (geometry: AreaGeometry): DomainError => {
  try {
    validateArea(geometry);
  } catch (error) {
    return error as DomainError;
  }
  throw new Error("it was accepted");
};

describe("an area", () => {
  it.each<[string, AreaGeometry, string]>([
    ["no polygon", { type: "MultiPolygon", coordinates: [] }, "area/empty"],
    ["no ring", polygon(), "area/empty"],
    [
      "no ring in one polygon of two",
      {
        type: "MultiPolygon",
        coordinates: [
          [
            [
              [0, 0],
              [1, 0],
              [1, 1],
            ],
          ],
          [],
        ],
      },
      "area/empty",
    ],
    [
      "two points",
      polygon([
        [0, 0],
        [1, 1],
        [0, 0],
      ]),
      "area/too-few-points",
    ],
    [
      "one point many times",
      polygon([
        [1, 1],
        [1, 1],
        [1, 1],
        [1, 1],
      ]),
      "area/too-few-points",
    ],
    ["a coordinate that is missing", polygon([[0, 0], [1], [1, 1]]), "area/not-finite"],
    [
      "an infinite coordinate",
      polygon([
        [0, 0],
        [1, Infinity],
        [1, 1],
      ]),
      "area/not-finite",
    ],
    [
      "metres instead of degrees",
      polygon([
        [1750000, 5420000],
        [1750100, 5420000],
        [1750100, 5420100],
      ]),
      "area/out-of-range",
    ],
    [
      "an edge the long way round",
      polygon([
        [179, 0],
        [-179, 0],
        [-179, 1],
        [179, 1],
      ]),
      "area/ambiguous-longitude",
    ],
    [
      "lines that cross",
      polygon([
        [0, 0],
        [2, 2],
        [2, 0],
        [0, 2],
        [0, 0],
      ]),
      "area/self-intersecting",
    ],
    [
      "a hole outside",
      polygon(
        [
          [0, 0],
          [2, 0],
          [2, 2],
        ],
        [
          [5, 5],
          [6, 5],
          [6, 6],
        ],
      ),
      "area/hole-outside",
    ],
  ])("C-12: is refused for %s", (_case, geometry, code) => {
    expect(refusalOf(geometry)).toMatchObject({ code, kind: "invalid" });
  });

  it("C-12: tells the user about overlapping lines in the specified words", () => {
    const { message } = refusalOf(
      polygon([
        [0, 0],
        [2, 2],
        [2, 0],
        [0, 2],
      ]),
    );
    expect(message).toBe("Please adjust the area to remove overlapping lines");
  });

  it("may be open or closed and repeat points in a row", () => {
    expect(
      validateArea(
        polygon([
          [0, 0],
          [1, 0],
          [1, 1],
        ]),
      ).vertexCount,
    ).toBe(3);
    expect(
      validateArea(
        polygon([
          [0, 0],
          [1, 0],
          [1, 0],
          [1, 1],
          [0, 0],
          [0, 0],
        ]),
      ).vertexCount,
    ).toBe(3);
  });

  it("may be the whole world, or have parts that overlap", () => {
    validateArea(
      polygon([
        [-180, -90],
        [180, -90],
        [180, 90],
        [-180, 90],
      ]),
    );
    const square = (x: number) => [
      [
        [x, 0],
        [x + 2, 0],
        [x + 2, 2],
        [x, 2],
      ],
    ];
    expect(validateArea({ type: "MultiPolygon", coordinates: [square(0), square(1)] }).parts).toHaveLength(2);
  });

  it("C-12: of 100,000 points is looked at, whatever its shape, and one of more is refused", () => {
    const circle = Array.from({ length: 100_000 }, (_, i) => {
      const angle = (i / 100_000) * 2 * Math.PI;
      return [170 + Math.cos(angle), -40 + Math.sin(angle)];
    });
    expect(validateArea(polygon(circle)).vertexCount).toBe(100_000);
    // A comb of slanted teeth: every edge's box overlaps every other's.
    const teeth = Array.from({ length: 49_998 }, (_, i) => [
      [i * 1e-4, i * 1e-4],
      [20 + i * 1e-4, -10 + i * 1e-4],
    ]).flat();
    const comb = [...teeth.slice(0, -1), [30, 40], [-30, 40], [-30, 0]];
    expect(validateArea(polygon(comb)).vertexCount).toBeGreaterThan(99_990);
    const crossed = circle.with(50_000, [171.5, -40]);
    expect(refusalOf(polygon(crossed))).toMatchObject({ code: "area/self-intersecting" });
    expect(refusalOf(polygon([...circle, [170, -40], [170, -41]]))).toMatchObject({
      code: "area/too-many-vertices",
      kind: "too-large",
    });
  });
});

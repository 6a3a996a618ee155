import { expect, it } from "vitest";
import { areaShapes } from "./areaShapes.ts";

const ring = (points: readonly (readonly [number, number])[]) => points.map((point) => [...point]);

it("numbers areas from 1 in their order, with their bounds", () => {
  const shapes = areaShapes([
    {
      region: "a",
      name: "A",
      geometry: {
        type: "Polygon",
        coordinates: [
          ring([
            [1, 2],
            [3, 2],
            [3, 5],
            [1, 2],
          ]),
        ],
      },
    },
    {
      region: "b",
      name: "B",
      geometry: {
        type: "MultiPolygon",
        coordinates: [
          [
            ring([
              [0, 0],
              [1, 0],
              [1, 1],
              [0, 0],
            ]),
          ],
          [
            ring([
              [8, 8],
              [9, 8],
              [9, 9],
              [8, 8],
            ]),
          ],
        ],
      },
    },
  ]);
  expect(shapes.data.features.map(({ id }) => id)).toEqual([1, 2]);
  expect(shapes.numberOf.get("b")).toBe(2);
  expect(shapes.boundsOf("a")).toEqual([1, 2, 3, 5]);
  expect(shapes.boundsOf("b")).toEqual([0, 0, 9, 9]);
  expect(shapes.boundsOf("c")).toBeUndefined();
});

it("has an area on both sides of 180 degrees in one place, as the Chathams with New Zealand", () => {
  const outline = [
    ring([
      [173, -40],
      [178, -40],
      [178, -39],
      [173, -40],
    ]),
  ];
  const chathams = [
    ring([
      [-177, -44],
      [-176, -44],
      [-176, -43],
      [-177, -44],
    ]),
  ];
  const { boundsOf } = areaShapes([
    {
      region: "nz",
      name: "New Zealand",
      geometry: { type: "MultiPolygon", coordinates: [outline, chathams] },
    },
  ]);
  expect(boundsOf("nz")).toEqual([173, -44, 184, -39]);
});

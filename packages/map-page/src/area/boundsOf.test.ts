import { expect, it } from "vitest";
import { boundsOf } from "./boundsOf.ts";

it("goes round every part, those beyond 180 degrees beside the others", () => {
  const part = (x: number) => [
    [
      [x, -44],
      [x + 0.1, -44],
      [x, -43],
      [x, -44],
    ],
  ];
  expect(boundsOf({ type: "Polygon", coordinates: part(172) })).toEqual([172, -44, 172.1, -43]);
  const [west, , east] = boundsOf({ type: "MultiPolygon", coordinates: [part(179.5), part(-179.9)] });
  expect([west, east]).toEqual([179.5, 180.2]);
});

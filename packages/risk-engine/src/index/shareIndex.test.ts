import { expect, it } from "vitest";
import { lineColumn, pointColumn, polygonColumn } from "../testing/geometryColumns.ts";
import { buildIndex, shareIndex } from "./spatialIndex.ts";

const corner = [
  [0, 0],
  [2, 0],
  [2, 2],
] as const;
const geometries = {
  point: pointColumn([[[1, 2]], [], [[3, 4]]]),
  line: lineColumn([[corner], [], [corner]]),
  polygon: polygonColumn([[[corner]], [], [[corner]]]),
};

/** The arrays of numbers within, by their names. */
const arraysIn = (value: object): [string, ArrayBufferView][] =>
  Object.entries(value).flatMap(([name, each]) =>
    ArrayBuffer.isView(each)
      ? [[name, each] as [string, ArrayBufferView]]
      : typeof each === "object" && each !== null
        ? arraysIn(each)
        : [],
  );

it.each(Object.entries(geometries))(
  "an index of %ss is the same in shared memory, all of it",
  (kind, geometry) => {
    const index = buildIndex(geometry);
    const common = shareIndex(index);
    expect(common).toEqual(index);
    for (const [name, { buffer }] of arraysIn(common))
      expect([name, buffer]).toEqual([name, expect.any(SharedArrayBuffer)]);
    if (kind !== "point") expect(common.anchors).not.toBe(common.geometry.coords);
    expect(common.located?.ranges.length).toBe(4);
  },
);

it("single points are their own anchors, and take no memory twice", () => {
  const index = buildIndex(pointColumn([[[1, 2]], [[3, 4]]]));
  for (const each of [index, shareIndex(index)])
    expect(each.anchors.buffer).toBe(each.geometry.coords.buffer);
});

it("what lies in shared memory already is not copied", () => {
  const common = shareIndex(buildIndex(geometries.polygon));
  for (const [name, { buffer }] of arraysIn(shareIndex(common)))
    expect(arraysIn(common).some(([other, each]) => other === name && each.buffer === buffer)).toBe(true);
});

it("an index says which elements have a place only where some have none", () => {
  expect(buildIndex(lineColumn([[corner], [corner]])).located).toBeUndefined();
  expect([...(buildIndex(geometries.line).located?.ranges ?? [])]).toEqual([0, 1, 2, 3]);
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addPoint,
  clickPoint,
  close,
  type Draft,
  draftOf,
  emptyDraft,
  geometryOfDraft,
  type LngLat,
  moveAll,
  movePoint,
  removeLast,
} from "./draft.ts";

const overlapping = "Please adjust the area to remove overlapping lines";
const drawn = (...points: LngLat[]) => points.reduce<Draft>(addPoint, emptyDraft);
const square = drawn([0, 0], [1, 0], [1, 1], [0, 1]);
const bow = drawn([0, 0], [1, 1], [1, 0], [0, 1]);

describe("drawing an area", () => {
  it.each([0, 3])("closes on a click on an end point (%i)", (index) => {
    const closed = clickPoint(square, index);
    expect(closed.closed).toBe(true);
    expect(geometryOfDraft(closed)?.coordinates[0]).toHaveLength(5);
  });

  it("needs more than two points to close, and no point between the ends does it", () => {
    expect(clickPoint(drawn([0, 0], [1, 0]), 0).closed).toBe(false);
    expect(clickPoint(square, 1)).toBe(square);
  });

  it("refuses overlapping lines in the specified words and stays editable", () => {
    const refused = close(bow);
    expect(refused).toMatchObject({ closed: false, problem: overlapping });
    const mended = movePoint(movePoint(refused, 1, [1, 0]), 2, [1, 1]);
    expect(close(mended)).toMatchObject({ closed: true });
    expect(close(mended).problem).toBeUndefined();
  });

  it("gives no area while a dragged point makes lines overlap, and gives it again after", () => {
    const bad = movePoint(close(square), 2, [-1, 0.5]);
    expect(bad).toMatchObject({ closed: true, problem: overlapping });
    expect(geometryOfDraft(bad)).toBeUndefined();
    expect(geometryOfDraft(movePoint(bad, 2, [1, 1]))).toEqual(geometryOfDraft(close(square)));
  });

  it("takes the last point back while it is open", () => {
    expect(removeLast(square).points).toHaveLength(3);
    expect(removeLast(close(square)).points).toHaveLength(4);
    expect(removeLast(emptyDraft)).toEqual(emptyDraft);
  });

  it("keeps an area that is there as it is", () => {
    const geometry = geometryOfDraft(close(square));
    expect(geometry && geometryOfDraft(draftOf(geometry) ?? emptyDraft)).toEqual(geometry);
    const shell = [
      [0, 0],
      [9, 0],
      [9, 9],
      [0, 0],
    ];
    const hole = [
      [5, 1],
      [6, 1],
      [6, 2],
      [5, 1],
    ];
    expect(draftOf({ type: "Polygon", coordinates: [shell, hole] })).toBeUndefined();
  });

  it("moves as a whole without changing its shape", () => {
    const by = fc.tuple(fc.integer({ min: -9e6, max: 9e6 }), fc.integer({ min: -9e6, max: 9e6 }));
    fc.assert(
      fc.property(by, ([east, north]) => {
        const moved = moveAll(close(square), square.points, [east / 1e6, north / 1e6]);
        expect(moved.problem).toBeUndefined();
        expect(moved.points[2]?.[0]).toBeCloseTo(1 + east / 1e6, 6);
        expect(moved.points[2]?.[1]).toBeCloseTo(1 + north / 1e6, 6);
      }),
    );
  });
});

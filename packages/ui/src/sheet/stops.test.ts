import { describe, expect, it } from "vitest";
import { nearestStop, neighbour, sheetStops, stopHeightPx } from "./stops.ts";

describe("sheet stops", () => {
  it("rise, and leave some of the map in sight", () => {
    const heights = sheetStops.map((stop) => stopHeightPx(stop, 844));
    expect(heights).toEqual(heights.toSorted((a, b) => a - b));
    expect(heights.at(-1)).toBeLessThan(844);
  });

  it.each(sheetStops)("a sheet at %s rests there", (stop) =>
    expect(nearestStop(stopHeightPx(stop, 844), 844)).toBe(stop),
  );

  it("end at the ends", () => {
    expect(neighbour("peek", -1)).toBe("peek");
    expect(neighbour("peek", 1)).toBe("half");
    expect(neighbour("full", 1)).toBe("full");
  });
});

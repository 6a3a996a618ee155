import { describe, expect, it } from "vitest";
import { numberIn, rangeWords } from "./numberIn.ts";

const degrees = { least: -90, most: 90 };
const requests = { least: 1, most: 6_000, isWhole: true };

describe("a number in a field", () => {
  it.each([
    ["-40.5", -40.5],
    [" 12 ", 12],
    ["90", 90],
    ["-0", -0],
  ])("is taken as it is written: %j", (typed, value) => {
    expect(numberIn(typed, degrees)).toBe(value);
  });

  it.each(["", " ", "-", ".", "40,5", "1e1", "0x10", "Infinity", "NaN", "90.1", "-91", "9".repeat(400)])(
    "is none where nothing else would have been meant: %j",
    (typed) => {
      expect(numberIn(typed, degrees)).toBeUndefined();
    },
  );

  it("is whole where it counts something", () => {
    expect(numberIn("600", requests)).toBe(600);
    for (const typed of ["0.5", "600.0", "0", "6001", "-1"])
      expect(numberIn(typed, requests)).toBeUndefined();
  });

  it("says what belongs into it", () => {
    expect(rangeWords(degrees)).toBe("A number from -90 to 90.");
    expect(rangeWords(requests)).toBe("A whole number from 1 to 6,000.");
  });
});

import { describe, expect, it } from "vitest";
import { clampWidth, widthAfterKey } from "./clampWidth.ts";

const limits = { minPx: 320, maxPx: 700 };

describe("dock width", () => {
  it("stays within its limits, and at the least where the window is narrower than that", () => {
    expect(clampWidth(100, limits)).toBe(320);
    expect(clampWidth(900.4, limits)).toBe(700);
    expect(clampWidth(900, { minPx: 320, maxPx: 200 })).toBe(320);
  });

  it.each([
    ["ArrowRight", "left", 516],
    ["ArrowRight", "right", 484],
    ["ArrowLeft", "right", 516],
    ["Home", "left", 320],
    ["End", "left", 700],
    ["a", "left", undefined],
  ] as const)("%s on the %s", (key, side, expected) =>
    expect(widthAfterKey(key, 500, side, limits)).toBe(expected),
  );
});

import { Type } from "typebox";
import { Compile } from "typebox/compile";
import { expect, it } from "vitest";
import { checked } from "./validation.ts";

const anything = Compile(Type.Unknown());
const nested = (levels: number) => JSON.parse("[".repeat(levels) + "]".repeat(levels)) as unknown;
const refused = expect.objectContaining({ kind: "invalid", code: "request/invalid" });

it.each([
  ["a text", "a\0"],
  ["a text within", { a: [{ b: "x\0y" }] }],
  ["a name", { "a\0": 1 }],
])("A-44: U+0000 is refused in %s", (_where, value) => {
  expect(() => checked(anything, "body", value)).toThrow(refused);
});

it("A-44: values within values are taken 64 deep, and refused beyond, however many there are", () => {
  expect(checked(anything, "body", nested(64))).toEqual(nested(64));
  for (const levels of [65, 5_000, 1_000_000])
    expect(() => checked(anything, "body", nested(levels))).toThrow(refused);
});

it("looks through 100,000 corners within a tenth of a second", () => {
  const corners = { coordinates: [Array.from({ length: 100_000 }, (_, i) => [i, i])] };
  checked(anything, "body", corners);
  const took = Array.from({ length: 5 }, () => {
    const began = performance.now();
    checked(anything, "body", corners);
    return performance.now() - began;
  });
  // The quickest: others may have the processor meanwhile.
  expect(Math.min(...took)).toBeLessThan(100);
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readNumber } from "./readNumber.ts";
import { textsAsNumbers } from "./textsAsNumbers.ts";

const areNumbers = (cells: readonly string[], style: "point" | "comma" = "point") => {
  const texts = textsAsNumbers();
  for (const cell of cells) texts.add(cell, style);
  return texts.areNumbers();
};

describe("texts whose type nobody states", () => {
  it.each([
    ["as short as can be", ["1.5", "2", "-0.25", "0.5", "0"]],
    ["without a zero before the point", [".5", "-.25", "1.5"]],
    ["with as many decimals each, such as prices", ["1.50", "2.25", "0.10", "12.00"]],
    ["as Python and pandas write them", ["1.5", "2.0", "-0.0", "3.25", "0.30000000000000004"]],
    ["as GDAL and .NET write them", ["0.1", "0.79999999999999993"]],
    ["with more zeros than a number keeps", ["1.50000000000000000000", "0.00000000000000000000"]],
    ["whole", ["1", "-20", "9007199254740991"]],
  ])("are numbers %s", (_, cells) => expect(areNumbers(cells)).toBe(true));

  it.each([
    ["codes of zones", ["1.1", "1.2", "1.10"]],
    ["codes of zones without two that would be one", ["1.9", "1.10"]],
    ["versions of whole and part", ["1", "1.0"]],
    ["codes with a power of ten", ["12E4", "13E4"]],
    ["powers of ten", ["1e5"]],
    ["digits with zeros in front", ["007", "1"]],
    ["with a plus", ["+1"]],
    ["with a point at the end", ["5.", "7."]],
    ["a point before and a zero before it", [".5", "0.25"]],
    ["with digits that a number loses", ["1234567890.12345678"]],
    ["with more digits than a number has", ["1.00000000000000001", "1.5"]],
    ["written exactly in two ways", ["0.7999999999999999", "0.79999999999999993"]],
    ["beyond 2^53", ["9007199254740993"]],
    ["words", ["a", "1"]],
  ])("stay text: %s", (_, cells) => expect(areNumbers(cells)).toBe(false));

  it("are taken alike with decimal commas", () => {
    expect(areNumbers(["1.234,50", "0,10"], "comma")).toBe(true);
    expect(areNumbers(["1,1", "1,10"], "comma")).toBe(false);
    expect(areNumbers(["1.234,50", "1234,50"], "comma")).toBe(false);
  });

  const rounded = fc.stringMatching(/^-?([1-9]?\d)?(\.\d{0,3})?$/);
  /** Numbers that differ in the last of their digits, in the ways that programs write them. */
  const near = fc
    .tuple(fc.integer({ min: 0, max: 30 }), fc.constantFrom(14, 15, 16, 17, 18, 19), fc.boolean())
    .map(([step, digits, isShort]) => {
      const value = 0.3 + step * 2 ** -54;
      return isShort ? String(value) : value.toPrecision(digits);
    });
  const grouped = fc.constantFrom("1.234", "1234", "1.234,5", "1234,5", "12,5", ",5", "0,5", "5,");

  it.each([
    ["of few digits", rounded, "point"],
    ["of many digits", near, "point"],
    ["with commas", grouped, "comma"],
  ] as const)("never lose a difference between two of them, %s", (_, text, style) => {
    fc.assert(
      fc.property(fc.uniqueArray(text as fc.Arbitrary<string>, { maxLength: 4 }), (cells) => {
        const told = cells.filter((cell) => ![undefined, 0].includes(readNumber(cell, style)));
        if (areNumbers(told, style))
          expect(new Set(told.map((cell) => readNumber(cell, style))).size).toBe(told.length);
      }),
      { numRuns: 2000 },
    );
  });

  it("are numbers whenever they are what is written of numbers", () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 1e-4, max: 1e15, noNaN: true })), (values) => {
        expect(areNumbers(values.map(String))).toBe(true);
      }),
    );
  });
});

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
    ["as short as can be", ["1.5", "2", "-0.25", ".5", "0"]],
    ["with as many decimals each, such as prices", ["1.50", "2.25", "0.10", "12.00"]],
    ["as Python and pandas write them", ["1.5", "2.0", "-0.0", "3.25"]],
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
    ["beyond 2^53", ["9007199254740993"]],
    ["words", ["a", "1"]],
  ])("stay text: %s", (_, cells) => expect(areNumbers(cells)).toBe(false));

  it("are taken alike with decimal commas", () => {
    expect(areNumbers(["1.234,50", "0,10"], "comma")).toBe(true);
    expect(areNumbers(["1,1", "1,10"], "comma")).toBe(false);
  });

  it("never lose a difference between two of them", () => {
    const text = fc.stringMatching(/^-?[1-9]?\d(\.\d{1,3})?$/);
    fc.assert(
      fc.property(fc.uniqueArray(text, { maxLength: 5 }), (cells) => {
        const isZero = (cell: string) => readNumber(cell) === 0;
        const told = cells.filter((cell) => !isZero(cell));
        if (areNumbers(told)) expect(new Set(told.map((cell) => readNumber(cell))).size).toBe(told.length);
      }),
      { numRuns: 2000 },
    );
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { numberStyles } from "./numberStyles.ts";
import { readNumber } from "./readNumber.ts";

describe("a number", () => {
  it.each([
    ["1", 1],
    [" -2.5 ", -2.5],
    ["+.5", 0.5],
    ["7.", 7],
    ["1e3", 1000],
    ["1.5E-2", 0.015],
    ["007", 7],
  ])("is %j", (text, value) => expect(readNumber(text)).toBe(value));

  it.each([
    "0x10",
    "0b1",
    "0o7",
    "1e3 m",
    "Infinity",
    "-Infinity",
    "NaN",
    "1e999",
    "1_000",
    "1,5",
    "1,234",
    "--1",
    "e5",
    ".",
  ])("is not %j", (text) => expect(readNumber(text)).toBeUndefined());

  it.each(["", " ", "\t", null])("is missing in %j", (cell) => expect(readNumber(cell)).toBeNaN());
});

/** The style of the first column of a table, and what its cells are. */
const read = (...rows: string[][]) => {
  const styles = numberStyles(rows[0]!.length);
  for (const row of rows) styles.add(row);
  const [style] = styles.done();
  return rows.map(([cell]) => readNumber(cell!, style));
};

describe("a column of a table with decimal commas", () => {
  it("is read by its own cells", () => {
    expect(read(["1,5"], ["0,125"], ["3"], ["1,234"], [""])).toEqual([1.5, 0.125, 3, 1.234, Number.NaN]);
  });

  it("may set off thousands with points", () => {
    expect(read(["1.234,5"], ["1.200.000"], ["350.000"], ["12"])).toEqual([1234.5, 1_200_000, 350_000, 12]);
  });

  it("is read by the other columns where its own cells may be either", () => {
    expect(read(["1,234", "0,5"], ["5,678", "1,5"])).toEqual([1.234, 5.678]);
  });

  it("keeps points where no column has decimal commas", () => {
    expect(read(["1.234", "0.5"], ["5.678", "a,b"])).toEqual([1.234, 5.678]);
  });

  it.each([
    ["commas that may set off thousands", [["1,234"], ["5,678"]]],
    [
      "points that may do so beside decimal commas",
      [
        ["1.234", "0,5"],
        ["5.678", "1,5"],
      ],
    ],
    ["decimal commas and decimal points", [["1,5"], ["1.5"]]],
    ["thousands set off by commas", [["1,234"], ["1,234.5"]]],
  ])("is not guessed at with %s", (_, rows) => {
    expect(read(...rows)[0]).toBeUndefined();
  });

  it("gives back what was written", () => {
    const written = fc.double({ min: -1e9, max: 1e9, noNaN: true }).map((value) => Number(value.toFixed(2)));
    fc.assert(
      fc.property(fc.array(written, { minLength: 1 }), (values) => {
        const cells = values.map((value) =>
          value.toLocaleString("de-DE", { minimumFractionDigits: 2, useGrouping: true }),
        );
        expect(read(...cells.map((cell) => [cell]))).toEqual(values);
      }),
    );
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  formatAbbreviated,
  formatArea,
  formatDate,
  formatDepth,
  formatDistance,
  formatDollars,
  formatNumber,
  formatPercent,
  formatQuantity,
} from "./format.ts";

/** Numbers stand off their units by a no-break space; tests read better with a plain one. */
const plain = (text: string) => text.replaceAll("\u00a0", " ");

describe("numbers", () => {
  it.each<[number | undefined, string]>([
    [1234, "1,234"],
    [0, "0"],
    [-0, "0"],
    [12.345, "12.35"],
    [0.004, "<0.01"],
    [-0.004, ">-0.01"],
    [0.005, "0.01"],
    [Number.NaN, "–"],
    [undefined, "–"],
  ])("%s is %s", (value, text) => expect(formatNumber(value)).toBe(text));

  it.each<[number, string]>([
    [834_200, "834,200"],
    [999_949, "999,949"],
    [999_960, "1 M"],
    [1_200_000, "1.2 M"],
    [3.44e9, "3.4 B"],
    [-7e12, "-7 T"],
  ])("%s is abbreviated to %s", (value, text) => expect(plain(formatAbbreviated(value))).toBe(text));

  it("never says nothing of something", () => {
    fc.assert(
      fc.property(fc.double({ min: Number.MIN_VALUE, max: 1e15, noNaN: true }), (value) => {
        expect(formatNumber(value)).not.toBe("0");
        expect(formatDollars(value)).not.toBe("$0");
      }),
    );
  });
});

describe("dollars and percent", () => {
  it.each<[number | undefined, string]>([
    [1_234_567, "$1.2 M"],
    [834_200.4, "$834,200"],
    [0, "$0"],
    [0.2, "<$1"],
    [-2_000, "-$2,000"],
    [undefined, "–"],
  ])("%s dollars is %s", (value, text) => expect(plain(formatDollars(value))).toBe(text));

  it.each<[number, string]>([
    [0, "0%"],
    [0.124, "12.4%"],
    [0.0001, "<0.1%"],
    [0.9999, ">99.9%"],
    [1, "100%"],
  ])("%s is %s", (share, text) => expect(formatPercent(share)).toBe(text));

  it("claims all or nothing of no share between", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1, minExcluded: true, maxExcluded: true, noNaN: true }),
        (share) => {
          expect(["0%", "100%"]).not.toContain(formatPercent(share));
        },
      ),
    );
  });
});

describe("measures", () => {
  it.each<[string, string]>([
    [formatDistance(850), "850 m"],
    [formatDistance(3.25), "3.3 m"],
    [formatDistance(999.6), "1 km"],
    [formatDistance(1_240), "1.2 km"],
    [formatDistance(123_456), "123 km"],
    [formatArea(12_500), "1.25 ha"],
    [formatArea(9.99e9), "999,000 ha"],
    [formatArea(1e10), "10,000 km²"],
    [formatDepth(0.453), "45 cm"],
    [formatDepth(0.997), "1 m"],
    [formatDepth(1.2), "1.2 m"],
    [formatQuantity(12.4, "km"), "12.4 km"],
    [formatQuantity(1_520, "each"), "1,520"],
    [formatQuantity(undefined, "ha"), "–"],
  ])("%s", (text, expected) => expect(plain(text)).toBe(expected));

  it("dates are day first", () => expect(formatDate(new Date(2026, 10, 21, 9))).toBe("21/11/2026"));
});

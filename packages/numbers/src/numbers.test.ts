import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type AmountUnit,
  formatAbbreviated,
  formatAmount,
  formatArea,
  formatAttribute,
  formatChart,
  formatCount,
  formatDepth,
  formatDistance,
  formatGauge,
  formatHistogram,
  formatInScale,
  formatIntensity,
  formatMoney,
  formatMultiHazard,
  formatNamed,
  formatNumber,
  formatPercent,
  formatQuantity,
  formatStated,
  formatSummary,
  intensityScale,
  withUnit,
} from "./numbers.ts";

/** Numbers stand off their units by a no-break space; tests read better with a plain one. */
const plain = (text: string) => text.replaceAll("\u00a0", " ");

describe("a number in a panel", () => {
  it.each<[number | undefined, string]>([
    [1234, "1,234"],
    [0, "0"],
    [-0, "0"],
    [12.345, "12.35"],
    [0.01, "0.01"],
    [Number.NaN, "–"],
    [undefined, "–"],
  ])("%s is %s", (value, text) => expect(formatNumber(value)).toBe(text));

  it("AMB-26 is '<0.01' for any value above 0 and below 0.01", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 0.01, minExcluded: true, maxExcluded: true, noNaN: true }),
        (value) => {
          expect(formatNumber(value)).toBe("<0.01");
          expect(formatChart(value)).toBe("<0.01");
          expect(formatNumber(-value)).toBe(">-0.01");
        },
      ),
    );
  });

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
        for (const format of [
          formatNumber,
          (amount: number) => formatMoney(amount, "NZD"),
          formatHistogram,
          formatMultiHazard,
          formatSummary,
          formatStated,
        ])
          expect(format(value)).not.toMatch(/^\D?0$/);
      }),
    );
  });
});

describe("a format that the specification names", () => {
  it.each<[string, string, string]>([
    ["a chart: 2 decimals", formatChart(6_979.064), "6,979.06"],
    ["a histogram: 1 decimal", formatHistogram(12.34), "12.3"],
    ["several hazards: 2 decimals up to 1,000", formatMultiHazard(1_000), "1,000"],
    ["several hazards: 2 decimals up to 1,000", formatMultiHazard(999.456), "999.46"],
    ["several hazards: none above 1,000", formatMultiHazard(1_000.4), "1,000"],
    ["the summary: blank for nothing", formatSummary(0), ""],
    ["the summary: 4 decimals up to 0.1", formatSummary(0.01234), "0.0123"],
    ["the summary: 4 decimals up to 0.1", formatSummary(0.1), "0.1"],
    ["the summary: 2 decimals above", formatSummary(0.12345), "0.12"],
    ["the summary: too small for 4", formatSummary(0.00001), "<0.0001"],
    ["a gauge: below 1%", formatGauge(0.0099), "<1%"],
    ["a gauge: 1% and more", formatGauge(0.01), "1%"],
    ["a gauge: nothing", formatGauge(0), "0%"],
    ["a gauge without a whole", formatGauge(undefined), "–"],
    ["a count", formatCount(1_520), "1,520"],
    ["as stated", formatStated(0.123456), "0.123456"],
  ])("%s", (_where, text, expected) => expect(text).toBe(expected));
});

describe("money", () => {
  it.each<[number | undefined, string, string]>([
    [1_234_567, "NZD", "$1.2 M"],
    [834_200.4, "NZD", "$834,200"],
    [999_999.7, "NZD", "$1 M"],
    [0, "NZD", "$0"],
    [0.2, "NZD", "<$1"],
    [0.2, "USD", "<US$1"],
    [0.7, "NZD", "$1"],
    [-0.2, "NZD", "$0"],
    [-2_000, "NZD", "-$2,000"],
    [1_234_567, "USD", "US$1.2 M"],
    [42, "EUR", "€42"],
    [400, "CHF", "CHF 400"],
    [undefined, "NZD", "–"],
  ])("%s of %s is %s", (value, currency, text) => expect(plain(formatMoney(value, currency))).toBe(text));
});

describe("an amount", () => {
  it.each<[number | undefined, AmountUnit, string]>([
    [4_771, { currency: "NZD" }, "$4,771"],
    [4_771, { currency: null, unit: "people" }, "4,771 people"],
    [4_771.4, { currency: null, unit: "people" }, "4,771 people"],
    [1, { currency: null, unit: "people" }, "1 person"],
    [0.3, { currency: null, unit: "people" }, "<1 person"],
    [0, { currency: null, unit: "people" }, "0 people"],
    [-12, { currency: null, unit: "people" }, "-12 people"],
    [1_234_567, { currency: null, unit: "people" }, "1.2 M people"],
    [12.4, { currency: null, unit: "km" }, "12.4 km"],
    [4_771, { currency: null }, "4,771"],
    [undefined, { currency: null, unit: "people" }, "–"],
    [undefined, { currency: "NZD" }, "–"],
  ])("%s in %o is %s", (value, unit, text) => expect(plain(formatAmount(value, unit))).toBe(text));
});

describe("a share", () => {
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
          for (const format of [formatPercent, formatGauge])
            expect(["0%", "100%"]).not.toContain(format(share));
        },
      ),
    );
  });
});

describe("a measure with its unit", () => {
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
    [formatDepth(0.004), "<1 cm"],
    [formatQuantity(12.4, "km"), "12.4 km"],
    [formatQuantity(1_520, "each"), "1,520"],
    [formatQuantity(undefined, "ha"), "–"],
    [formatQuantity(6_979.06, "ha"), "6,979.06 ha"],
    [formatQuantity(6_979.06, "ha", formatMultiHazard), "6,979 ha"],
    [formatIntensity(0.97, "m"), "97 cm"],
    [formatIntensity(97, "cm"), "97 cm"],
    [formatIntensity(970, "mm"), "97 cm"],
    [formatIntensity(1.234, "m"), "1.23 m"],
    [formatIntensity(32.14, "%"), "32.1%"],
    [formatIntensity(7.43, "MMI"), "MMI 7.4"],
    [formatIntensity(0.354, "g"), "0.35 g"],
    [formatIntensity(12, ""), "12"],
    [formatIntensity(1, "days"), "1 day"],
    [formatIntensity(12, "days"), "12 days"],
    [formatInScale(0.5, "m"), "0.5 m"],
    [withUnit("7.8", "Mw"), "Mw 7.8"],
    [withUnit("1", "years"), "1 year"],
    [withUnit("100", "years"), "100 years"],
    [formatIntensity(null, "m"), "–"],
  ])("%s", (text, expected) => expect(plain(text)).toBe(expected));
});

describe("a number under a key", () => {
  it.each([
    ["year_built", 1987, "1987"],
    ["built_year", 1987, "1987"],
    ["year", 2100, "2100"],
    ["floor_area", 1987.5, "1,987.5"],
    ["damage_per_year", 1234567.891, "1,234,567.89"],
    ["damage_per_year", 2000, "2,000"],
    ["loss_year", 0.1 + 0.2, "0.3"],
    ["loss_year", 834_200, "834,200"],
    ["year_built", 999, "999"],
    ["year_built", 3000, "3,000"],
  ])("%s %d reads %s", (key, value, text) => expect(formatNamed(key, value)).toBe(text));

  it("stands between its prefix and its unit", () => {
    expect(formatAttribute({ key: "cost", prefix: "$" }, 834_200)).toBe("$834,200");
    expect(formatAttribute({ key: "loss_year", prefix: "$" }, 2000)).toBe("$2,000");
    expect(formatAttribute({ key: "year_built" }, 1987)).toBe("1987");
    expect(plain(formatAttribute({ key: "span", unit: "m" }, 12.5))).toBe("12.5 m");
  });
});

it("an axis has one unit: centimetres where all of it lies below a metre", () => {
  expect(intensityScale("m", 0.45)).toEqual({ unit: "cm", scale: 100 });
  expect(intensityScale("m", 1.2)).toEqual({ unit: "m", scale: 1 });
  expect(intensityScale("mm", 2_500)).toEqual({ unit: "m", scale: 0.001 });
  expect(intensityScale("%", 40)).toEqual({ unit: "%", scale: 1 });
});

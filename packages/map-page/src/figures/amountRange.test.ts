import { expect, it } from "vitest";
import { amountRange } from "./amountRange.ts";

it("says a range only where there is one, in its unit", () => {
  expect(amountRange({ min: 5, max: 5 }, { currency: "NZD" })).toBeUndefined();
  expect(amountRange({ min: 2_000_000, max: 3_100_000 }, { currency: "USD" })).toBe(
    "Between US$2\u00a0M and US$3.1\u00a0M",
  );
  expect(amountRange({ min: 40, max: 52 }, { currency: null, unit: "people" })).toBe(
    "Between 40\u00a0people and 52\u00a0people",
  );
});

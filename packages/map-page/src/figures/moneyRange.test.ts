import { expect, it } from "vitest";
import { moneyRange } from "./moneyRange.ts";

it("says a range only where there is one", () => {
  expect(moneyRange({ min: 5, max: 5 }, "NZD")).toBeUndefined();
  expect(moneyRange({ min: 2_000_000, max: 3_100_000 }, "USD")).toBe("Between US$2\u00a0M and US$3.1\u00a0M");
});

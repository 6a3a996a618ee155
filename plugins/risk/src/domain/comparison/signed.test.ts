import { formatCount, formatMoney } from "@stopbank/numbers";
import { expect, it } from "vitest";
import { signed } from "./signed.ts";

it.each([
  [20, "+20"],
  [-1_234, "−1,234"],
  [0, "0"],
])("writes %s with its sign", (difference, text) => {
  expect(signed(difference, formatCount)).toBe(text);
});

it("signs money before its symbol", () => {
  expect(signed(-2_500_000, (amount) => formatMoney(amount, "NZD"))).toBe("−$2.5\u00a0M");
});

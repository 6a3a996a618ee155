import { expect, it } from "vitest";
import { belowClasses } from "./belowClasses.ts";

const none = { unspecified: 0, potential: 0, exposed: 0, insignificant: 0, low: 0, medium: 0, high: 0 };

it("is what the total has and no class", () => {
  expect(belowClasses({ ...none, low: 200, high: 50.5, total: 300.5 })).toBe(50);
  // Sums in another order differ in their last digits.
  expect(belowClasses({ ...none, low: 0.1, high: 0.2, total: 0.1 + 0.2 })).toBeUndefined();
});

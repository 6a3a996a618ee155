import { expect, it } from "vitest";
import { retryAfterSeconds } from "./retryAfter.ts";

it("B-13: waits twice as long each time, up to five minutes, half of it by chance", () => {
  expect([1, 2, 3, 6, 7, 40].map((attempt) => retryAfterSeconds(attempt, 1))).toEqual([
    5, 10, 20, 160, 300, 300,
  ]);
  expect(retryAfterSeconds(3, 0)).toBe(10);
});

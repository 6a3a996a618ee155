import { expect, it } from "vitest";
import { onceIn } from "./onceIn.ts";

it("is true once in a time, and forgets the oldest where there are too many", () => {
  let nowMs = 0;
  const isFirst = onceIn(1_000, 2, () => nowMs);
  expect([isFirst("a"), isFirst("a"), isFirst("b")]).toEqual([true, false, true]);
  nowMs = 999;
  expect(isFirst("a")).toBe(false);
  nowMs = 1_000;
  expect([isFirst("a"), isFirst("a")]).toEqual([true, false]);
  isFirst("c");
  isFirst("d");
  // Said a moment ago, and pushed out.
  expect(isFirst("a")).toBe(true);
});

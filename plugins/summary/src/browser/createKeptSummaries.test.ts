import { expect, it } from "vitest";
import { createKeptSummaries } from "./createKeptSummaries.ts";

it("SUM-08 keeps the twelve answers that were used last", () => {
  const kept = createKeptSummaries();
  for (let at = 0; at < 12; at++) kept.keep(`${at}`, {});
  kept.get("0");
  kept.keep("12", {});
  expect(["0", "1", "2", "12"].map((key) => kept.get(key) !== undefined)).toEqual([true, false, true, true]);
});

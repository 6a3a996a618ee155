import { expect, it } from "vitest";
import { sourceLine } from "./sourceLine.ts";

it("EXP-14 names version, licence, date and where the rules are on every page", () => {
  expect(sourceLine("0123456789abcdef", "CC BY 4.0", "27 November 2026")).toBe(
    "Dataset version 0123456789abcdef · CC BY 4.0 · 27 November 2026 · Rules at the end",
  );
  expect(sourceLine("0", "A licence of many words that goes on and on and on", "today")).toContain(
    " · A licence of many words that goes on and on… · ",
  );
});

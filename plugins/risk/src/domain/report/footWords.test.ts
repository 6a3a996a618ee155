import { expect, it } from "vitest";
import { sourceLine, subjectLine } from "./footWords.ts";

const flood = (years: number) => `River flooding, 1 in ${years} years`;

it.each([
  ["all of them", [flood(20), flood(100)], `${flood(20)}; ${flood(100)} · All of the data`],
  [
    "as many as there is room for",
    Array.from({ length: 9 }, (_, at) => flood(100 + at)),
    `${flood(100)}; ${flood(101)} and 7 more · All of the data`,
  ],
  ["none", [], "All of the data"],
])("EXP-14 names scenarios on every page: %s", (_case, names, line) => {
  expect(subjectLine(names, "All of the data")).toBe(line);
});

it("EXP-14 names one however long it is", () => {
  const name = "x".repeat(200);
  expect(subjectLine([name, "y"], "Ōtaki")).toBe(`${name} and 1 more · Ōtaki`);
});

it("EXP-14 names version, licence, date and where the rules are on every page", () => {
  expect(sourceLine("0123456789abcdef", "CC BY 4.0", "27 November 2026")).toBe(
    "Dataset version 0123456789abcdef · CC BY 4.0 · 27 November 2026 · Rules at the end",
  );
  expect(sourceLine("0", "A licence of many words that goes on and on and on", "today")).toContain(
    " · A licence of many words that goes on and on… · ",
  );
});

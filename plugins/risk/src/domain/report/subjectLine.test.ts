import { expect, it } from "vitest";
import { subjectLine } from "./subjectLine.ts";

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

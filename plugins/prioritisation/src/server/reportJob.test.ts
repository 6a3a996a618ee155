import { Value } from "typebox/value";
import { expect, it } from "vitest";
import { reportJob } from "./reportJob.ts";

it.each([
  ["2026-11-28", true],
  ["2026-13-01", false],
  ["2026-00-10", false],
  ["2026-11-32", false],
  ["2026-1-1", false],
  ["2026-11-28/../x", false],
])("PRI-17 names the report after the day %s: %s", (day, isOne) => {
  expect(Value.Check(reportJob.params, { scene: "v=2&client=larkhaven", day })).toBe(isOne);
});

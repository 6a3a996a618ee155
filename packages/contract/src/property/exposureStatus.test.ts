import fc from "fast-check";
import { expect, it } from "vitest";
import { exposureStatus } from "./exposureStatus.ts";

const states = ["true", "false", "unknown"] as const;
const sources = ["calculated", "none", "other"] as const;
const record = fc.record({
  is_exposed: fc.constantFrom(...states),
  hazard_extent_source: fc.constantFrom(...sources),
});
const of = (is_exposed: (typeof states)[number], hazard_extent_source: (typeof sources)[number]) => ({
  is_exposed,
  hazard_extent_source,
});

it.each([
  ["exposed, whatever its extent comes from", [of("true", "none")], "exposed"],
  ["not exposed where the study says how far it reaches", [of("false", "other")], "not exposed"],
  ["not known where values alone say that it is not exposed", [of("false", "calculated")], "unknown"],
  ["not known where it was not assessed", [of("unknown", "none")], "unknown"],
  ["not known where it was not assessed within a study's extent", [of("unknown", "other")], "unknown"],
  ["not known without a source of the extent", [of("false", "none")], "unknown"],
  [
    "exposed by one record, however many leave it open",
    [of("unknown", "none"), of("true", "other")],
    "exposed",
  ],
  ["not exposed without any record", [], "not exposed"],
] as const)("PRO-07 a property is %s", (_what, records, status) => {
  expect(exposureStatus(records)).toBe(status);
});

it("PRO-07 exposed wins over not known, and not known over not exposed, in whatever order records come", () => {
  fc.assert(
    fc.property(fc.array(record, { maxLength: 6 }), fc.array(record, { maxLength: 6 }), (one, other) => {
      const rank = { exposed: 2, unknown: 1, "not exposed": 0 };
      const both = exposureStatus([...one, ...other]);
      expect(rank[both]).toBe(Math.max(rank[exposureStatus(one)], rank[exposureStatus(other)]));
      expect(exposureStatus([...other, ...one])).toBe(both);
    }),
  );
});

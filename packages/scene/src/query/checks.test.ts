import { AttributeFilter } from "@stopbank/contract/selection";
import fc from "fast-check";
import { Check } from "typebox/value";
import { describe, expect, it } from "vitest";
import { Camera, Drawer } from "../scene.ts";
import { isAttributeFilter, isCamera } from "./checks.ts";
import { isTabId } from "./isTabId.ts";

const value = fc.oneof(
  fc.double(),
  fc.constantFrom(-180, 180, -90, 90, 0, 24, 85, "2020-01-31", "2020-1-31", "", true, null),
  fc.string(),
  fc.array(fc.oneof(fc.string(), fc.integer()), { maxLength: 3 }),
);

describe("what an address is read by", () => {
  it("takes the cameras that the schema takes", () => {
    const side = (limit: number) => fc.oneof(fc.double({ min: -limit, max: limit }), value);
    const camera = fc.record({
      longitude: side(200),
      latitude: side(100),
      zoom: side(30),
      pitch: side(100),
      bearing: side(200),
    });
    fc.assert(
      fc.property(camera, (made) => {
        expect(isCamera(made)).toBe(Check(Camera, made));
      }),
      { numRuns: 1_000 },
    );
  });

  it("takes the tabs that the schema takes", () => {
    const id = fc.oneof(fc.string(), fc.stringMatching(/^[A-Za-z][A-Za-z0-9.-]{0,70}$/));
    fc.assert(
      fc.property(id, (focus) => {
        expect(isTabId(focus)).toBe(Check(Drawer, { open: true, focus }));
      }),
      { numRuns: 1_000 },
    );
  });

  it("takes the filters that the schema takes", () => {
    const part = fc.oneof(
      fc.constantFrom("min", "max", "values", "contains", "after", "before", "null_values", "toString"),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.dictionary(part, value, { maxKeys: 3 }), (made) => {
        expect(isAttributeFilter(made)).toBe(Check(AttributeFilter, made));
      }),
      { numRuns: 2_000 },
    );
    const long = "a".repeat(501);
    for (const made of [{ contains: long }, { values: [long] }, { values: Array(1_001).fill("a") }])
      expect([isAttributeFilter(made), Check(AttributeFilter, made)]).toEqual([false, false]);
  });
});

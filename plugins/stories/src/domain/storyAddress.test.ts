import { storyAt } from "@stopbank/contract/story-links";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clampStep, slugOf, stepAt, storyPath, withStep } from "./storyAddress.ts";

describe("where a story is", () => {
  it.each([
    ["A flood of the Awatōrea", "/risk/stories/1/a-flood-of-the-awatorea"],
    ["  1% a year: what?! ", "/risk/stories/1/1-a-year-what"],
    ["水", "/risk/stories/1"],
    [`${"sea ".repeat(40)}`, `/risk/stories/1/${"sea-".repeat(20).slice(0, -1)}`],
  ])("STO-01 its address has its title: %s", (title, path) => {
    expect(storyPath({ id: 1, title })).toBe(path);
    expect(slugOf(title).length).toBeLessThanOrEqual(80);
  });

  it.each([
    ["/risk/stories", undefined],
    ["/risk/stories/", undefined],
    ["/risk/stories/1", 1],
    ["/risk/stories/12/anything", 12],
    ["/risk/stories/one", Number.NaN],
    ["/risk/stories/1.5", Number.NaN],
    ["/risk/stories/-1", Number.NaN],
    ["/risk/stories/1e3", Number.NaN],
  ])("STO-01 an address asks for a whole number or for none: %s", (path, id) => {
    expect(storyAt(path)).toBe(id);
  });

  it.each([
    ["", 0],
    ["?step=5", 4],
    ["step=1", 0],
    ["?v=2&step=3&client=x", 2],
    ["?step=0", 0],
    ["?step=99", 11],
    ["?step=-2", 0],
    ["?step=two", 0],
  ])("STO-06 %j opens a step there is", (search, index) => {
    expect(stepAt(search, 12)).toBe(index);
  });

  it("keeps all else of an address, and reads back what it wrote", () => {
    expect(withStep("?v=2&step=3&at=1,2,3", 4)).toBe("?v=2&at=1,2,3&step=5");
    expect(withStep("?step=3", 0)).toBe("");
    fc.assert(
      fc.property(fc.nat(200), fc.constantFrom("", "?v=2&client=a%20b", "?step=7"), (index, search) => {
        expect(stepAt(withStep(search, index), 201)).toBe(index);
      }),
    );
  });

  it("STO-06 keeps an index within the story", () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true }), fc.integer({ min: 1, max: 500 }), (index, count) => {
        const clamped = clampStep(index, count);
        expect(Number.isInteger(clamped) && clamped >= 0 && clamped < count).toBe(true);
      }),
    );
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { idOf, withIds } from "./headings.ts";

describe("ids of headings", () => {
  it("GUI-09 have -2 and -3 where the words are there already, and none where there are no words", () => {
    const titles = ["Chance", "chance!", "Chance", "", "  ", "Chance 2", "Tāone", "風"];
    expect(withIds(titles.map((title) => ({ title, level: 2 }))).map(({ id }) => id)).toEqual([
      "chance",
      "chance-2",
      "chance-3",
      "chance-2-2",
      "taone",
      "section",
    ]);
  });

  it("are all different, whatever the words", () => {
    const title = fc.oneof(fc.constantFrom("a", "a 2", "A-2", "a-2-2", ""), fc.string());
    fc.assert(
      fc.property(fc.array(title), (titles) => {
        const ids = withIds(titles.map((each) => ({ title: each, level: 3 }))).map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.every((id) => /^[a-z0-9-]+$/.test(id))).toBe(true);
      }),
    );
    expect(idOf("Ōtākaro / Avon")).toBe("otakaro-avon");
  });
});

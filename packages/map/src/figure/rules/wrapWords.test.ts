import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { legendWraps, wrapWords } from "./wrapWords.ts";

describe("EXP-06 words of a legend", () => {
  it.each([
    ["Coastal inundation depth above ground", ["Coastal inundation", "depth above ground"]],
    ["Exactly twenty-three ch", ["Exactly twenty-three ch"]],
    ["Exactly twenty-three cha", ["Exactly twenty-three", "cha"]],
    ["  Te  Whanganui-a-Tara\nriver flooding ", ["Te Whanganui-a-Tara", "river flooding"]],
    ["Deeper than the floor 0.5\u00a0m", ["Deeper than the floor", "0.5\u00a0m"]],
    ["", []],
  ] as const)("wraps the title %j", (title, lines) =>
    expect(wrapWords(title, legendWraps.title)).toEqual(lines),
  );

  it("counts a letter with its macron once, however it is written", () => {
    const long = "ā".normalize("NFD").repeat(21);
    expect(wrapWords(long, legendWraps.item)).toEqual([long]);
    expect(wrapWords(`${long}e`, legendWraps.item)).toEqual([long, "e"]);
  });

  it("keeps every letter in its order, and no line longer than is allowed nor with room for the next word", () =>
    fc.assert(
      fc.property(fc.lorem({ maxCount: 30 }), fc.integer({ min: 3, max: 30 }), (text, most) => {
        const lines = wrapWords(text, most);
        expect(lines.join("").replaceAll(" ", "")).toBe(text.replaceAll(" ", ""));
        for (const [at, line] of lines.entries()) {
          expect(line.length).toBeLessThanOrEqual(most);
          const next = lines[at + 1]?.split(" ")[0];
          const isWholeWord = next !== undefined && text.split(" ").includes(next);
          if (isWholeWord && text.split(" ").includes(line.split(" ").at(-1) ?? ""))
            expect(line.length + 1 + next.length).toBeGreaterThan(most);
        }
      }),
    ));
});

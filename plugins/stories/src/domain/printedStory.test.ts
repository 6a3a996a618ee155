import { expect, it } from "vitest";
import { partsOf, placesIn, printedPart, printedQuery, storyFileName } from "./printedStory.ts";

it("names a part of a story in the address it is printed from", () => {
  const query = printedQuery("larkhaven", { story: 12, part: 2, page: 9 });
  expect(query).toBe("v=2&client=larkhaven&story=12&part=2&page=9");
  expect(printedPart(`?${query}&size=A4`)).toEqual({ story: 12, part: 2, page: 9 });
  for (const search of ["?v=2", "?v=2&page=-1", "?v=2&page=1.5", "?v=2&page=%7D"])
    expect(printedPart(search)).toEqual({ story: Number.NaN, part: Number.NaN, page: 1 });
});

it("gives its file a name that every system takes", () => {
  const at = "2026-11-28T10:00:00Z";
  expect(storyFileName('What "if": the sea?', at)).toBe("What -if-- the sea- 2026-11-28");
});

it("prints every card once, a few at a time", () => {
  for (const cards of [1, 4, 5, 12, 101]) {
    const places = Array.from({ length: partsOf(cards) }, (_, part) => placesIn(part, cards));
    expect(places.flat()).toEqual(Array.from({ length: cards }, (_, at) => at));
    expect(Math.max(...places.map(({ length }) => length))).toBeLessThanOrEqual(4);
  }
});

import { expect, it } from "vitest";
import { printedQuery, printedStory, storyFileName } from "./printedStory.ts";

it("names a story in the address it is printed from", () => {
  const query = printedQuery("larkhaven", 12);
  expect(query).toBe("v=2&client=larkhaven&story=12");
  expect(printedStory(`?${query}&size=A4`)).toBe(12);
  expect(printedStory("?v=2")).toBeNaN();
});

it("gives its file a name that every system takes", () => {
  expect(storyFileName('What "if": the sea?', "2026-11-28T10:00:00Z")).toBe("What -if-- the sea- 2026-11-28");
});

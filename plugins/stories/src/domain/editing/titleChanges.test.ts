import type { Story } from "@stopbank/contract/story";
import fc from "fast-check";
import { expect, it } from "vitest";
import { titleChanges } from "./titleChanges.ts";

const story = (title: string, ...steps: string[]): Story => ({
  title,
  description: "",
  chapters: [{ title: "Chapter", steps: steps.map((one) => ({ title: one, sections: [] })) }],
});

it("says which titles went and which came", () => {
  expect(titleChanges(story("A", "one", "two"), story("A", "two", "three"))).toEqual([
    { kind: "same", title: "A" },
    { kind: "same", title: "Chapter" },
    { kind: "gone", title: "one" },
    { kind: "same", title: "two" },
    { kind: "new", title: "three" },
  ]);
});

it("has all titles of both, in order", () => {
  const titles = fc.array(fc.constantFrom("a", "b", "c"), { maxLength: 8 });
  fc.assert(
    fc.property(titles, titles, (before, after) => {
      const changes = titleChanges(story("s", ...before), story("s", ...after)).slice(2);
      const left = (without: string) =>
        changes.filter(({ kind }) => kind !== without).map(({ title }) => title);
      expect(left("new")).toEqual(before);
      expect(left("gone")).toEqual(after);
    }),
  );
});

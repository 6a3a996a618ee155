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

const withNotes = (notes: string, title = "") => ({ title, sections: [], notes });
const told = (...steps: Story["chapters"][number]["steps"]): Story => ({
  title: "A",
  description: "",
  chapters: [{ title: "Chapter", steps }],
});

it("story authoring: says of a part of the same title what of it is otherwise", () => {
  const before = told(withNotes("Slowly.", "one"), { title: "two", sections: [] });
  const after = told({ title: "one", sections: [{ header: "New" }] }, { title: "two", sections: [] });
  after.chapters[0] = { title: "Chapter", steps: after.chapters[0]?.steps ?? [], contexts: [] };
  expect(titleChanges(before, { ...after, coverImageUrl: "media/a.webp" })).toEqual([
    { kind: "changed", title: "A", fields: ["cover"] },
    { kind: "changed", title: "Chapter", fields: ["layers"] },
    { kind: "changed", title: "one", fields: ["text", "notes"] },
    { kind: "same", title: "two" },
  ]);
});

it("takes those of one title for the same that have not changed, and no chapter for a step", () => {
  const [first, second] = [withNotes("first"), withNotes("second")];
  expect(titleChanges(told(first, second), told(withNotes("new"), first, second)).slice(2)).toEqual([
    { kind: "new", title: "" },
    { kind: "same", title: "" },
    { kind: "same", title: "" },
  ]);
  expect(titleChanges(told(first, second), told(second)).slice(2)).toEqual([
    { kind: "gone", title: "" },
    { kind: "same", title: "" },
  ]);
  const chapter = { title: "one", steps: [] };
  const kinds = titleChanges(story("A", "one"), { ...story("A"), chapters: [chapter] }).map(
    ({ kind }) => kind,
  );
  expect(kinds).toEqual(["same", "gone", "gone", "new"]);
});

it("takes fields that were opened and left empty for none", () => {
  const left = told({ title: "one", sections: [{ header: "", content: "", sideImage: "" }] });
  const never = told({ title: "one", sections: [{ header: "" }] });
  expect(titleChanges({ ...left, coverImageUrl: "" }, never).map(({ kind }) => kind)).toEqual([
    "same",
    "same",
    "same",
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

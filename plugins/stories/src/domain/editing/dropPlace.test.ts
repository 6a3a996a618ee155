import type { Story } from "@stopbank/contract/story";
import { describe, expect, it } from "vitest";
import { canDrop, dropEdit } from "./dropPlace.ts";
import { fitSelection, positionOf, type Selection } from "./selection.ts";
import { editStory } from "./storyEdits.ts";

const named = (title: string) => ({ title, sections: [] });
const story: Story = {
  title: "x",
  description: "",
  chapters: [
    { title: "A", steps: ["a", "b", "c"].map(named) },
    { title: "B", steps: ["d"].map(named) },
    { title: "C", steps: [] },
  ],
};
const step = (chapter: number, at: number): Selection => ({ kind: "step", at: { chapter, step: at } });
const chapter = (at: number): Selection => ({ kind: "chapter", chapter: at });
const after = (dragged: Selection, onto: Selection, isAfter: boolean) => {
  const edit = dropEdit({ dragged, onto, isAfter });
  return (
    edit &&
    editStory(story, edit).chapters.map(({ title, steps }) => title + steps.map((s) => s.title).join(""))
  );
};

describe("a row of the outline dropped on another", () => {
  it.each([
    [step(0, 0), step(0, 2), true, ["Abca", "Bd", "C"]],
    [step(0, 0), step(0, 2), false, ["Abac", "Bd", "C"]],
    [step(0, 2), step(0, 0), false, ["Acab", "Bd", "C"]],
    [step(0, 1), step(1, 0), true, ["Aac", "Bdb", "C"]],
    [step(0, 1), chapter(2), true, ["Aac", "Bd", "Cb"]],
    [step(0, 0), step(0, 0), true, undefined],
    [step(0, 0), step(0, 1), false, undefined],
    [chapter(0), chapter(2), true, ["Bd", "C", "Aabc"]],
    [chapter(2), chapter(0), false, ["C", "Aabc", "Bd"]],
    [chapter(0), chapter(1), false, undefined],
  ])("%j on %j (after: %s) gives %j", (dragged, onto, isAfter, order) => {
    expect(after(dragged, onto, isAfter)).toEqual(order);
  });

  it("is refused where it cannot stand", () => {
    expect(canDrop(step(0, 0), { kind: "story" })).toBe(false);
    expect(canDrop(chapter(0), step(0, 0))).toBe(false);
    expect(dropEdit({ dragged: chapter(0), onto: step(1, 0), isAfter: true })).toBeUndefined();
  });
});

it("keeps to a part that is there, and counts steps through all chapters", () => {
  expect(fitSelection(story, step(0, 9))).toEqual(step(0, 2));
  expect(fitSelection(story, step(2, 0))).toEqual(chapter(2));
  expect(fitSelection(story, chapter(9))).toEqual(chapter(2));
  expect(fitSelection({ ...story, chapters: [] }, step(0, 0))).toEqual({ kind: "story" });
  expect(positionOf(story, { chapter: 1, step: 0 })).toEqual({ at: 4, of: 4 });
});

import type { Story, StoryStep } from "@stopbank/contract/story";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { beginHistory, doEdit, redoEdit, typingPauseMs, undoEdit } from "./editHistory.ts";
import { editStory, type StoryEdit, stepBeside } from "./storyEdits.ts";

const step = (title: string): StoryStep => ({ title, sections: [{ header: "h", content: "c" }] });
const story: Story = {
  title: "A flood",
  description: "",
  chapters: [
    { title: "One", steps: [step("a"), step("b"), step("c")] },
    { title: "Two", steps: [] },
    { title: "Three", steps: [step("d")] },
  ],
};
const titles = ({ chapters }: Story) => chapters.map(({ steps }) => steps.map(({ title }) => title).join(""));
const all = (of: Story) => titles(of).join("").split("").sort().join("");

const place = fc.record({ chapter: fc.nat(3), step: fc.nat(4) });
const edit: fc.Arbitrary<StoryEdit> = fc.oneof(
  fc.record({ kind: fc.constant("moveStep" as const), at: place, to: place }),
  fc.record({ kind: fc.constant("moveChapter" as const), chapter: fc.nat(4), to: fc.nat(4) }),
  fc.record({ kind: fc.constant("setStep" as const), at: place, patch: fc.constant({ notes: "n" }) }),
  fc.record({ kind: fc.constant("removeSection" as const), at: place, section: fc.nat(2) }),
);
const destructive: fc.Arbitrary<StoryEdit> = fc.oneof(
  edit,
  fc.record({ kind: fc.constant("removeStep" as const), at: place }),
  fc.record({ kind: fc.constant("removeChapter" as const), chapter: fc.nat(3) }),
  fc.record({ kind: fc.constant("addStep" as const), at: place, value: fc.constant(step("n")) }),
);

describe("what an author does to a story", () => {
  it("moves a step within its chapter, and into another", () => {
    const move = (at: [number, number], to: [number, number]) =>
      titles(
        editStory(story, {
          kind: "moveStep",
          at: { chapter: at[0], step: at[1] },
          to: { chapter: to[0], step: to[1] },
        }),
      );
    expect(move([0, 0], [0, 2])).toEqual(["bca", "", "d"]);
    expect(move([0, 1], [1, 0])).toEqual(["ac", "b", "d"]);
    expect(move([0, 1], [2, 9])).toEqual(["ac", "", "db"]);
    expect(move([1, 0], [0, 0])).toEqual(["abc", "", "d"]);
  });

  it("loses no step and makes none by any moves, and changes nothing it was given", () => {
    const before = JSON.stringify(story);
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 20 }), (edits) => {
        expect(all(edits.reduce(editStory, story))).toBe("abcd");
      }),
    );
    expect(JSON.stringify(story)).toBe(before);
  });

  it("goes by one place through all chapters, also those without a step", () => {
    const beside = (chapter: number, at: number, by: -1 | 1) => stepBeside(story, { chapter, step: at }, by);
    expect(beside(0, 2, 1)).toEqual({ chapter: 1, step: 0 });
    expect(beside(2, 0, -1)).toEqual({ chapter: 1, step: 0 });
    expect(beside(0, 0, -1)).toBeUndefined();
    expect(beside(2, 0, 1)).toBeUndefined();
    expect(beside(0, 1, -1)).toEqual({ chapter: 0, step: 0 });
  });

  it("takes a field away that is set to nothing", () => {
    const noted = editStory(story, { kind: "setStep", at: { chapter: 0, step: 0 }, patch: { notes: "n" } });
    expect(noted.chapters[0]?.steps[0]).toHaveProperty("notes", "n");
    const bare = editStory(noted, {
      kind: "setStep",
      at: { chapter: 0, step: 0 },
      patch: { notes: undefined },
    });
    expect(bare.chapters[0]?.steps[0]).not.toHaveProperty("notes");
  });
});

describe("undo and redo", () => {
  it("come back to every story on the way, whatever was done", () => {
    fc.assert(
      fc.property(fc.array(destructive, { maxLength: 15 }), (edits) => {
        const on = edits.reduce((history, one) => doEdit(history, one, one.kind), beginHistory(story));
        let back = on;
        for (const _edit of edits) back = undoEdit(back);
        expect(back.story).toEqual(story);
        expect(undoEdit(back)).toBe(back);
        let again = back;
        for (const _edit of edits) again = redoEdit(again);
        expect(again.story).toEqual(on.story);
      }),
    );
  });

  it("take back together what was typed into one field without a pause", () => {
    const type = (text: string): StoryEdit => ({ kind: "setStory", patch: { title: text } });
    let history = beginHistory(story);
    history = doEdit(history, type("A"), "Typing", "title", 0);
    history = doEdit(history, type("Ab"), "Typing", "title", 200);
    history = doEdit(history, type("Abc"), "Typing", "title", 200 + typingPauseMs);
    history = doEdit(
      history,
      { kind: "setStory", patch: { description: "d" } },
      "Typing",
      "description",
      210 + typingPauseMs,
    );
    const back = [undoEdit(history), undoEdit(undoEdit(history)), undoEdit(undoEdit(undoEdit(history)))];
    expect(back.map((one) => [one.story.title, one.story.description])).toEqual([
      ["Abc", ""],
      ["Ab", ""],
      ["A flood", ""],
    ]);
  });

  it("has nothing to do again once something else was done", () => {
    const first = doEdit(beginHistory(story), { kind: "removeChapter", chapter: 0 }, "Delete");
    const other = doEdit(undoEdit(first), { kind: "removeChapter", chapter: 1 }, "Delete");
    expect(redoEdit(other)).toBe(other);
  });
});

import type { StoryStep } from "@stopbank/contract/story";
import { useToaster } from "@stopbank/plugin-api/browser";
import type { OutlineDrop } from "../../domain/editing/dropPlace.ts";
import { dropEdit } from "../../domain/editing/dropPlace.ts";
import { refusalWords } from "../../domain/editing/refusalWords.ts";
import { fitSelection, positionOf, type Selection } from "../../domain/editing/selection.ts";
import { editStory, stepBeside } from "../../domain/editing/storyEdits.ts";
import type { StoryDraft } from "./data/useStoryDraft.ts";

export interface OutlineParts {
  readonly draft: StoryDraft;
  readonly selected: Selection;
  readonly select: (part: Selection) => void;
  /** What the map shows, as a step: an area that is drawn there is kept first. */
  readonly takeStep: () => Promise<StoryStep>;
  /** Says something to those who hear the page. */
  readonly say: (words: string) => void;
}

/** What can be done with the chapters and steps of a story, each said and each to be undone. */
export function useOutlineActions({ draft, selected, select, takeStep, say }: OutlineParts) {
  const toaster = useToaster();
  const { story } = draft;
  const stepOf = (part: Selection) =>
    part.kind === "step" ? story.chapters[part.at.chapter]?.steps[part.at.step] : undefined;
  const nameOf = (part: Selection): string | undefined => {
    if (part.kind === "story") return undefined;
    if (part.kind === "step") return `step '${stepOf(part)?.title || "Untitled step"}'`;
    return `chapter '${story.chapters[part.chapter]?.title || part.chapter + 1}'`;
  };
  const place = (part: Selection, after: typeof story): string => {
    if (part.kind === "chapter") return `chapter ${part.chapter + 1} of ${after.chapters.length}`;
    if (part.kind === "story") return "";
    const { at, of } = positionOf(after, part.at);
    return `step ${at} of ${of}, in chapter '${after.chapters[part.at.chapter]?.title ?? ""}'`;
  };
  /** The edit that moves what is selected by one place, and where it is then. */
  const moveBy = (by: -1 | 1) => {
    if (selected.kind === "step") {
      const to = stepBeside(story, selected.at, by);
      return (
        to && {
          edit: { kind: "moveStep" as const, at: selected.at, to },
          after: { kind: "step" as const, at: to },
        }
      );
    }
    if (selected.kind !== "chapter") return undefined;
    const to = selected.chapter + by;
    if (to < 0 || to >= story.chapters.length) return undefined;
    return {
      edit: { kind: "moveChapter" as const, chapter: selected.chapter, to },
      after: { kind: "chapter" as const, chapter: to },
    };
  };
  return {
    name: nameOf(selected),
    canMove: (by: -1 | 1) => moveBy(by) !== undefined,
    move(by: -1 | 1) {
      const move = moveBy(by);
      if (move === undefined) return say(by === -1 ? "It is the first already." : "It is the last already.");
      draft.edit(move.edit, "Move");
      select(move.after);
      say(`Moved: now ${place(move.after, editStory(story, move.edit))}.`);
    },
    drop(drop: OutlineDrop) {
      const edit = dropEdit(drop);
      if (edit === undefined) return;
      draft.edit(edit, "Move");
      if (edit.kind === "moveStep") select({ kind: "step", at: edit.to });
      if (edit.kind === "moveChapter") select({ kind: "chapter", chapter: edit.to });
    },
    addChapter() {
      const after =
        selected.kind === "step"
          ? selected.at.chapter
          : selected.kind === "chapter"
            ? selected.chapter
            : story.chapters.length - 1;
      const value = { title: `Chapter ${story.chapters.length + 1}`, steps: [] };
      draft.edit({ kind: "addChapter", chapter: after + 1, value }, "Add a chapter");
      select({ kind: "chapter", chapter: after + 1 });
      say("A chapter is added.");
    },
    /** @returns whether it is added: an area that is drawn cannot always be kept. */
    async addStep(): Promise<boolean> {
      let value: StoryStep;
      try {
        value = await takeStep();
      } catch (error) {
        toaster.error(refusalWords(error, "The step could not be added. Try again."));
        return false;
      }
      const last = Math.max(0, story.chapters.length - 1);
      const chapter =
        selected.kind === "step"
          ? selected.at.chapter
          : selected.kind === "chapter"
            ? selected.chapter
            : last;
      if (story.chapters.length === 0)
        draft.edit(
          { kind: "addChapter", chapter: 0, value: { title: "Chapter 1", steps: [] } },
          "Add a chapter",
        );
      const count = story.chapters[chapter]?.steps.length ?? 0;
      const at = { chapter, step: selected.kind === "step" ? selected.at.step + 1 : count };
      draft.edit({ kind: "addStep", at, value }, "Add a step");
      select({ kind: "step", at });
      say("A step is added, with what the map shows.");
      return true;
    },
    duplicate() {
      const step = stepOf(selected);
      if (step === undefined || selected.kind !== "step") return;
      const at = { chapter: selected.at.chapter, step: selected.at.step + 1 };
      draft.edit(
        { kind: "addStep", at, value: { ...step, title: `${step.title} (copy)`.slice(0, 300) } },
        "Duplicate the step",
      );
      select({ kind: "step", at });
      say("The step is duplicated.");
    },
    remove() {
      if (selected.kind === "story") return;
      const name = nameOf(selected);
      const edit =
        selected.kind === "step"
          ? { kind: "removeStep" as const, at: selected.at }
          : { kind: "removeChapter" as const, chapter: selected.chapter };
      draft.edit(edit, `Delete the ${selected.kind}`);
      select(fitSelection(editStory(story, edit), selected));
      toaster.show({
        intent: "info",
        message: `${name?.replace(/^./, (first) => first.toUpperCase())} is deleted.`,
        action: {
          label: "Undo",
          run: () => {
            draft.undo();
            select(selected);
          },
        },
      });
    },
  };
}

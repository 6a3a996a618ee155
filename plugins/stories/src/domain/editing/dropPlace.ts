import type { Selection } from "./selection.ts";
import type { StoryEdit } from "./storyEdits.ts";

/** A row of the outline that was dropped on another. */
export interface OutlineDrop {
  readonly dragged: Selection;
  readonly onto: Selection;
  /** On its lower half. */
  readonly isAfter: boolean;
}

/** Steps go anywhere below the story itself; chapters go among chapters. */
export const canDrop = (dragged: Selection, onto: Selection): boolean =>
  dragged.kind === "step" ? onto.kind !== "story" : dragged.kind === "chapter" && onto.kind === "chapter";

/** What a drop does; undefined where it leaves all in its place. A step dropped on a chapter becomes its first. */
export function dropEdit({ dragged, onto, isAfter }: OutlineDrop): StoryEdit | undefined {
  if (dragged.kind === "chapter" && onto.kind === "chapter") {
    const before = onto.chapter + (isAfter ? 1 : 0);
    const to = before > dragged.chapter ? before - 1 : before;
    return to === dragged.chapter ? undefined : { kind: "moveChapter", chapter: dragged.chapter, to };
  }
  if (dragged.kind !== "step" || onto.kind === "story") return undefined;
  const chapter = onto.kind === "chapter" ? onto.chapter : onto.at.chapter;
  const before = onto.kind === "chapter" ? 0 : onto.at.step + (isAfter ? 1 : 0);
  const isSame = chapter === dragged.at.chapter;
  const step = isSame && before > dragged.at.step ? before - 1 : before;
  if (isSame && step === dragged.at.step) return undefined;
  return { kind: "moveStep", at: dragged.at, to: { chapter, step } };
}

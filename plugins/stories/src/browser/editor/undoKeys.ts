import type { KeyboardEvent } from "react";
import type { StoryDraft } from "./data/useStoryDraft.ts";

/** Undo and redo by their keys, anywhere in the editor. Of the map there is an undo too, which these keys are not for here. */
export const undoKeys =
  ({ undo, redo }: Pick<StoryDraft, "undo" | "redo">) =>
  (event: KeyboardEvent<HTMLElement>) => {
    // What floats over the page closes by itself.
    if (!event.currentTarget.contains(event.target as Node)) return;
    const isUndo = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "z";
    const isRedo = (event.ctrlKey && event.key.toLowerCase() === "y") || (isUndo && event.shiftKey);
    if (event.key === "Escape") event.stopPropagation();
    if (!isUndo && !isRedo) return;
    event.stopPropagation();
    event.preventDefault();
    if (isRedo) redo();
    else undo();
  };

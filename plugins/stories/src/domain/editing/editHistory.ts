import type { Story } from "@stopbank/contract/story";
import { editStory, type StoryEdit } from "./storyEdits.ts";

interface Done {
  /** The story before. */
  readonly story: Story;
  /** What was done, in words for 'Undo …'. */
  readonly words: string;
}

/** A story with what was done to it, so that each can be taken back and done again. */
export interface EditHistory {
  readonly story: Story;
  /** The latest last. */
  readonly done: readonly Done[];
  /** The next to be done again last. */
  readonly undone: readonly Done[];
  /** What is being typed, and when its latest letter came; further letters belong to the same edit. */
  readonly typing: { readonly field: string; readonly atMs: number } | undefined;
}

/** Letters that follow within this time, in milliseconds, are taken back together. */
export const typingPauseMs = 1_500;
/** As many edits can be taken back. */
const undoDepth = 200;

export const beginHistory = (story: Story): EditHistory => ({
  story,
  done: [],
  undone: [],
  typing: undefined,
});

/**
 * Does something to a story.
 *
 * @param words what it is: "Delete the step". @param field names the field of what is typed. @param atMs when, in milliseconds.
 */
export function doEdit(
  history: EditHistory,
  edit: StoryEdit,
  words: string,
  field?: string,
  atMs = 0,
): EditHistory {
  const story = editStory(history.story, edit);
  const { typing } = history;
  const isSameTyping = field !== undefined && typing?.field === field && atMs - typing.atMs < typingPauseMs;
  return {
    story,
    done: isSameTyping ? history.done : [...history.done, { story: history.story, words }].slice(-undoDepth),
    undone: [],
    typing: field === undefined ? undefined : { field, atMs },
  };
}

export function undoEdit(history: EditHistory): EditHistory {
  const last = history.done.at(-1);
  if (last === undefined) return history;
  return {
    story: last.story,
    done: history.done.slice(0, -1),
    undone: [...history.undone, { story: history.story, words: last.words }],
    typing: undefined,
  };
}

export function redoEdit(history: EditHistory): EditHistory {
  const next = history.undone.at(-1);
  if (next === undefined) return history;
  return {
    story: next.story,
    done: [...history.done, { story: history.story, words: next.words }],
    undone: history.undone.slice(0, -1),
    typing: undefined,
  };
}

import type { Story } from "@stopbank/contract/story";
import { placeWords } from "@stopbank/story-check/places";
import type { StoryProblem } from "@stopbank/story-check/problems";
import { isSameSelection, type Selection } from "./selection.ts";

/** A problem with the place it is at, in words: "step 3, The stopbank". */
export interface PlacedProblem extends StoryProblem {
  readonly place: string;
}

/** The part of a story that a problem is in. */
export const selectionOf = ({ at, chapter }: StoryProblem): Selection =>
  at !== undefined
    ? { kind: "step", at }
    : chapter !== undefined
      ? { kind: "chapter", chapter }
      : { kind: "story" };

export const withPlaces = (story: Story, problems: readonly StoryProblem[]): readonly PlacedProblem[] =>
  problems.map((problem) => ({ ...problem, place: placeWords(story, problem) }));

/** How many problems are in a part: of a story and a chapter, in their own fields alone. */
export const problemsOf = (problems: readonly StoryProblem[], part: Selection): number =>
  problems.filter((problem) => isSameSelection(selectionOf(problem), part)).length;

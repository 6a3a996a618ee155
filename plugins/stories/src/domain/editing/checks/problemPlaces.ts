import type { Story } from "@stopbank/contract/story";
import { isSameSelection, positionOf, type Selection } from "../selection.ts";
import type { StoryProblem } from "./storyProblems.ts";

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

export function withPlaces(story: Story, problems: readonly StoryProblem[]): readonly PlacedProblem[] {
  const place = ({ at, chapter, section }: StoryProblem): string => {
    if (at === undefined) return chapter === undefined ? "the story" : `chapter ${chapter + 1}`;
    const title = story.chapters[at.chapter]?.steps[at.step]?.title;
    const part = section === undefined ? "" : `, part ${section + 1}`;
    return `step ${positionOf(story, at).at}${title ? ` (${title})` : ""}${part}`;
  };
  return problems.map((problem) => ({ ...problem, place: place(problem) }));
}

/** How many problems are in a part: of a story and a chapter, in their own fields alone. */
export const problemsOf = (problems: readonly StoryProblem[], part: Selection): number =>
  problems.filter((problem) => isSameSelection(selectionOf(problem), part)).length;

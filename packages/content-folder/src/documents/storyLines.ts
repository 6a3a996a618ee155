import type { Story } from "@stopbank/contract/story";

/** The lines of a story's file, counted from 1, in which a chapter and each of its steps begin. */
export interface ChapterLines {
  readonly line: number;
  readonly steps: readonly number[];
}

/**
 * Where the chapters of a story begin in its file, for mistakes that are found when it is looked at as a story. Each line is looked up
 * from the text's beginning by halves: a story of 1 MiB takes some milliseconds.
 */
export const storyLines = (
  { chapters }: Story,
  lineOf: (pointer: string) => number,
): readonly ChapterLines[] =>
  chapters.map(({ steps }, chapter) => ({
    line: lineOf(`/chapters/${chapter}`),
    steps: steps.map((_, step) => lineOf(`/chapters/${chapter}/steps/${step}`)),
  }));

import type { Story } from "@stopbank/contract/story";
import type { StoryProblem } from "./storyProblems.ts";

/** Where in a story a problem is, in words: "step 3 (The stopbank), part 2". Steps count through all chapters. */
export function placeWords({ chapters }: Story, { at, chapter, section }: StoryProblem): string {
  if (at === undefined) return chapter === undefined ? "the story" : `chapter ${chapter + 1}`;
  const before = chapters.slice(0, at.chapter).reduce((sum, { steps }) => sum + steps.length, 0);
  const title = chapters[at.chapter]?.steps[at.step]?.title;
  const part = section === undefined ? "" : `, part ${section + 1}`;
  return `step ${before + at.step + 1}${title ? ` (${title})` : ""}${part}`;
}

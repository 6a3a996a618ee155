import type { ReadDocument } from "@stopbank/content-folder";
import type { Mistake } from "@stopbank/content-folder/mistakes";
import type { ContentDocument } from "@stopbank/contract/content-documents";
import type { Story } from "@stopbank/contract/story";
import { checkParts } from "@stopbank/story-check";
import { placeWords } from "@stopbank/story-check/places";
import type { CheckGround, StoryProblem } from "@stopbank/story-check/problems";

/**
 * What holds a story back by itself, whatever the data of today has: a picture without alternative text, a step without a title, an
 * area that is neither kept nor brought. An import brings what is published elsewhere, perhaps before its data, so layers and regions are not asked for here.
 *
 * @param changed of the documents those that would be published anew.
 * @param hasArea whether an area is kept, or comes with the import.
 * @param turn waits until it is the importer's turn again.
 */
export async function unreadyStories(
  documents: readonly ReadDocument[],
  changed: readonly ContentDocument[],
  { hasArea, turn }: { readonly hasArea: CheckGround["hasArea"]; readonly turn: () => Promise<void> },
): Promise<readonly Mistake[]> {
  const stories = new Map(
    documents.filter(({ kind }) => kind === "story").map((document) => [document.name, document]),
  );
  const mistakes: Mistake[] = [];
  for (const { kind, name, body } of changed) {
    if (kind !== "story") continue;
    const story = body as Story;
    const { file = name, chapterLines = [] } = stories.get(name) ?? {};
    for (const problems of checkParts(story, { ...anyGround, hasArea })) {
      for (const problem of problems)
        if (problem.kind === "error")
          mistakes.push({
            file,
            line: lineOf(problem, chapterLines),
            problem: `In ${placeWords(story, problem)}: ${problem.words}`,
            remedy: "Put it right in the file, or import the story by itself as a draft.",
          });
      await turn();
    }
  }
  return mistakes;
}

/** That of the step or chapter; the first for what is the story's own. */
function lineOf(
  { at, chapter }: StoryProblem,
  chapterLines: NonNullable<ReadDocument["chapterLines"]>,
): number {
  if (at !== undefined) return chapterLines[at.chapter]?.steps[at.step] ?? 1;
  return chapter === undefined ? 1 : (chapterLines[chapter]?.line ?? 1);
}

const always = () => true;
const anyGround: Omit<CheckGround, "hasArea"> = {
  hasElement: always,
  hazardOf: () => "any",
  hasContext: always,
  hasRegion: always,
  hasMedium: always,
  hasPage: always,
};

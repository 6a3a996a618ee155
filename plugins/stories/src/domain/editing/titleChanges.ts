import type { Story } from "@stopbank/contract/story";
import {
  differingFields,
  fieldsOfChapter,
  fieldsOfStep,
  fieldsOfStory,
  type PartField,
  type PartFields,
} from "./differingFields.ts";
import { trimStory } from "./readDraft.ts";

/** What became of a part of a story, which is the story itself, a chapter or a step; parts of one title are taken for the same. */
export type TitleChange =
  | { readonly kind: "same" | "gone" | "new"; readonly title: string }
  | { readonly kind: "changed"; readonly title: string; readonly fields: readonly PartField[] };

interface Part {
  readonly level: "story" | "chapter" | "step";
  readonly title: string;
  readonly fields: PartFields;
}

/** A story, its chapters and steps, in order. */
function partsOf(story: Story): readonly Part[] {
  const trimmed = trimStory(story);
  return [
    { level: "story", title: trimmed.title, fields: fieldsOfStory(trimmed) },
    ...trimmed.chapters.flatMap((chapter): readonly Part[] => [
      { level: "chapter", title: chapter.title, fields: fieldsOfChapter(chapter) },
      ...chapter.steps.map(
        (step): Part => ({ level: "step", title: step.title, fields: fieldsOfStep(step) }),
      ),
    ]),
  ];
}

/** More than a story has parts: one title more in common outweighs all contents. */
const titleWorth = 8_192;

/**
 * How one story became another, title by title: the longest run of titles that both have stays and, of several, the one with the most parts
 * that have not changed.
 */
export function titleChanges(before: Story, after: Story): readonly TitleChange[] {
  const [from, to] = [partsOf(before), partsOf(after)];
  const [fromContents, toContents] = [from, to].map((parts) =>
    parts.map(({ fields }) => JSON.stringify(fields)),
  ) as [string[], string[]];
  const worthOf = (i: number, j: number): number => {
    const [old, next] = [from[i], to[j]];
    if (old === undefined || next === undefined || old.title !== next.title || old.level !== next.level)
      return 0;
    return titleWorth + (fromContents[i] === toContents[j] ? 1 : 0);
  };
  // worths[i][j]: of the best common run of what is left from i and from j on.
  const worths = Array.from({ length: from.length + 1 }, () => new Uint32Array(to.length + 1));
  const at = (i: number, j: number) => worths[i]?.[j] ?? 0;
  for (let i = from.length - 1; i >= 0; i -= 1)
    for (let j = to.length - 1; j >= 0; j -= 1) {
      const worth = worthOf(i, j);
      (worths[i] as Uint32Array)[j] = Math.max(worth && worth + at(i + 1, j + 1), at(i + 1, j), at(i, j + 1));
    }
  const changes: TitleChange[] = [];
  let [i, j] = [0, 0];
  while (i < from.length || j < to.length) {
    const [old, next] = [from[i], to[j]];
    const worth = worthOf(i, j);
    if (old && next && worth > 0 && at(i, j) === worth + at(i + 1, j + 1)) {
      changes.push(changeOf(old, next));
      i += 1;
      j += 1;
    } else if (next === undefined || (old !== undefined && at(i + 1, j) >= at(i, j + 1))) {
      changes.push({ kind: "gone", title: old?.title ?? "" });
      i += 1;
    } else {
      changes.push({ kind: "new", title: next.title });
      j += 1;
    }
  }
  return changes;
}

function changeOf({ title, fields: before }: Part, { fields: after }: Part): TitleChange {
  const fields = differingFields(before, after);
  return fields.length === 0 ? { kind: "same", title } : { kind: "changed", title, fields };
}

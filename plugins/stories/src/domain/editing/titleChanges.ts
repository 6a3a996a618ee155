import type { Story } from "@stopbank/contract/story";

/** What one story has that another has not, by its titles. */
export interface TitleChange {
  readonly kind: "same" | "gone" | "new";
  readonly title: string;
}

/** The titles of a story, its chapters and steps, in order. */
const titlesOf = ({ title, chapters }: Story): readonly string[] => [
  title,
  ...chapters.flatMap((chapter) => [chapter.title, ...chapter.steps.map((step) => step.title)]),
];

/** How the titles of one story became those of another: the longest run of what both have stays. */
export function titleChanges(before: Story, after: Story): readonly TitleChange[] {
  const [from, to] = [titlesOf(before), titlesOf(after)];
  // lengths[i][j]: of the longest common run of what is left from i and from j on.
  const lengths = Array.from({ length: from.length + 1 }, () => new Uint16Array(to.length + 1));
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (let i = from.length - 1; i >= 0; i -= 1)
    for (let j = to.length - 1; j >= 0; j -= 1)
      (lengths[i] as Uint16Array)[j] =
        from[i] === to[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const changes: TitleChange[] = [];
  let [i, j] = [0, 0];
  while (i < from.length || j < to.length) {
    const [old, next] = [from[i], to[j]];
    if (old !== undefined && old === next) {
      changes.push({ kind: "same", title: old });
      i += 1;
      j += 1;
    } else if (next === undefined || (old !== undefined && at(i + 1, j) >= at(i, j + 1))) {
      changes.push({ kind: "gone", title: old ?? "" });
      i += 1;
    } else {
      changes.push({ kind: "new", title: next });
      j += 1;
    }
  }
  return changes;
}

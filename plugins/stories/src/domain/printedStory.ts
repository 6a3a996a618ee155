/** What is set on paper: a chapter of a story at a time, since each of its steps has a map to draw. */
export interface PrintedPart {
  /** The story's number. */
  readonly story: number;
  /** Counted from 0; the first has the introduction. */
  readonly chapter: number;
}

/** What the page that a part of a story is printed from has in its address, without a `?`: the client, the version of links, and the part. */
export const printedQuery = (clientName: string, { story, chapter }: PrintedPart): string =>
  new URLSearchParams({ v: "2", client: clientName, story: `${story}`, chapter: `${chapter}` }).toString();

/** The part of such an address; NaN for what it does not name. */
export function printedPart(search: string): PrintedPart {
  const named = new URLSearchParams(search);
  const read = (name: string) => Number(named.get(name) ?? Number.NaN);
  return { story: read("story"), chapter: read("chapter") };
}

/** A file's name that every system takes: `A flood of the Awatōrea, part 1 2026-11-28`; without a part where there is one alone. */
export function storyFileName(
  title: string,
  part: { readonly chapter: number; readonly of: number },
  madeAt: string,
) {
  const name = title.replace(/[/\\:*?"<>|]/g, "-").slice(0, 120);
  return `${name}${part.of > 1 ? `, part ${part.chapter + 1}` : ""} ${madeAt.slice(0, 10)}`;
}

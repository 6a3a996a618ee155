/** A printer has a minute for a document, and each card has a map to draw. */
const cardsAPart = 4;

/** How many parts a story of `cards` cards is printed in. */
export const partsOf = (cards: number): number => Math.max(1, Math.ceil(cards / cardsAPart));

/** The cards of a part, by their places. */
export const placesIn = (part: number, cards: number): readonly number[] =>
  Array.from({ length: cards }, (_, at) => at).slice(part * cardsAPart, (part + 1) * cardsAPart);

/** What is set on paper: some cards of a story at a time. */
export interface PrintedPart {
  /** The story's number. */
  readonly story: number;
  /** Counted from 0. */
  readonly part: number;
  /** The number of its first page, counted from 1 through all parts. */
  readonly page: number;
}

/** What the page that a part of a story is printed from has in its address, without a `?`: the client, the version of links, and the part. */
export const printedQuery = (clientName: string, { story, part, page }: PrintedPart): string =>
  new URLSearchParams({
    v: "2",
    client: clientName,
    story: `${story}`,
    part: `${part}`,
    page: `${page}`,
  }).toString();

/** The part of such an address; NaN for what it does not name, and page 1. */
export function printedPart(search: string): PrintedPart {
  const named = new URLSearchParams(search);
  const read = (name: string) => Number(named.get(name) ?? Number.NaN);
  const page = read("page");
  return { story: read("story"), part: read("part"), page: Number.isInteger(page) && page > 0 ? page : 1 };
}

/** A file's name that every system takes: `A flood of the Awatōrea 2026-11-28`. */
export const storyFileName = (title: string, madeAt: string) =>
  `${title.replace(/[/\\:*?"<>|]/g, "-").slice(0, 120)} ${madeAt.slice(0, 10)}`;

/** A heading of an article that one can go to. */
export interface Heading {
  readonly id: string;
  readonly title: string;
  /** 2 for a section, 3 for what stands within one. */
  readonly level: 2 | 3;
}

/** A heading's words as the end of an address: small letters and digits of the Latin alphabet, with hyphens between words. */
export const idOf = (title: string): string =>
  title
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/**
 * Gives every heading of an article an id of its own: the second and third of the same words get -2 and -3 (GUI-09). One without words is
 * left out, as there is nothing to press.
 */
export function withIds(headings: readonly Omit<Heading, "id">[]): readonly Heading[] {
  const taken = new Set<string>();
  const counts = new Map<string, number>();
  return headings.flatMap(({ title, level }) => {
    const words = title.trim();
    if (words === "") return [];
    const id = freeOf(idOf(words) || "section", taken, counts);
    taken.add(id);
    return [{ id, title: words, level }];
  });
}

/** @param counts the last number that was given by an id: thousands of the same words are not counted anew each time. */
function freeOf(id: string, taken: ReadonlySet<string>, counts: Map<string, number>): string {
  if (!taken.has(id)) return id;
  let count = counts.get(id) ?? 1;
  do count += 1;
  while (taken.has(`${id}-${count}`));
  counts.set(id, count);
  return `${id}-${count}`;
}

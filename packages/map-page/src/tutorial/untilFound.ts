export interface Patience {
  readonly tries: number;
  readonly everyMs: number;
  /** Whether an element can be seen. */
  readonly isSeen: (element: Element) => boolean;
}

/** As the specification has it: 20 times, each tenth of a second (TUT-06). */
export const usualPatience: Patience = {
  tries: 20,
  everyMs: 100,
  isSeen: (element) => element.checkVisibility() && element.getBoundingClientRect().width > 0,
};

/** The first element of a selector that can be seen now. */
export const findSeen = (selector: string, { isSeen }: Pick<Patience, "isSeen"> = usualPatience) =>
  [...document.querySelectorAll(selector)].find(isSeen);

/** The first element of a selector that can be seen, as soon as there is one; undefined where none comes, or nobody wants it any more. */
export async function untilFound(
  selector: string,
  isWanted: () => boolean,
  patience: Patience = usualPatience,
): Promise<Element | undefined> {
  for (let tries = 1; isWanted(); tries += 1) {
    const found = findSeen(selector, patience);
    if (found !== undefined || tries === patience.tries) return found;
    await new Promise((done) => setTimeout(done, patience.everyMs));
  }
  return undefined;
}

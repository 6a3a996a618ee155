/** Words as they are looked for: small letters without macrons and other marks, one space between what is no letter or digit. */
export const plainWords = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/**
 * How well something fits what was typed: each word typed has to begin one of its words. Title before other words, its beginning before
 * its middle, a whole word before the beginning of one.
 *
 * @returns 0 where it does not fit; 1 where nothing was typed.
 */
export function fitOf(typed: string, title: string, words = ""): number {
  const wanted = plainWords(typed);
  if (wanted === "") return 1;
  const [own, others] = [plainWords(title), plainWords(words)];
  if (own === wanted) return 1_000;
  const begins = own.startsWith(wanted) ? 100 : 0;
  const inTitle = own.split(" ");
  const inWords = others.split(" ");
  let fit = begins;
  for (const word of wanted.split(" ")) {
    const by = Math.max(beginsOne(word, inTitle) * 10, beginsOne(word, inWords));
    if (by === 0) return 0;
    fit += by;
  }
  return fit;
}

/** 2 for a word that is one of these, 1 for one that begins one. */
const beginsOne = (word: string, words: readonly string[]): number =>
  words.includes(word) ? 2 : words.some((each) => each.startsWith(word)) ? 1 : 0;

/** Those that fit what was typed, best first, equals in the order they came in. */
export const bestFits = <T>(
  typed: string,
  all: readonly T[],
  wordsOf: (each: T) => { readonly title: string; readonly words?: string | undefined },
): readonly T[] =>
  all
    .map((each) => {
      const { title, words } = wordsOf(each);
      return { each, fit: fitOf(typed, title, words) };
    })
    .filter(({ fit }) => fit > 0)
    .toSorted((a, b) => b.fit - a.fit)
    .map(({ each }) => each);

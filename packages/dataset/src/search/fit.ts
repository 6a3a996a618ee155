import { type AskedWord, isBegunBy, type Question } from "./AskedWord.ts";
import { canonicalWords, isNumber, searchWords } from "./searchWords.ts";

/** How well a text answers a question, the best first. */
const fits = {
  same: 0,
  begins: 1,
  beginsBegun: 2,
  holds: 3,
  holdsBegun: 4,
  words: 5,
  wordsBegun: 6,
  scattered: 7,
} as const;

export interface Fit {
  /**
   * Sorts before another, part by part: how well, in the title or elsewhere, neighbours in the question that are none there (`3/1` is
   * not `1/3`), words that are spelled otherwise.
   */
  readonly rank: readonly [fit: number, text: number, parted: number, spelledOtherwise: number];
  /** Whether no single text has all words: `14` of a legal description and `Kauri Street` of an address. */
  readonly isAcrossTexts: boolean;
  /** The other text that answers where the title alone does not. */
  readonly by: string | undefined;
}

/** How well something with these texts, its title first, answers a question. */
export function fitOf(texts: readonly string[], { words, typed }: Question): Fit {
  const wordsOf = texts.map(canonicalWords);
  const of = wordsOf.map((each) => textFit(each, words));
  const best = Math.min(...of);
  const at = of.indexOf(best);
  const together = Math.min(best, wordsFit(wordsOf.flat(), words));
  const written = new Set(texts.flatMap(searchWords));
  const spelledOtherwise = typed.filter((word) => !written.has(word)).length;
  const isInTitle = at === 0 && best < fits.scattered;
  return {
    rank: [together, at === 0 ? 0 : 1, partedIn(wordsOf[at] ?? [], words), spelledOtherwise],
    isAcrossTexts: best === fits.scattered && !wordsOf.some((text) => hasLoosely(text, words)),
    by: isInTitle ? undefined : best < fits.scattered ? texts[at] : textWithMissing(wordsOf, texts, words),
  };
}

const textFit = (text: readonly string[], words: readonly AskedWord[]): number =>
  phraseFit(text, words) ?? wordsFit(text, words);

/** Undefined where the words do not stand there one after the other. */
function phraseFit(text: readonly string[], words: readonly AskedWord[]): number | undefined {
  const places = Array.from({ length: Math.max(0, text.length - words.length + 1) }, (_, at) => at);
  const whole = places.find((at) => words.every((word, i) => isWhole(word, text[at + i]!)));
  if (whole === 0) return words.length === text.length ? fits.same : fits.begins;
  const begun = places.find((at) => words.every((word, i) => isThere(word, text[at + i]!)));
  if (begun === 0) return fits.beginsBegun;
  if (whole !== undefined) return fits.holds;
  return begun === undefined ? undefined : fits.holdsBegun;
}

function wordsFit(text: readonly string[], words: readonly AskedWord[]): number {
  if (words.every((word) => text.some((each) => isWhole(word, each)))) return fits.words;
  return words.every((word) => text.some((each) => isThere(word, each))) ? fits.wordsBegun : fits.scattered;
}

/** How many words do not follow there the one that they follow in the question. */
const partedIn = (text: readonly string[], words: readonly AskedWord[]): number =>
  words.slice(1).filter((word, i) => {
    const before = words[i]!;
    return !text.some((each, at) => at > 0 && isWhole(before, text[at - 1]!) && isThere(word, each));
  }).length;

/** The other text that has most of the words that the title lacks. */
function textWithMissing(
  [title = [], ...others]: readonly (readonly string[])[],
  texts: readonly string[],
  words: readonly AskedWord[],
): string | undefined {
  const has = (text: readonly string[]) => (word: AskedWord) => text.some((each) => isThere(word, each));
  const missing = words.filter((word) => !has(title)(word));
  const counts = others.map((text) => missing.filter(has(text)).length);
  const most = Math.max(0, ...counts);
  return most === 0 ? undefined : texts[1 + counts.indexOf(most)];
}

/** Whether a text has all words where each may be begun, and a number may have a letter behind it. */
const hasLoosely = (text: readonly string[], words: readonly AskedWord[]): boolean =>
  words.every((word) =>
    text.some((each) => isBegun(word, each) || word.wholes.some((whole) => isLoosely(whole, each))),
  );

const isLoosely = (whole: string, word: string): boolean =>
  isNumber(whole)
    ? word === whole || (word.startsWith(whole) && /^\p{L}$/u.test(word.slice(whole.length)))
    : word.startsWith(whole);

const isWhole = ({ wholes }: AskedWord, word: string) => wholes.includes(word);
const isBegun = ({ begun }: AskedWord, word: string) => begun !== undefined && isBegunBy(word, begun);
const isThere = (word: AskedWord, each: string) => isWhole(word, each) || isBegun(word, each);

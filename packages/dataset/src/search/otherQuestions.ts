import type { AskedWord, Question } from "./AskedWord.ts";
import type { IndexFile } from "./indexFile.ts";
import { oneTypoAway } from "./oneTypoAway.ts";
import { isNumber } from "./searchWords.ts";
import { shortForms } from "./shortForms.ts";

type Words = Pick<IndexFile, "isWord" | "wordsBegun">;

/** So many words may stand for one with a typo. */
const mostNear = 24;
/** A number has no more letters behind it. */
const mostLettered = 200;
/** Of a question from which words are dropped so many stay. */
const leastWords = 2;

/** Every word may be the beginning of another, and a number may have a letter behind it. */
export function allBegun({ words, typed }: Question, index: Words): Question {
  const begun = (word: AskedWord): AskedWord => {
    const [whole = ""] = word.wholes;
    if (!isNumber(whole)) return { begun: whole, ...word };
    const isLettered = (each: string) => /^\d+\p{L}$/u.test(each) && each.slice(0, -1) === whole;
    return { ...word, wholes: [whole, ...index.wordsBegun(whole, mostLettered).filter(isLettered)] };
  };
  return { typed, words: words.map(begun) };
}

/**
 * The question with other words for one of its own, each a typo away: for the one that the index does not have, or else for each. None
 * where there are two that it does not have.
 */
export function typosMended(question: Question, index: Words): Question[] {
  const unknown = question.words.filter((word) => !isKnown(word, index));
  if (unknown.length > 1) return [];
  return (unknown.length === 0 ? question.words : unknown).flatMap((word) => {
    const wholes = nearWords(word, index);
    if (wholes.length === 0) return [];
    return [{ ...question, words: question.words.map((each) => (each === word ? { wholes } : each)) }];
  });
}

/**
 * The question without words at its end that the index does not have, such as a post code and the country; undefined where there are none, or
 * only numbers would stay.
 */
export function withoutUnknownEnd(question: Question, index: Words): Question | undefined {
  const lastKnown = question.words.findLastIndex((word) => isKnown(word, index));
  const words = question.words.slice(0, lastKnown + 1);
  const saysEnough = words.length >= leastWords && words.some(({ wholes: [whole = ""] }) => !isNumber(whole));
  return saysEnough && words.length < question.words.length ? { ...question, words } : undefined;
}

const isKnown = ({ wholes, begun }: AskedWord, { isWord, wordsBegun }: Words): boolean =>
  wholes.some(isWord) || (begun !== undefined && wordsBegun(begun, 0).length > 0);

function nearWords({ wholes: [whole = ""], begun }: AskedWord, { isWord, wordsBegun }: Words): string[] {
  const near = [...oneTypoAway(begun ?? whole)];
  const words = near.flatMap((word) => shortForms.get(word) ?? (isWord(word) ? [word] : []));
  if (words.length === 0 && begun !== undefined)
    for (const word of near) if (words.length < mostNear) words.push(...wordsBegun(word, 0));
  return [...new Set(words)].slice(0, mostNear);
}

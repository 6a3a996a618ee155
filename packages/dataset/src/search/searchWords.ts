import { foldText } from "@stopbank/risk-engine/fold-text";
import { shortFormBehind, shortForms, unitWords } from "./shortForms.ts";

/**
 * A text's words as they are looked for: whatever the case, macrons and other marks, and what stands between them.
 * Apostrophes are left out, so that `O'Brien` and `obrien` are one word. Letters with a number behind them are parted
 * (`DP1200` is `dp 1200`), a number with a letter behind it is not (`12A` is one house).
 */
export const searchWords = (text: string): string[] =>
  foldText(text)
    .replace(/['’ʻʼ]/g, "")
    .replace(/(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L}{2})/gu, (_, at, whole: string) =>
      isOrdinal(whole, Number(at)) ? "" : " ",
    )
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");

/** Whether the letters from here make an ordinal of the number before: `1st`. */
const isOrdinal = (whole: string, at: number) =>
  /\d/.test(whole[at - 1] ?? "") && /^(?:st|nd|rd|th)(?![\p{L}\p{N}])/u.test(whole.slice(at, at + 3));

/**
 * The same words with one spelling for each: `Road`, `rd`; `Street`, `Saint`, `st`; `12 A`, `12a`. What says that a number
 * is a unit's (`Flat 2`) and `and` are left out, wherever something else is left.
 */
export function canonicalWords(text: string): string[] {
  const words = searchWords(text);
  const kept = words.filter(
    (word, at) => word !== "and" && !(unitWords.has(word) && isUnitName(words[at + 1] ?? "")),
  );
  const joined: string[] = [];
  for (const [at, word] of (kept.length > 0 ? kept : words).entries()) {
    const before = joined.at(-1) ?? "";
    const short = shortFormBehind(before, word);
    // Two words that have one abbreviation: `Deposited Plan` is `DP`.
    const both = shortForms.get(`${before} ${short}`);
    if (both !== undefined) joined[joined.length - 1] = both;
    // The last one may be a word that was only begun: `12 A` is 12 Avenue Road, too.
    else if (isHouseLetter(word) && /^\d+$/.test(before) && at < kept.length - 1)
      joined[joined.length - 1] = before + word;
    else joined.push(short);
  }
  return joined;
}

const isHouseLetter = (word: string) => /^\p{L}$/u.test(word);

const isUnitName = (word: string) => /^\p{N}+\p{L}?$|^\p{L}$/u.test(word);

export const isNumber = (word: string): boolean => /^\p{N}/u.test(word);

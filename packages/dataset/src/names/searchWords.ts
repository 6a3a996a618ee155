import { foldText } from "@stopbank/risk-engine/fold-text";

/**
 * A text's words as they are looked for: whatever the case, macrons and other marks, and what stands between them.
 * Apostrophes are left out, so that `O'Brien` and `obrien` are one word.
 */
export const searchWords = (text: string): string[] =>
  foldText(text)
    .replace(/['’ʻʼ]/g, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");

/** A blank before each word: what begins with a blank begins a word, and no match reaches into the next name. */
export const searchKey = (words: readonly string[]): string => words.map((word) => ` ${word}`).join("");

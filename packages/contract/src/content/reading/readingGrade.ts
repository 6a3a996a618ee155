import { fleschKincaid } from "flesch-kincaid";
import { countSyllables } from "./countSyllables.ts";

/** Of fewer words the formula says little. */
const judgedWords = 60;

/**
 * The school year that a text asks for, by Flesch and Kincaid (1975, Navy Research Branch Report 8-75):
 * 0.39 x words a sentence + 11.8 x syllables a word - 15.59. Undefined for a text that is too short to judge.
 *
 * @param text plain English, without marks. Syllables are counted as English has them, which for te reo Māori is rough.
 */
export function readingGrade(text: string): number | undefined {
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [];
  if (words.length < judgedWords) return undefined;
  const sentences = text.split(/[.!?:]+(?:\s|$)|\n{2,}/).filter((part) => /\p{L}/u.test(part));
  return fleschKincaid({
    sentence: Math.max(sentences.length, 1),
    word: words.length,
    syllable: words.reduce((sum, word) => sum + countSyllables(word), 0),
  });
}

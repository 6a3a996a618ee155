import { canonicalWords, searchWords } from "./searchWords.ts";
import { shortFormsOfBegun } from "./shortForms.ts";

/** One word of a question, and which words of a text it may be. */
export interface AskedWord {
  /** Words as texts are kept that it may be as a whole. */
  readonly wholes: readonly string[];
  /** Set where the word may be the beginning of a longer one: how it was typed. */
  readonly begun?: string;
}

export interface Question {
  readonly words: readonly AskedWord[];
  /** The words as they were typed, but for case and marks. */
  readonly typed: readonly string[];
}

/** A question beyond so many words is answered as if it ended there. */
const mostWords = 12;

/** What somebody typed, of which the last word may be begun only. No words where there are only signs. */
export function readQuestion(text: string): Question {
  const typed = searchWords(text);
  const words = canonicalWords(text).slice(0, mostWords);
  return {
    typed,
    words: words.map((word, at) => ({
      wholes: [word],
      // Two words with one abbreviation end as their last one does.
      ...(at === words.length - 1 ? { begun: typed.at(-1)! } : {}),
    })),
  };
}

/** A word of a text that begins as a word was typed, or would under another spelling: `stre` begins `street`, which is kept as `st`. */
export const isBegunBy = (word: string, begun: string): boolean =>
  word.startsWith(begun) || shortFormsOfBegun(begun).includes(word);

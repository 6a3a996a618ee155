import type { AskedWord } from "./AskedWord.ts";
import { shortFormsOfBegun } from "./shortForms.ts";

/** The words in the index that begin so, at most so many and one more. */
export type WordsBegun = (begun: string, most: number) => readonly string[];

/** Beginnings of up to three letters have lists of their own in the index. */
const longestListed = 3;
/** A longer beginning is asked for as the words it has, which are read as they lie, where a list would be made of all first. */
const mostSpelled = 48;

/**
 * FTS5 expressions for questions (https://www.sqlite.org/fts5.html#full_text_query_syntax). Words come from `searchWords`, so
 * they hold letters and digits alone, and stand in quotes.
 *
 * @returns undefined where a word is none that the index has.
 */
export function everyWord(words: readonly AskedWord[], wordsBegun: WordsBegun): string | undefined {
  const each = words.map((word) => anyOf(formsOf(word, wordsBegun)));
  return each.every((part) => part !== undefined) ? each.map((part) => `(${part})`).join(" AND ") : undefined;
}

/** The words one after the other, of which only the last may be several. */
export function phrase(
  words: readonly AskedWord[],
  wordsBegun: WordsBegun,
  at: "beginning" | "anywhere",
): string | undefined {
  const before = words
    .slice(0, -1)
    .map(({ wholes }) => wholes[0])
    .join(" ");
  const last = words.at(-1);
  if (last === undefined) return undefined;
  const caret = at === "beginning" ? "^ " : "";
  return anyOf(
    formsOf(last, wordsBegun).map((form) => `${caret}${before === "" ? form : `"${before}" + ${form}`}`),
  );
}

const anyOf = (forms: readonly string[]) => (forms.length === 0 ? undefined : forms.join(" OR "));

function formsOf({ wholes, begun }: AskedWord, wordsBegun: WordsBegun): string[] {
  const whole = wholes.map(quoted);
  if (begun === undefined) return whole;
  const shortened = shortFormsOfBegun(begun);
  const spelled = begun.length > longestListed ? wordsBegun(begun, mostSpelled) : undefined;
  if (spelled === undefined || spelled.length > mostSpelled)
    return [...new Set([...whole, ...shortened.map(quoted), `${quoted(begun)} *`])];
  return [...new Set([...wholes, ...shortened, ...spelled])].map(quoted);
}

const quoted = (word: string) => `"${word}"`;

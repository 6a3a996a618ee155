/**
 * How many years of school a text asks for, by Flesch and Kincaid (1975): 0.39 words a sentence + 11.8 syllables a word - 15.59.
 * Syllables are counted by groups of vowels, which is right for most English words and not for all.
 */
export function readingGrade(plain: string): number {
  const sentences = plain.split(/[.!?:]+(?:\s|$)|\n{2,}/).filter((part) => /\p{L}/u.test(part));
  const words = plain.match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  if (sentences.length === 0 || words.length === 0) return 0;
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

const syllablesOf = (word: string): number => {
  const plain = word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const groups = plain.replace(/(?:[^laeiouy]es|[^laeiouytd]ed|[^laeiouy]e)$/, "").match(/[aeiouy]{1,2}/g);
  return Math.max(1, groups?.length ?? 1);
};

/** The words of a text as they are read aloud, without tables, code and formulas. */
export const spokenWords = (markdown: string): string =>
  markdown
    .replace(/```[\s\S]*?```|\$\$[\s\S]*?\$\$|`[^`]*`/g, " ")
    .replace(/^\|.*$/gm, "")
    .replace(/!\[[^\]]*\]\([^)]*\)/g, "")
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/^> ?(?:\[!\w+\])?/gm, "")
    .replace(/^#+ .*$/gm, "")
    .replace(/^\s*(?:[-*]|\d+\.) +/gm, "")
    .replace(/[*_]/g, "");

/**
 * About how many syllables a word of English has: its groups of one or two vowels, without endings that are silent. Where pronunciation
 * goes its own way it is one off, which over a passage evens out. Te reo Māori has a syllable for each of these groups.
 */
export function countSyllables(word: string): number {
  const plain = word
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z]/g, "");
  if (plain.length <= 3) return 1;
  const spoken = plain.replace(/(?:[^laeiouytd]ed|[^laeiouysxz]es|[^laeiouy]e)$/, "").replace(/^y/, "");
  return Math.max(1, spoken.match(/[aeiouy]{1,2}/g)?.length ?? 1);
}

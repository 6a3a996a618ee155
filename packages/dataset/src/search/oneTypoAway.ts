/** A shorter word is too near to too many. */
const leastLetters = 4;
/** No name has a longer word; letters without end would be looked up 54 times each. */
const mostLetters = 32;
const letters = [..."abcdefghijklmnopqrstuvwxyz"];

/**
 * Every word that one typo makes of a word or leads from it: a letter too many, missing, wrong, or two exchanged
 * (Damerau 1964). Looked up one by one in a sorted list of words they are found without fail, 54 lookups a letter; an index of
 * trigrams finds likely ones, and misses `kuari` for `kauri`, which have no three letters in common. None for numbers, and words that are short or longer than any.
 */
export function oneTypoAway(word: string): Set<string> {
  const found = new Set<string>();
  if (word.length < leastLetters || word.length > mostLetters || /[^\p{L}]/u.test(word)) return found;
  for (let at = 0; at <= word.length; at++) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    for (const letter of letters) {
      found.add(before + letter + after);
      if (after !== "") found.add(before + letter + after.slice(1));
    }
    if (after !== "") found.add(before + after.slice(1));
    if (after.length > 1) found.add(before + after[1] + after[0] + after.slice(2));
  }
  found.delete(word);
  return found;
}

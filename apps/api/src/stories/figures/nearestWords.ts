/** Fewer begin anything. */
const leastLetters = 3;

/**
 * Words that could be meant by one: itself where it is among them, else those that it is the beginning of, then those that the fewest letters are
 * to be changed for, at most half of its own.
 *
 * @param most how many at most, the nearest first.
 */
export function nearestWords(word: string, words: readonly string[], most: number): readonly string[] {
  if (words.includes(word)) return [word];
  const within = Math.floor(word.length / 2);
  const begun = word.length < leastLetters ? [] : words.filter((each) => each.startsWith(word));
  const near = words
    .filter((each) => Math.abs(each.length - word.length) <= within)
    .map((each) => ({ each, changes: changesBetween(word.toLowerCase(), each.toLowerCase()) }))
    .filter(({ changes }) => changes <= within)
    .toSorted((one, other) => one.changes - other.changes)
    .map(({ each }) => each);
  return [...new Set([...begun, ...near])].slice(0, most);
}

/** How many letters are put in, left out or exchanged between two words (Levenshtein's distance), row by row of his table. */
function changesBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_none, at) => at);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (let to = 1; to <= other.length; to++)
      next.push(
        Math.min(
          (row[to] ?? 0) + 1,
          (next[to - 1] ?? 0) + 1,
          (row[to - 1] ?? 0) + (letter === other[to - 1] ? 0 : 1),
        ),
      );
    row = next;
  }
  return row[other.length] ?? 0;
}

import { type NamedThing, type NamesTable, searchWords } from "@stopbank/dataset/read";

/** How many are answered. */
export const mostFound = 20;

/** How well a name fits, the best first. */
const fits = { exact: 0, prefix: 1, words: 2, wordPrefixes: 3 } as const;

/**
 * The names in which every word of a question begins a word, in any order; best first: the same name, names that begin
 * as the question does, those that have all of its words, and the rest. Among equals places come before regions, features
 * and elements, and short names before long ones.
 *
 * It looks through bytes for the question's longest word: where each of 60,000 names has it, for about 10 ms.
 */
export function searchNames(names: NamesTable, question: string): NamedThing[] {
  const words = searchWords(question).map((word) => asBytes(` ${word}`));
  const longest = words.toSorted((a, b) => b.length - a.length)[0];
  if (longest === undefined) return [];
  const asked = { words, whole: words.join("") };
  const best = bestRows();
  let code = 0;
  let at = names.keys.indexOf(longest);
  for (; at >= 0; at = names.keys.indexOf(longest, names.keyStarts[code])) {
    while (names.keyStarts[code + 1]! <= at) code++;
    const key = names.keys.slice(names.keyStarts[code], names.keyStarts[code + 1]);
    const firstRow = names.rowStarts[code]!;
    const endRow = names.rowStarts[++code]!;
    const fit = fitOf(key, asked);
    if (fit === undefined) continue;
    for (let row = firstRow; row < endRow; row++) best.add(row, [fit, names.kindAt(row), key.length]);
  }
  return best.rows().map((row) => names.at(row));
}

function fitOf(
  key: string,
  { words, whole }: { readonly words: readonly string[]; readonly whole: string },
): number | undefined {
  if (key === whole) return fits.exact;
  if (!words.every((word) => key.includes(word))) return undefined;
  if (key.startsWith(whole)) return fits.prefix;
  const ended = `${key} `;
  return words.every((word) => ended.includes(`${word} `)) ? fits.words : fits.wordPrefixes;
}

/** A text's UTF-8 as a letter a byte: compared with bytes that are read so too, it need not be decoded. */
const asBytes = (text: string): string => Buffer.from(text, "utf8").toString("latin1");

type Rank = readonly [fit: number, kind: number, length: number];

/** Keeps the best, in order; of equals the first. */
function bestRows() {
  const kept: { readonly row: number; readonly rank: Rank }[] = [];
  return {
    add(row: number, rank: Rank): void {
      const worst = kept.length < mostFound ? undefined : kept.at(-1);
      if (worst !== undefined && compare(rank, worst.rank) >= 0) return;
      const at = kept.findIndex((each) => compare(rank, each.rank) < 0);
      if (at >= 0) kept.splice(at, 0, { row, rank });
      else kept.push({ row, rank });
      if (kept.length > mostFound) kept.pop();
    },
    rows: () => kept.map(({ row }) => row),
  };
}

const compare = (a: Rank, b: Rank): number => a[0] - b[0] || a[1] - b[1] || a[2] - b[2];

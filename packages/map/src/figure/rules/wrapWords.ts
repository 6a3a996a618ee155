/** Where a legend's lines end, in characters (EXP-06). */
export const legendWraps = { title: 23, item: 21 } as const;

/**
 * Words in lines of so many characters at most; a word that is longer by itself is broken.
 *
 * @param mostCharacters as a reader counts them: a letter with its macron is one.
 */
export function wrapWords(text: string, mostCharacters: number): readonly string[] {
  // A number stays with its unit: the space between them does not break.
  const words = text.split(/[^\S\u00a0]+/u).filter((word) => word !== "");
  const lines: string[] = [];
  let line = "";
  for (const word of words.flatMap((one) => broken(one, mostCharacters))) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (lengthOf(longer) <= mostCharacters) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  return line === "" ? lines : [...lines, line];
}

const letters = new Intl.Segmenter("en-NZ", { granularity: "grapheme" });
const lettersOf = (text: string) => Array.from(letters.segment(text), ({ segment }) => segment);
const lengthOf = (text: string) => lettersOf(text).length;

function broken(word: string, mostCharacters: number): readonly string[] {
  const all = lettersOf(word);
  const pieces = Math.ceil(all.length / mostCharacters);
  return Array.from({ length: pieces }, (_, at) =>
    all.slice(at * mostCharacters, (at + 1) * mostCharacters).join(""),
  );
}

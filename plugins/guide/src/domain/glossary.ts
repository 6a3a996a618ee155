import { withIds } from "./headings.ts";

export interface Term {
  /** The end of its address, unlike that of any other: `term-aep`. */
  readonly id: string;
  readonly term: string;
  readonly definition: string;
}

export interface LetterOfTerms {
  /** A to Z; undefined for the terms that begin with no letter, which come last. */
  readonly letter: string | undefined;
  readonly terms: readonly Term[];
}

/** A to Z. */
export const letters: readonly string[] = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** A macron sorts under its plain letter. */
const inOrder = new Intl.Collator("en", { sensitivity: "base", numeric: true });

/**
 * Terms of a glossary's content: entries between empty lines, each `term | definition` on one line or several. One without a bar is none
 * (GUI-13).
 */
export function readGlossary(content: string): readonly Term[] {
  const terms = content.split(/\r?\n[^\S\n]*\r?\n/).flatMap((lines) => {
    const entry = lines
      .split("\n")
      .map((line) => line.trim())
      .join(" ");
    const bar = entry.indexOf("|");
    const term = entry.slice(0, Math.max(0, bar)).trim();
    const definition = entry.slice(bar + 1).trim();
    return term === "" || definition === "" ? [] : [{ term, definition }];
  });
  const ids = withIds(terms.map(({ term }) => ({ title: term, level: 3 })));
  return terms.map((term, at) => ({ ...term, id: `term-${ids[at]!.id}` }));
}

/** Terms by their first letter, in order; letters without any are left out. */
export function byLetter(terms: readonly Term[]): readonly LetterOfTerms[] {
  const groups = new Map<string | undefined, Term[]>();
  for (const term of terms.toSorted((a, b) => inOrder.compare(a.term, b.term))) {
    const letter = letterOf(term.term);
    const group = groups.get(letter);
    if (group === undefined) groups.set(letter, [term]);
    else group.push(term);
  }
  return [...letters, undefined].flatMap((letter) => {
    const found = groups.get(letter);
    return found === undefined ? [] : [{ letter, terms: found }];
  });
}

function letterOf(term: string): string | undefined {
  const first = term.normalize("NFD").charAt(0).toUpperCase();
  return letters.includes(first) ? first : undefined;
}

/** The end of the address of a letter's terms. */
export const letterId = (letter: string | undefined): string => `letter-${letter ?? "other"}`;

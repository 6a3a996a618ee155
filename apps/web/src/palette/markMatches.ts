import { plainWords } from "@stopbank/ui/by-words";

/** A piece of a text, and whether it begins with what was typed. */
export interface Piece {
  readonly text: string;
  readonly isMatch: boolean;
}

/** A text in pieces, word by word: of each that begins with a word that was typed, the beginning is marked. Nothing is lost. */
export function markMatches(text: string, typed: string): readonly Piece[] {
  const wanted = plainWords(typed)
    .split(" ")
    .filter((word) => word !== "");
  const pieces: Piece[] = [];
  const add = (piece: string, isMatch: boolean) => {
    if (piece === "") return;
    const last = pieces.at(-1);
    if (last?.isMatch === isMatch) pieces[pieces.length - 1] = { text: last.text + piece, isMatch };
    else pieces.push({ text: piece, isMatch });
  };
  for (const part of text.split(/([\p{L}\p{N}\p{M}]+)/u)) {
    const plain = plainWords(part);
    const longest = Math.max(
      0,
      ...wanted.filter((word) => plain.startsWith(word)).map((word) => word.length),
    );
    const end = endOf(part, longest);
    add(part.slice(0, end), longest > 0);
    add(part.slice(end), false);
  }
  return pieces;
}

/** How far into a word so many of its plain letters reach: a letter may carry marks of its own. */
function endOf(word: string, plainLetters: number): number {
  let end = 0;
  for (const { segment, index } of new Intl.Segmenter().segment(word)) {
    if (plainWords(word.slice(0, index)).length >= plainLetters) break;
    end = index + segment.length;
  }
  return plainLetters === 0 ? 0 : end;
}

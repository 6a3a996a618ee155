import { guardText } from "../text/csvRow.ts";
import { plainText } from "../text/plainText.ts";

/** What a cell can hold. */
const mostCharacters = 32_767;
const cut = " [cut here: a cell holds 32,767 characters]";

/** A text as a cell can hold it: no formula, no control character, and where it is too long, saying so. */
export function textCell(text: string): string {
  const safe = guardText(plainText(text));
  return safe.length <= mostCharacters
    ? safe
    : safe
        .slice(0, mostCharacters - cut.length)
        .toWellFormed()
        .concat(cut);
}

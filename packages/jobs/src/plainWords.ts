/** Words of a plugin's as a line that the table takes: without control characters, of which a database refuses some, and no longer than 200. */
export const plainWords = (words: string): string =>
  words
    .replaceAll(/\p{Cc}+/gu, " ")
    .trim()
    .slice(0, 200);

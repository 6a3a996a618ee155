/** So many characters has a line about what changed with a version of a text. By itself, so that a form needs no schema for it. */
export const mostNoteCharacters = 300;

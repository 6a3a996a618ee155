// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const unwritable = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f\ufffe\uffff]/g;

/** A text without what XML and spreadsheets cannot hold: control characters go, half a character becomes U+FFFD. */
export const plainText = (text: string): string => text.replace(unwritable, "").toWellFormed();

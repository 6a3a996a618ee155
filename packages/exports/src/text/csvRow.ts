/** One CSV row (RFC 4180). */
export const csvRow = (cells: readonly (string | number | null)[]): string =>
  `${cells.map(csvCell).join(",")}\r\n`;

/** Numbers as they are, nothing for null, texts quoted where they must be, and none that a spreadsheet takes for a formula. */
function csvCell(cell: string | number | null): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  const safe = guardText(cell);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The text with an apostrophe before it where a spreadsheet would take it for a formula. */
export const guardText = (text: string): string =>
  /^[=+\-@＝＋－＠\t\r\n\0]/.test(text) ? `'${text}` : text;

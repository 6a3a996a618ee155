/** One CSV row (RFC 4180). */
export const csvRow = (cells: readonly (string | number | null)[]): string =>
  `${cells.map(csvCell).join(",")}\r\n`;

/**
 * Numbers as they are, nothing for null, texts quoted where they must be. A text that a spreadsheet would take for a
 * formula gets an apostrophe before it.
 */
function csvCell(cell: string | number | null): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  const safe = /^[=+\-@＝＋－＠\t\r\n\0]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

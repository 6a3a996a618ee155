/** A row of a table in Markdown, as its cells' texts. */
export type Row = readonly string[];

/**
 * Rows of all tables below a heading, up to the next heading of its level or above. A table's head, and the line under it, are left out.
 *
 * @throws RangeError where the text has no such heading.
 */
export function rowsUnder(text: string, heading: string): Row[] {
  const lines = text.split("\n");
  const from = lines.findIndex((line) => /^#+ /.test(line) && line.replace(/^#+ /, "") === heading);
  if (from === -1) throw new RangeError(`There is no heading "${heading}".`);
  const level = /^#+/.exec(lines[from] ?? "")?.[0].length ?? 0;
  const rest = lines.slice(from + 1);
  const to = rest.findIndex((line) => (/^(#+) /.exec(line)?.[1]?.length ?? 9) <= level);
  const within = to === -1 ? rest : rest.slice(0, to);
  return within.flatMap((line, index) =>
    line.startsWith("|") && !isRule(line) && !isRule(within[index + 1] ?? "") ? [cellsOf(line)] : [],
  );
}

const isRule = (line: string) => /^\|[\s|:-]+\|$/.test(line);

/** `\|` within a cell is a bar of its text. */
const cellsOf = (line: string): Row =>
  line
    .trim()
    .replace(/^\||\|$/g, "")
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll("\\|", "|"));

import { basename } from "node:path";
import { refuse } from "../refusal.ts";
import { bytesOf, type TextEncoding } from "./textEncoding.ts";

/** Characters of a row at most, or one without an end would fill the memory. */
const longestRow = 16_000_000;

/** Whether a table can be read as it lies, without GDAL. */
export const isCsv = (path: string): boolean => /\.(csv|tsv|txt)(\.gz)?$/i.test(path);

/**
 * The rows of a CSV file, the header first, a batch at a time, so that memory does not grow with the file. The
 * separator is what the header has most of: comma, semicolon, tab or bar. Lines that begin with `#` are remarks.
 *
 * @throws DomainError `import/endless-row`.
 */
export async function* csvRows(path: string, encoding: TextEncoding = "utf-8"): AsyncGenerator<string[][]> {
  const decoder = new TextDecoder(encoding);
  let separator: string | undefined;
  const lines = lineJoiner(path);
  const rowsOf = (whole: readonly string[]) => {
    const rows: string[][] = [];
    for (const line of whole) {
      if (line === "" || line.startsWith("#")) continue;
      separator ??= separatorOf(line);
      rows.push(cellsOf(line, separator));
    }
    return rows;
  };
  for await (const chunk of bytesOf(path))
    yield rowsOf(lines.add(decoder.decode(chunk as Uint8Array, { stream: true })));
  yield rowsOf(lines.rest());
}

const separatorOf = (header: string): string =>
  [",", ";", "\t", "|"]
    .map((mark) => ({ mark, count: header.split(mark).length }))
    .reduce((best, each) => (each.count > best.count ? each : best)).mark;

/** Puts pieces of text together to lines, and lines that end within a quoted cell with the next. */
function lineJoiner(path: string) {
  // What the last line has so far, and the lines of a row that a quote leaves open.
  let begun: string[] = [];
  let open: string[] = [];
  let length = 0;
  const take = (line: string, rows: string[]) => {
    // A remark's quotes are no quotes.
    const isPlain = !line.includes('"') || (open.length === 0 && line.startsWith("#"));
    const turns = !isPlain && line.split('"').length % 2 === 0;
    if (open.length === 0 && !turns) {
      rows.push(line);
      length = 0;
      return;
    }
    open.push(line);
    if (open.length === 1 || !turns) return;
    rows.push(open.join("\n"));
    open = [];
    length = 0;
  };
  return {
    /** The rows that a piece of text completes. */
    add(text: string): string[] {
      const rows: string[] = [];
      const lines = text.split("\n");
      const last = lines.pop() ?? "";
      for (const line of lines) {
        const whole = begun.length === 0 ? line : begun.join("") + line;
        begun = [];
        take(whole.endsWith("\r") ? whole.slice(0, -1) : whole, rows);
      }
      begun.push(last);
      length += text.length;
      if (length > longestRow && rows.length === 0) throw endlessRow(path);
      if (rows.length > 0) length = 0;
      return rows;
    },
    rest: (): string[] => [[...open, begun.join("")].join("\n")],
  };
}

const endlessRow = (path: string) =>
  refuse(
    "endless-row",
    { what: "Table", file: basename(path) },
    "it has a row of more than 16 million characters",
    "A quote may lack its other half, or lines end in nothing that ends a line.",
  );

function cellsOf(line: string, separator: string): string[] {
  if (!line.includes('"')) return line.split(separator);
  const cells: string[] = [];
  let cell = "";
  let isQuoted = false;
  for (let i = 0; i < line.length; i++) {
    const mark = line[i]!;
    if (mark === '"') {
      if (isQuoted && line[i + 1] === '"') cell += line[++i]!;
      else isQuoted = !isQuoted;
    } else if (mark === separator && !isQuoted) {
      cells.push(cell);
      cell = "";
    } else cell += mark;
  }
  return [...cells, cell];
}

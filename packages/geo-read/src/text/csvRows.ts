import { type Place, refuse } from "../input/refusal.ts";
import { lineSplitter } from "./lineSplitter.ts";
import { rowParser, type Stray } from "./rowParser.ts";
import { encodedBytes, type TextEncoding } from "./textEncoding.ts";

/** Characters of a row at most, or one without an end would fill the memory. */
const longestRow = 16_000_000;

/** Whether a table can be read as it lies, without GDAL. */
export const isCsv = (path: string): boolean => /\.(csv|tsv|txt)(\.gz)?$/i.test(path);

/**
 * The rows of a CSV file (RFC 4180), the header first, a batch at a time, so that memory does not grow with the file. The
 * separator is what the header has most of: comma, semicolon, tab or bar. Lines that begin with `#` are remarks. Rows
 * may have fewer cells than the header, and more where those are empty, which are left out.
 *
 * @throws DomainError `import/endless-row`, `import/stray-quote`, `import/long-row`, and `import/damaged` for what does
 * not unpack.
 */
export async function* csvRows(
  place: Place,
  path: string,
  encoding: TextEncoding = "utf-8",
): AsyncGenerator<string[][]> {
  const decoder = new TextDecoder(encoding);
  const lines = lineSplitter();
  let parser: ReturnType<typeof rowParser> | undefined;
  let columns: number | undefined;
  let number = 0;
  let startedAt = 0;
  let length = 0;
  const rowsOf = (whole: readonly string[]) => {
    const rows: string[][] = [];
    for (const line of whole) {
      number++;
      const isOpen = parser?.isOpen() === true;
      if (!isOpen) {
        length = 0;
        if (line === "" || line.startsWith("#")) continue;
        startedAt = number;
      }
      length += line.length;
      parser ??= rowParser(separatorOf(line));
      const cells = parser.add(line);
      if (typeof cells === "string") throw strayQuote(place, number, cells);
      if (cells === undefined) continue;
      length = 0;
      columns ??= cells.length;
      if (cells.length > columns && cells.slice(columns).some((cell) => cell.trim() !== ""))
        throw longRow(place, startedAt, cells.length, columns);
      rows.push(cells.length > columns ? cells.slice(0, columns) : cells);
    }
    if (length + lines.pending() > longestRow) throw endlessRow(place);
    return rows;
  };
  for await (const chunk of encodedBytes(place, path))
    yield rowsOf(lines.add(decoder.decode(chunk, { stream: true })));
  yield rowsOf(lines.add(decoder.decode()));
  yield rowsOf(lines.rest());
  if (parser?.isOpen() === true) throw openQuote(place, startedAt);
}

function separatorOf(header: string): string {
  const bare = header.replaceAll(/"[^"]*"/g, "");
  return [",", ";", "\t", "|"]
    .map((mark) => ({ mark, count: bare.split(mark).length }))
    .reduce((best, each) => (each.count > best.count ? each : best)).mark;
}

const quoting = "A cell that begins with a quote ends with one, and a quote within it is written twice.";

const openQuote = (place: Place, line: number) =>
  refuse("stray-quote", place, `a quote that opens in the row of line ${line} is never closed`, quoting);

const strayWords: Readonly<Record<Stray, string>> = {
  "blank before it": "a blank stands before the quote that opens a cell",
  "text behind it": "something follows the quote that closes a cell",
};

const strayQuote = (place: Place, line: number, stray: Stray) =>
  refuse("stray-quote", place, `in line ${line} ${strayWords[stray]}`, quoting);

const longRow = (place: Place, line: number, cells: number, columns: number) =>
  refuse(
    "long-row",
    place,
    `the row in line ${line} has ${cells} cells where the header has ${columns}`,
    "Put cells that hold the separator in quotes, or name every column.",
  );

const endlessRow = (place: Place) =>
  refuse(
    "endless-row",
    place,
    "it has a row of more than 16 million characters",
    "A quote may lack its other half, or lines end in nothing that ends a line.",
  );

import { bytesOf, type TextEncoding } from "./textEncoding.ts";

/** Whether a table can be read as it lies, without GDAL. */
export const isCsv = (path: string): boolean => /\.(csv|tsv|txt)(\.gz)?$/i.test(path);

/**
 * The rows of a CSV file, the header first, a batch at a time, so that memory does not grow with the file. The
 * separator is what the header has most of: comma, semicolon, tab or bar. Lines that begin with `#` are remarks.
 */
export async function* csvRows(path: string, encoding: TextEncoding = "utf-8"): AsyncGenerator<string[][]> {
  const decoder = new TextDecoder(encoding);
  let separator: string | undefined;
  let rest = "";
  const rowsOf = (lines: readonly string[]) => {
    const rows: string[][] = [];
    for (const line of lines) {
      if (line === "" || line.startsWith("#")) continue;
      separator ??= separatorOf(line);
      rows.push(cellsOf(line, separator));
    }
    return rows;
  };
  for await (const chunk of bytesOf(path)) {
    const lines = (rest + decoder.decode(chunk as Uint8Array, { stream: true })).split(/\r?\n/);
    rest = lines.pop() ?? "";
    const whole = joinQuoted(lines);
    // What a quoted cell leaves open goes on in the next chunk.
    if (whole.open !== "") rest = `${whole.open}\n${rest}`;
    yield rowsOf(whole.lines);
  }
  yield rowsOf([rest]);
}

const separatorOf = (header: string): string =>
  [",", ";", "\t", "|"]
    .map((mark) => ({ mark, count: header.split(mark).length }))
    .reduce((best, each) => (each.count > best.count ? each : best)).mark;

/** Lines that end within a quoted cell are put together with the next. */
function joinQuoted(lines: readonly string[]): { lines: string[]; open: string } {
  const joined: string[] = [];
  let open = "";
  for (const line of lines) {
    // A remark's quotes are no quotes.
    if (open === "" && (!line.includes('"') || line.startsWith("#"))) {
      joined.push(line);
      continue;
    }
    const candidate = open === "" ? line : `${open}\n${line}`;
    if ((candidate.split('"').length - 1) % 2 === 0) {
      joined.push(candidate);
      open = "";
    } else open = candidate;
  }
  return { lines: joined, open };
}

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

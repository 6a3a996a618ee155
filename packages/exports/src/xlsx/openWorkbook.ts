import type { Writable } from "node:stream";
import { setTimeout } from "node:timers/promises";
import exceljs from "exceljs";
import { uniqueNames } from "../rows/uniqueNames.ts";

/** What a cell holds: a text, a number, a day, or nothing. */
export type Cell = string | number | Date | null;

export interface SheetColumn {
  readonly title: string;
  /** In characters. */
  readonly width: number;
  /** Excel's own notation; without it, as it comes. */
  readonly format?: string;
  readonly isWrapped?: boolean;
}

export interface SheetAbout {
  /** At most 31 characters, of which Excel takes some not: they are replaced. */
  readonly name: string;
  readonly columns: readonly SheetColumn[];
  /** Lines above the table. */
  readonly notes?: readonly string[];
  /** The name of the whole table, its head included, for formulas; with `_2` where it is taken, whatever the case of its letters. */
  readonly rangeName: string;
}

/** One sheet, written row by row from the top. */
export interface Sheet {
  row(cells: readonly Cell[]): void;
  /** Waits until what was written has gone on: called every thousand rows, it bounds what is in memory. */
  settle(): Promise<void>;
  end(): void;
}

/** A workbook as it is written: one sheet after the other. This file alone knows exceljs. */
export interface Workbook {
  sheet(about: SheetAbout): Sheet;
  close(): Promise<void>;
}

export interface WorkbookAbout {
  readonly title: string;
  readonly creator: string;
  readonly created: Date;
}

/** exceljs never says that it is written to faster than it packs; so far behind it may be. */
const mostBytesBehind = 1_048_576;
const headFill = { type: "pattern", pattern: "solid", fgColor: { argb: "FFE8EDF3" } } as const;

export function openWorkbook(out: Writable, { title, creator, created }: WorkbookAbout): Workbook {
  const workbook = new exceljs.stream.xlsx.WorkbookWriter({
    stream: out,
    useStyles: true,
    // Shared strings would keep every text of a million elements.
    useSharedStrings: false,
    zip: { zlib: { level: 3 } },
  });
  workbook.creator = creator;
  workbook.lastModifiedBy = creator;
  workbook.created = created;
  workbook.modified = created;
  workbook.title = title;
  const taken = new Set<string>();
  const names: DefinedName[] = [];
  // Its own list keeps an object for each cell of a range: 400 MB for 100,000 rows.
  Object.defineProperty(workbook.definedNames, "model", { value: names });
  return {
    sheet: (about) => openSheet({ workbook, out }, about, sheetName(about.name, taken), names),
    close: () => workbook.commit(),
  };
}

/** What a range goes by in formulas. */
interface DefinedName {
  readonly name: string;
  readonly ranges: readonly string[];
}

/** As the packer has it, which brings streams of its own: they do not say it otherwise. */
interface PackerStream {
  readonly _writableState: { readonly length: number };
}

type Writer = InstanceType<typeof exceljs.stream.xlsx.WorkbookWriter>;

function openSheet(
  { workbook, out }: { readonly workbook: Writer; readonly out: Writable },
  { columns, notes = [], rangeName }: SheetAbout,
  name: string,
  names: DefinedName[],
): Sheet {
  const headRow = notes.length === 0 ? 1 : notes.length + 2;
  const sheet = workbook.addWorksheet(name, {
    views: [{ state: "frozen", ySplit: headRow, xSplit: 1, topLeftCell: `B${headRow + 1}` }],
    pageSetup: { paperSize: 9, orientation: "landscape", fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
  });
  sheet.columns = columns.map(({ width, format, isWrapped = false }) => ({
    width,
    style: {
      ...(format === undefined ? {} : { numFmt: format }),
      alignment: { vertical: "top", wrapText: isWrapped },
    },
  }));
  for (const [i, note] of notes.entries()) {
    const row = sheet.addRow([note]);
    row.getCell(1).font = i === 0 ? { bold: true, size: 14 } : { size: 11 };
    row.commit();
  }
  if (notes.length > 0) sheet.addRow([]).commit();
  const head = sheet.addRow(columns.map(({ title }) => title));
  head.height = 32;
  head.eachCell((cell) => {
    cell.font = { bold: true };
    cell.fill = headFill;
    cell.alignment = { wrapText: true, vertical: "top" };
    cell.numFmt = "@";
  });
  head.commit();
  let last = headRow;
  return {
    row(cells) {
      sheet.addRow(cells as Cell[]).commit();
      last++;
    },
    async settle() {
      // The stream that a sheet is written to passes everything on to its one reader, a stream of the packer's, however much waits there.
      const { pipes } = (sheet as unknown as { stream: { pipes: readonly PackerStream[] } }).stream;
      const bytesBehind = () => pipes[0]?._writableState.length ?? 0;
      await setTimeout(0);
      while (bytesBehind() > mostBytesBehind) {
        // It would never be read.
        if (out.destroyed) throw out.errored ?? new Error("Nobody reads this workbook any more.");
        await setTimeout(2);
      }
    },
    end() {
      const range = `$A$${headRow}:$${columnLetters(columns.length)}$${last}`;
      sheet.autoFilter = range.replaceAll("$", "");
      names.push({ name: freeName(rangeName, names), ranges: [`'${name.replaceAll("'", "''")}'!${range}`] });
      sheet.commit();
    },
  };
}

/** Excel mends a book in which two ranges have one name, and says so to whoever opens it. */
const freeName = (wished: string, names: readonly DefinedName[]): string =>
  uniqueNames(
    [wished],
    names.map(({ name }) => name.toLowerCase()),
  )[0]!;

/** `A` for 1, `AA` for 27. */
const columnLetters = (column: number): string =>
  column === 0
    ? ""
    : columnLetters(Math.floor((column - 1) / 26)) + String.fromCharCode(65 + ((column - 1) % 26));

/** @param taken in lower case; the name is added. */
function sheetName(wished: string, taken: Set<string>): string {
  const plain =
    wished
      .replace(/[[\]:*?/\\]/g, " ")
      .replace(/^'+|'+$/g, "")
      .trim() || "Sheet";
  let name = plain.slice(0, 31).trim();
  for (let n = 2; taken.has(name.toLowerCase()); n++) name = `${plain.slice(0, 27).trim()} ${n}`;
  taken.add(name.toLowerCase());
  return name;
}

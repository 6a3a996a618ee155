import { isAscii, isUtf8 } from "node:buffer";
import { closeSync, existsSync, openSync, readdirSync, readSync } from "node:fs";
import { basename, dirname, extname, join } from "node:path";
import { withoutCutLetter } from "./textOf.ts";

// https://www.dbase.com/KnowledgeBase/int/db7_file_fmt.htm; the same in dBase III, as shapefiles have it.
const headerBytes = 32;
const fieldBytes = 32;
const endOfFields = 0x0d;

/**
 * What the texts in a shapefile's table look like by their bytes, whatever the file says: `UTF-8` where most of what is
 * not ASCII is.
 * @returns undefined where there is no table, and where all is ASCII.
 */
export function lettersOfDbf(shapePath: string): "UTF-8" | "other" | undefined {
  const path = beside(shapePath, ".dbf");
  if (path === undefined) return undefined;
  const file = openSync(path, "r");
  try {
    const start = Buffer.alloc(headerBytes);
    if (readSync(file, start, 0, headerBytes, 0) < headerBytes) return undefined;
    const recordsAt = start.readUInt16LE(8);
    const recordBytes = start.readUInt16LE(10);
    const fields = Buffer.alloc(Math.max(0, recordsAt - headerBytes));
    readSync(file, fields, 0, fields.length, headerBytes);
    const texts = textFields(fields);
    const found = { utf8: 0, cut: 0, other: 0 };
    for (const name of texts.names) judge(name, found);
    const rows = Buffer.alloc(Math.max(1, Math.floor((1 << 20) / Math.max(1, recordBytes))) * recordBytes);
    for (let at = recordsAt; rows.length > 0; ) {
      const read = readSync(file, rows, 0, rows.length, at);
      if (read === 0) break;
      for (let row = 0; row + recordBytes <= read; row += recordBytes)
        for (const { from, to } of texts.columns) judge(rows.subarray(row + from, row + to), found);
      at += read;
    }
    // Letters of a code page hardly ever make up valid UTF-8.
    if (found.utf8 > found.other) return "UTF-8";
    return found.cut + found.other > 0 ? "other" : undefined;
  } finally {
    closeSync(file);
  }
}

/** Cells by what they may be: UTF-8, UTF-8 that the column's width has cut, something else. */
function judge(cell: Buffer, found: { utf8: number; cut: number; other: number }): void {
  if (isAscii(cell)) return;
  if (isUtf8(cell)) found.utf8++;
  else if (isUtf8(withoutCutLetter(cell))) found.cut++;
  else found.other++;
}

/** The names of all fields, and where in a record those of text lie. */
function textFields(fields: Buffer) {
  const names: Buffer[] = [];
  const columns: { from: number; to: number }[] = [];
  let from = 1; // after the mark of deleted records
  for (let at = 0; at + fieldBytes <= fields.length && fields[at] !== endOfFields; at += fieldBytes) {
    const name = fields.subarray(at, at + 11);
    const length = name.indexOf(0);
    names.push(name.subarray(0, length < 0 ? 11 : length));
    const isText = fields[at + 11] === "C".charCodeAt(0);
    // Long texts have the upper half of their width where others have decimals.
    const width = fields[at + 16]! + (isText ? fields[at + 17]! * 256 : 0);
    if (isText) columns.push({ from, to: from + width });
    from += width;
  }
  return { names, columns };
}

/** The part of a shapefile with this ending, whatever its case. */
function beside(path: string, ending: string): string | undefined {
  const folder = dirname(path);
  const wanted = `${basename(path, extname(path))}${ending}`.toLowerCase();
  const found = existsSync(folder)
    ? readdirSync(folder).find((name) => name.toLowerCase() === wanted)
    : undefined;
  return found === undefined ? undefined : join(folder, found);
}

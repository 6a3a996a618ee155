import type { ClassWords } from "@stopbank/dataset/class-words";
import type { ExportLayer } from "../../rows/exportLayer.ts";
import { type Field, rowsOf } from "../../rows/fields.ts";
import type { Cell, SheetColumn, Workbook } from "../openWorkbook.ts";
import { textCell } from "../textCell.ts";

const rowsBetweenPauses = 500;

/** One row an element, with the columns of each scenario. */
export async function writeElements(
  workbook: Workbook,
  layer: ExportLayer,
  words: ClassWords,
  isOnly: boolean,
): Promise<void> {
  const { type, displayName } = layer.description;
  const { fields, each } = rowsOf(layer, words);
  const sheet = workbook.sheet({
    name: isOnly ? "Elements" : `Elements, ${displayName}`,
    rangeName: isOnly ? "Elements_table" : `Elements_${type.replace(/[^A-Za-z0-9_]/g, "_")}_table`,
    columns: fields.map(columnOf),
  });
  let rows = 0;
  for (const _ of each()) {
    sheet.row(fields.map(cellOf));
    if (++rows % rowsBetweenPauses === 0) await sheet.settle();
  }
  sheet.end();
}

function columnOf({ name, unit, type }: Field): SheetColumn {
  const title = unit === "" ? name : `${name} (${unit})`;
  const width = Math.min(40, Math.max(type === "text" ? 16 : 12, Math.ceil(title.length * 0.8)));
  return { title, width, ...(formats[type] === undefined ? {} : { format: formats[type] }) };
}

/** A number keeps its digits: what is a cost and what a code nobody says. */
const formats: Readonly<Partial<Record<Field["type"], string>>> = { integer: "0", day: "yyyy-mm-dd" };

function cellOf({ type, read }: Field): Cell {
  const value = read();
  if (typeof value !== "string") return value;
  return type === "day" ? dayCell(value) : textCell(value);
}

/** Excel's calendar begins in 1900, with a day that never was; what is older stays as it is written. */
const dayCell = (day: string): Cell => (day >= "1900-03-01" ? new Date(`${day}T00:00:00Z`) : day);

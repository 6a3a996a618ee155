import { Schema } from "apache-arrow";
import { ArrowFileWriter } from "./ArrowFileWriter.ts";
import type { WritableColumn } from "./attributeColumns.ts";

/** A file of one record batch, with the dictionaries of its columns. */
export function writeArrow(path: string, count: number, columns: readonly WritableColumn[]): void {
  const arrow = new ArrowFileWriter(path, new Schema(columns.map((column) => column.field)));
  for (const { dictionary } of columns)
    if (dictionary !== undefined) arrow.writeDictionary(dictionary.id, dictionary.column);
  arrow.writeRows(
    count,
    columns.map((each) => each.column),
  );
  arrow.close();
}

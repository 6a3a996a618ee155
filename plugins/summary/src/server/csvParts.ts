import { setImmediate } from "node:timers/promises";
import { csvRow } from "@stopbank/exports/csv-row";
import type { SummarySheet } from "../domain/summarySheet.ts";

/** Rows that are written in a turn of the event loop: of some hundred columns, about 2 ms. */
const rowsATurn = 50;

/** A sheet as CSV (SUM-07): UTF-8 with a byte order mark, two header rows, and nothing where nothing is known. */
export async function* csvParts({ groupTitles, columnTitles, rows }: SummarySheet): AsyncGenerator<string> {
  let text = `\uFEFF${csvRow(groupTitles)}${csvRow(columnTitles)}`;
  let inPart = 0;
  for (const row of rows()) {
    text += csvRow(row);
    if (++inPart % rowsATurn > 0) continue;
    yield text;
    text = "";
    await setImmediate();
  }
  yield text;
}

import type { Writable } from "node:stream";
import { openWorkbook, textCell } from "@stopbank/exports/workbook";
import type { AskedSheet } from "./askSheet.ts";

/** Between looks at whether others wait and whoever reads is behind: of a hundred columns, some 4 ms. */
const rowsATurn = 5;

/** A summary as a workbook of one sheet, its notes above the figures. @param made when, and for whom. */
export async function writeSummaryBook(
  out: Writable,
  { sheet, notes }: AskedSheet,
  made: { readonly at: Date; readonly client: string },
): Promise<void> {
  const title = "Summary of Asset Risk to Regions";
  const book = openWorkbook(out, { title, creator: "Stopbank", created: made.at });
  const { groupTitles, columnTitles } = sheet;
  const page = book.sheet({
    name: "Risk summary",
    rangeName: "risk_summary",
    notes: [title, made.client, ...notes].map(textCell),
    columns: columnTitles.map((column, at) => ({
      title: textCell(groupTitles[at] === "" ? column : `${groupTitles[at]}: ${column}`),
      width: at === 0 ? 28 : 14,
      ...(at === 0 ? {} : { format: "#,##0.####" }),
    })),
  });
  let written = 0;
  for (const [name, ...cells] of sheet.rows()) {
    page.row([textCell(name), ...cells]);
    if (++written % rowsATurn === 0) await page.settle();
  }
  page.end();
  await book.close();
}

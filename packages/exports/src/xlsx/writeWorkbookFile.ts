import { PassThrough, type Writable } from "node:stream";
import { aboutParts, elementCsvs } from "../csv/csvParts.ts";
import type { ExportTask } from "../exportTask.ts";
import { writeZip } from "../zip/writeZip.ts";
import { areElementsBeside } from "./elementsBeside.ts";
import { writeWorkbook } from "./writeWorkbook.ts";

/** The workbook; or a ZIP of it, of the elements as CSV and of where they come from, where they are too many for it. */
export async function writeWorkbookFile(task: ExportTask, out: Writable): Promise<void> {
  if (!areElementsBeside(task)) return writeWorkbook(task, out);
  const workbook = () => {
    const bytes = new PassThrough();
    writeWorkbook(task, bytes).catch((error: Error) => bytes.destroy(error));
    return bytes;
  };
  return writeZip(
    [{ name: "RiskSummary.xlsx", open: workbook }, ...aboutParts(task), ...elementCsvs(task)],
    out,
  );
}

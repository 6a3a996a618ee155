import type { ExportFormat } from "@stopbank/contract/exports";
import type { ExportTask } from "./exportTask.ts";
import { areElementsBeside } from "./xlsx/elementsBeside.ts";

/** What a browser saves an export as. */
export interface ExportFile {
  readonly name: string;
  readonly mediaType: string;
}

const zip: ExportFile = { name: "RiskSummary.zip", mediaType: "application/zip" };

const files: Readonly<Record<ExportFormat, ExportFile>> = {
  xlsx: {
    name: "RiskSummary.xlsx",
    mediaType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  },
  geojson: { name: "RiskSummary.geojson", mediaType: "application/geo+json" },
  csv: zip,
  fgb: { name: "RiskSummary.fgb", mediaType: "application/flatgeobuf" },
  gpkg: { name: "RiskSummary.gpkg", mediaType: "application/geopackage+sqlite3" },
};

/** @param task of which the format, and how much there is, decide. */
export function fileOfExport(task: Pick<ExportTask, "format" | "layers" | "mostElementCells">): ExportFile {
  const { format, layers } = task;
  if (format === "xlsx" && areElementsBeside(task)) return zip;
  return format === "fgb" && layers.length > 1 ? zip : files[format];
}

import type { ExportFormat } from "@stopbank/contract/exports";
import type { ExportTask } from "./exportTask.ts";

/** What a browser saves an export as. */
export interface ExportFile {
  readonly name: string;
  readonly mediaType: string;
}

const zip: ExportFile = { name: "RiskSummary.zip", mediaType: "application/zip" };

const files: Readonly<Record<ExportFormat, ExportFile>> = {
  geojson: { name: "RiskSummary.geojson", mediaType: "application/geo+json" },
  csv: zip,
};

/** @param task of which the format, and how much there is, decide. */
export const fileOfExport = ({ format }: Pick<ExportTask, "format" | "layers">): ExportFile => files[format];

import { ApiError } from "@stopbank/contract/client";
import type { MapPage } from "@stopbank/map-page/context";
import type { Get } from "@stopbank/plugin-api";
import { call, client, network, pageJobs, terms, toaster } from "@stopbank/plugin-api/browser";
import type { SceneStore } from "@stopbank/scene/store";
import type { ExportFormat } from "../../domain/exports/exportFormats.ts";
import type { ReportChoices } from "../../domain/exports/reportChoices.ts";
import { reportTitle } from "../../domain/exports/reportTitle.ts";
import { exportFile } from "./exportFile.ts";
import { exportReport } from "./exportReport.ts";
import { exportSlowly } from "./exportSlowly.ts";
import { lastChoices } from "./keptChoices.ts";
import { printMap } from "./printMap.ts";

/** What of a map is to be taken home. */
export type AskedExport =
  /** As chosen here, else as they last chose it. */
  | { readonly what: "summary"; readonly choices?: ReportChoices }
  | { readonly what: "element" }
  /** Of a map page, whose layers say what the numbers are about. */
  | { readonly what: "file"; readonly format: ExportFormat; readonly page: Pick<MapPage, "index" | "isOn"> }
  | { readonly what: "map" };

const failed = {
  summary: "The report could not be made.",
  element: "The report could not be made.",
  file: "The data could not be exported.",
  map: "Error exporting to PDF.",
} as const;

/** Does what was asked of a map, and says how it goes. Never rejects. */
export async function runExport(asked: AskedExport, store: SceneStore, get: Get): Promise<void> {
  try {
    await exporting(asked, store, get);
  } catch (error) {
    // The client was left, and this with it.
    if (error instanceof DOMException && error.name === "AbortError") return;
    const why = error instanceof ApiError ? error.message : "Something went wrong on this page. Try again.";
    (await get(toaster)).error(`${failed[asked.what]} ${why}`);
  }
}

async function exporting(asked: AskedExport, store: SceneStore, get: Get): Promise<void> {
  const jobs = await (await get(pageJobs))();
  const report = { store, call: await get(call), jobs };
  const { name: clientName, displayName, config } = await get(client);
  switch (asked.what) {
    case "summary": {
      const { title, ...choices } = asked.choices ?? (await lastChoices(await get(network)));
      const usual = reportTitle(await get(terms));
      return exportReport(report, "risk-summary", { title: title || usual, ...choices });
    }
    case "element":
      return exportReport(report, "element-report", { title: "Element report" });
    case "map":
      return printMap(report, `Map of ${displayName}`);
    case "file": {
      const { format, page } = asked;
      const parts = { ...report, index: page.index, toaster: await get(toaster), clientName };
      return format === "xlsx" && page.isOn("asyncSummaryReport")
        ? exportSlowly({ ...parts, network: await get(network), contact: config.contact_name })
        : exportFile(parts, format);
    }
  }
}

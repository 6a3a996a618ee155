import { sceneLink } from "@stopbank/map-page/scene-link";
import { type ReportOrder, reportKind } from "../../jobKinds.ts";
import type { ReportParts } from "./exportReport.ts";

/**
 * Has the map as it is set on a page and saved, and says how it goes in the specification's words (S2 8).
 *
 * @param title of the page, and what lists of jobs call it.
 * @throws ApiError where the map's area could not be kept.
 */
export async function printMap({ store, call, jobs }: ReportParts, title: string): Promise<void> {
  const order: ReportOrder = { template: "map-print", scene: await sceneLink(store, call), title };
  await jobs.deliver(reportKind, order, {
    begun: "Exporting to PDF",
    ready: "PDF exported",
    failed: "Error exporting to PDF.",
  });
}

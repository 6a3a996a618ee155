import type { CallApi } from "@stopbank/contract/client";
import { sceneLink } from "@stopbank/map-page/scene-link";
import type { PageJobs } from "@stopbank/plugin-api/browser";
import type { SceneStore } from "@stopbank/scene/store";
import { exportMessages } from "../../domain/exports/exportMessages.ts";
import { type ReportOrder, type ReportTemplateName, reportKind } from "../../jobKinds.ts";

export interface ReportParts {
  readonly store: SceneStore;
  readonly call: CallApi;
  readonly jobs: Pick<PageJobs, "deliver">;
}

/**
 * Has the map as it is set on paper and saved, and says how it goes.
 *
 * @param title what lists of jobs call it.
 * @throws ApiError where the map's area could not be kept.
 */
export async function exportReport(
  { store, call, jobs }: ReportParts,
  template: ReportTemplateName,
  title: string,
): Promise<void> {
  const order: ReportOrder = { template, scene: await sceneLink(store, call), title };
  await jobs.deliver(reportKind, order, {
    begun: exportMessages.reportBegun,
    ready: exportMessages.reportReady,
    failed: "The report could not be made.",
  });
}

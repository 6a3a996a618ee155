import type { CallApi } from "@stopbank/contract/client";
import { sceneLink } from "@stopbank/map-page/scene-link";
import type { PageJobs } from "@stopbank/plugin-api/browser";
import type { SceneStore } from "@stopbank/scene/store";
import { exportMessages } from "../../domain/exports/exportMessages.ts";
import { type PaperChoice, sceneSized } from "../../domain/exports/reportChoices.ts";
import { type ReportOrder, type ReportTemplateName, reportKind } from "../../jobKinds.ts";

export interface ReportParts {
  readonly store: SceneStore;
  readonly call: CallApi;
  readonly jobs: Pick<PageJobs, "deliver">;
}

export interface ReportWishes {
  /** What lists of jobs call it, and a summary itself. */
  readonly title: string;
  readonly size?: PaperChoice;
  readonly mail?: boolean;
}

/**
 * What is asked of the job that sets the map as it is on paper.
 *
 * @throws ApiError where the map's area could not be kept.
 */
export const reportOrder = async (
  { store, call }: Pick<ReportParts, "store" | "call">,
  template: ReportTemplateName,
  { title, size = "A4" }: ReportWishes,
): Promise<ReportOrder> => ({ template, scene: sceneSized(await sceneLink(store, call), size), title });

/**
 * Has the map as it is set on paper and saved, and says how it goes.
 *
 * @throws ApiError where the map's area could not be kept.
 */
export async function exportReport(
  { jobs, ...parts }: ReportParts,
  template: ReportTemplateName,
  wishes: ReportWishes,
): Promise<void> {
  const order = await reportOrder(parts, template, wishes);
  const words = {
    begun: exportMessages.reportBegun,
    ready: exportMessages.reportReady,
    failed: "The report could not be made.",
  };
  await jobs.deliver(reportKind, order, words, wishes.mail);
}

import { ApiError } from "@stopbank/contract/client";
import { sceneLink } from "@stopbank/map-page/scene-link";
import type { Get } from "@stopbank/plugin-api";
import { call, pageJobs, toaster } from "@stopbank/plugin-api/browser";
import type { SceneStore } from "@stopbank/scene/store";
import { dayOf } from "../../domain/report/reportDay.ts";
import { type ReportOrder, reportKind } from "../../jobKinds.ts";

/** Has the page's scene set on paper and saved, and says how it goes in the specification's words (S2 8). Never rejects. */
export async function takeReport(store: SceneStore, get: Get): Promise<void> {
  try {
    const jobs = await (await get(pageJobs))();
    const order: ReportOrder = { scene: await sceneLink(store, await get(call)), day: dayOf(new Date()) };
    await jobs.deliver(reportKind, order, {
      begun: "Generating report...",
      ready: "Report exported",
      failed: "The report could not be made.",
    });
  } catch (error) {
    // The client was left, and this with it.
    if (error instanceof DOMException && error.name === "AbortError") return;
    const why = error instanceof ApiError ? error.message : "Something went wrong on this page. Try again.";
    (await get(toaster)).error(`The report could not be made. ${why}`);
  }
}

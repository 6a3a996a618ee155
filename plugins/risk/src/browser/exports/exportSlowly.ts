import type { AsyncExport, AsyncExportRequest } from "@stopbank/contract/async-export";
import { type CallApi, errorOf } from "@stopbank/contract/client";
import type { LayerIndex } from "@stopbank/map/layer-index";
import { keptArea } from "@stopbank/map-page/scene-link";
import { statsQuestion } from "@stopbank/map-page/stats-question";
import type { Network, PageJobs } from "@stopbank/plugin-api/browser";
import type { SceneStore } from "@stopbank/scene/store";
import type { Toaster } from "@stopbank/ui/toaster";
import { exportMessages, reportFailed } from "../../domain/exports/exportMessages.ts";

export interface SlowParts {
  readonly store: SceneStore;
  readonly index: Pick<LayerIndex, "elements">;
  readonly call: CallApi;
  readonly network: Network;
  readonly jobs: Pick<PageJobs, "follow" | "look">;
  readonly toaster: Pick<Toaster, "info" | "error">;
  readonly clientName: string;
  /** Whom people turn to, by name. */
  readonly contact: string;
  readonly openSocket?: (address: string) => Pick<WebSocket, "addEventListener" | "close">;
}

/**
 * Has the spreadsheet written while the person goes on (S2 4, 7): its end is heard at the address that the server answers
 * with. What is heard there is only sooner: the job is looked after as every other, so a reload or a lost connection ends with
 * the file as well.
 *
 * @throws ApiError where it was refused.
 */
export async function exportSlowly(parts: SlowParts): Promise<void> {
  const { store, index, call, network, jobs, toaster, clientName, contact } = parts;
  const question = statsQuestion(store.state.scene, index.elements);
  if (question === undefined) return;
  toaster.info(exportMessages.slow);
  const { regions, n_days } = question.query;
  const { identifying_information } = question.body;
  const asked: AsyncExportRequest = {
    asset_types: [...question.types],
    hazard_scenarios: [...question.tags],
    draw_area: await keptArea(store, call),
    ...(regions === undefined ? {} : { regions: regions.split(",") }),
    ...(identifying_information === undefined ? {} : { identifying_information }),
    ...(n_days === undefined ? {} : { n_days }),
  };
  const response = await network.fetch(
    `/api/report/export/risksummary/${encodeURIComponent(clientName)}/xlsx`,
    { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(asked) },
  );
  if (!response.ok) throw await errorOf(response);
  const { wss_url, job_id }: AsyncExport = await response.json();
  const delivered = jobs.follow(job_id, {
    begun: exportMessages.slow,
    fetching: exportMessages.slowReady,
    failed: reportFailed(contact),
    isReasonTold: false,
  });
  listen(wss_url, parts);
  await delivered;
}

/** Opens what the server answered with, at this very origin and nowhere else (checklist A-36). */
function listen(
  address: string,
  { jobs, toaster, openSocket = (url) => new WebSocket(url) }: SlowParts,
): void {
  const url = URL.parse(address);
  if (url?.host !== window.location.host || !/^wss?:$/.test(url.protocol)) {
    window.reportError(new Error("The server named another place to listen at, which was not opened."));
    return;
  }
  const socket = openSocket(address);
  socket.addEventListener("message", () => {
    jobs.look();
    socket.close();
  });
  socket.addEventListener("error", () => {
    window.reportError(new Error("The connection that tells of a report failed."));
    toaster.error(exportMessages.disconnected);
  });
}

import { type CallApi, pathOf } from "@stopbank/contract/client";
import { routes } from "@stopbank/contract/routes";
import type { LayerIndex } from "@stopbank/map/layer-index";
import { keptArea, sceneLink } from "@stopbank/map-page/scene-link";
import { statsQuestion } from "@stopbank/map-page/stats-question";
import type { PageJobs } from "@stopbank/plugin-api/browser";
import type { SceneStore } from "@stopbank/scene/store";
import type { Toaster } from "@stopbank/ui/toaster";
import type { ExportFormat } from "../../domain/exports/exportFormats.ts";
import { exportMessages } from "../../domain/exports/exportMessages.ts";

export interface FileParts {
  readonly store: SceneStore;
  readonly index: Pick<LayerIndex, "elements">;
  readonly call: CallApi;
  readonly jobs: Pick<PageJobs, "save">;
  readonly toaster: Pick<Toaster, "show" | "dismiss">;
  readonly clientName: string;
}

/**
 * Has the numbers of a map written as a file and saved. Whoever asked can give it up while it is being made.
 *
 * @throws ApiError where it was refused or did not arrive.
 */
export async function exportFile(
  { store, index, call, jobs, toaster, clientName }: FileParts,
  format: ExportFormat,
): Promise<void> {
  const question = statsQuestion(store.state.scene, index.elements);
  // The last layer went while the list was open.
  if (question === undefined) return;
  const stop = new AbortController();
  const said = toaster.show({
    intent: "info",
    message: exportMessages.direct,
    isUnderWay: true,
    action: { label: "Cancel", run: () => stop.abort() },
  });
  try {
    const [area, scene] = await Promise.all([keptArea(store, call), sceneLink(store, call)]);
    const { identifying_information: filters } = question.body;
    const path = pathOf(routes.exportRiskSummary, {
      params: { clientName, format, types: question.types.join(","), tags: question.tags.join(",") },
      rest: area,
      query: {
        ...question.query,
        ...(filters === undefined ? {} : { identifying_information: JSON.stringify(filters) }),
        scene,
      },
    });
    await jobs.save(`/api${path}`, { signal: stop.signal });
  } catch (error) {
    if (!stop.signal.aborted) throw error;
  } finally {
    toaster.dismiss(said);
  }
}

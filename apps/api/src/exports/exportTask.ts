import type { ExportFormat } from "@stopbank/contract/exports";
import type { Provenance } from "@stopbank/contract/provenance";
import { classWordsOf } from "@stopbank/dataset/class-words";
import { DomainError } from "@stopbank/errors";
import { type ExportLayer, exportLayer } from "@stopbank/exports/layer";
import type { ExportProjection } from "@stopbank/exports/projection";
import type { ExportTask } from "@stopbank/exports/task";
import { selectLayer } from "../ask/selection.ts";
import { daysFor } from "../exposure/scenarioExposure.ts";
import { elementDamages } from "./elementDamages.ts";
import type { ExportQuestion } from "./exportQuestion.ts";
import { exportProjections } from "./projections.ts";

/** Elements times scenarios of one export: a million elements under two dozen. */
const mostPairs = 25_000_000;

/**
 * Everything that a file is written from, in memory that threads share: which elements, and what is known of each.
 *
 * @throws DomainError `export/too-large`, `risk/unknown-days`, `filter/...`, and those of `AreaWork`.
 */
export async function exportTask(
  question: ExportQuestion,
  format: ExportFormat,
  provenance: Provenance,
): Promise<ExportTask> {
  const layers: ExportLayer[] = [];
  let pairs = 0;
  for (const type of question.types) {
    const layer = await layerToExport(question, type);
    pairs += layer.selection.count * layer.scenarios.length;
    if (pairs > mostPairs) throw tooLarge(pairs);
    layers.push(layer);
  }
  const task = { format, provenance, classWords: classWordsOf(question.dataset.manifest), layers };
  if (format !== "xlsx") return task;
  const projections: ExportProjection[] = [];
  for (const layer of layers) {
    const { dataset, hazardScenarios, nDays } = question;
    projections.push(...(await exportProjections(dataset, layer, hazardScenarios, nDays)));
  }
  return { ...task, projections };
}

async function layerToExport(
  { dataset, hazardScenarios, selection: request, nDays }: ExportQuestion,
  type: string,
): Promise<ExportLayer> {
  const layer = await dataset.layer(type);
  const selection = await selectLayer(layer, request);
  const days = daysFor(layer.table.description, nDays);
  const damages = elementDamages(dataset, layer, selection, nDays, request.asker.turn);
  return exportLayer(dataset.data, type, {
    scenarios: hazardScenarios.map((each) => ({ ...each, nDays: days })),
    selection,
    measures: layer.measures,
    damageOf: damages,
  });
}

const tooLarge = (pairs: number) =>
  new DomainError(
    "too-large",
    "export/too-large",
    `This is ${pairs.toLocaleString("en-NZ")} states of elements, and ${mostPairs.toLocaleString("en-NZ")} are the most at once. Choose fewer scenarios or layers, or a smaller area.`,
  );

import type { FixedParameters } from "@stopbank/contract/projections";
import type { ExportLayer } from "@stopbank/exports/layer";
import type { ExportProjection } from "@stopbank/exports/projection";
import { scenariosAlong } from "../ask/scenarioChoice.ts";
import type { HazardScenario } from "../data/directory.ts";
import type { ServedDataset } from "../data/servedDataset.ts";
import { daysFor, scenarioExposure } from "../exposure/scenarioExposure.ts";

/**
 * What a layer suffers along each numeric parameter of the hazards that were asked for, the others held as in the scenario: where the
 * parameter has several values.
 */
export async function exportProjections(
  dataset: ServedDataset,
  layer: ExportLayer,
  hazardScenarios: readonly HazardScenario[],
  wishedDays: number | undefined,
): Promise<ExportProjection[]> {
  const { description } = layer;
  const nDays = daysFor(description, wishedDays);
  const projections = new Map<string, ExportProjection>();
  for (const { hazard, scenario } of hazardScenarios)
    for (const [primary, { label, type, unit = "" }] of Object.entries(hazard.parameters)) {
      if (type !== "number" || typeof scenario.parameters[primary] !== "number") continue;
      const { [primary]: _, ...fixed } = scenario.parameters;
      const along = scenariosAlong(hazard, primary, fixed);
      const key = JSON.stringify([hazard.hazardId, primary, fixed]);
      if (along.length < 2 || projections.has(key)) continue;
      const steps = await Promise.all(
        along.map(async ({ value, scenario: each }) => ({
          parameterValue: value,
          tag: each.tag,
          exposure: await scenarioExposure(dataset, description, { hazard, scenario: each }, nDays),
        })),
      );
      const held = heldWords(hazard.parameters, fixed);
      projections.set(key, {
        type: description.type,
        hazardTitle: hazard.title,
        parameter: label,
        unit,
        held,
        steps,
      });
    }
  return [...projections.values()];
}

const heldWords = (parameters: HazardScenario["hazard"]["parameters"], fixed: FixedParameters): string =>
  Object.entries(fixed)
    .map(([key, value]) => {
      const { label = key, unit, keyValues } = parameters[key] ?? {};
      const word = keyValues?.find((each) => each.key === String(value))?.label ?? value;
      return `${label}: ${word}${unit === undefined ? "" : ` ${unit}`}`;
    })
    .join("; ");

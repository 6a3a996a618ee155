import type { Assessments } from "@stopbank/contract/prioritisation-config";
import type { Prioritisation } from "@stopbank/contract/prioritisation-settings";
import type { RegionGroup } from "@stopbank/dataset/manifest";
import { usualClassWeights, weightsByCode } from "@stopbank/risk-engine/class-weights";
import { mostRankedAreas } from "@stopbank/risk-engine/rank-stability";
import type { ServedDataset } from "../data/servedDataset.ts";
import { perClass } from "../wire/wireClasses.ts";
import type { Turn } from "../work/inTurns.ts";
import { fitScenarios } from "./fitScenarios.ts";
import type { FittedLayer, FittedSettings, FittedValueSet } from "./fittedSettings.ts";
import { fitValueSets } from "./fitValueSets.ts";
import { collectMisfits, type NoteMisfit, uniqueBy } from "./misfits.ts";

/**
 * What of a client's settings fits its dataset. Whatever does not is left out and said in a sentence; nothing fails for it.
 */
export async function fitSettings(
  { settings, version }: WrittenSettings,
  dataset: ServedDataset,
  turn: Turn,
): Promise<FittedSettings> {
  const { note, read } = collectMisfits();
  const layers = fitLayers(settings, dataset, note);
  const valueSets = await fitValueSets(settings, dataset, layers, note, turn);
  const scenarios = fitScenarios(settings, dataset, valueSets, note);
  const scenarioIds = new Set(scenarios.map(({ id }) => id));
  const usual = perClass((name) => usualClassWeights[name], "");
  const weights = { ...usual, ...settings.class_weights };
  return {
    version,
    layers,
    valueSets,
    scenarios,
    assessments: fitAssessments(settings, valueSets, scenarioIds, note),
    weightOf: weightsByCode({ ...weights, moderate: weights.medium }),
    misfits: read(),
  };
}

/** What a client has written. */
export interface WrittenSettings {
  readonly settings: Prioritisation;
  /** Tells these settings from any others of the client's; 0 for settings that are not kept. */
  readonly version: number;
}

/** What a client has that has written no settings. */
export const noSettings: Prioritisation = { layers: [], value_sets: [], scenarios: [], assessments: [] };

function fitLayers({ layers }: Prioritisation, { manifest }: ServedDataset, note: NoteMisfit): FittedLayer[] {
  const groups = new Map<string, RegionGroup>(manifest.regionGroups.map((group) => [group.id, group]));
  const unique = uniqueBy(layers, "layer_id", "/layers", "Area layer", note);
  const used = new Set<string>();
  return unique.flatMap(({ each, path }) => {
    const { layer_id: id, region_group: regionGroup, display_name: displayName } = each;
    const group = groups.get(regionGroup);
    if (group === undefined) {
      const known = [...groups.keys()].join(", ") || "none";
      note(
        `${path}/region_group`,
        "unknown-region-group",
        `Area layer ${displayName}: the data has no region group ${regionGroup}; it has ${known}.`,
      );
      return [];
    }
    if (used.has(regionGroup)) {
      note(
        `${path}/region_group`,
        "region-group-twice",
        `Area layer ${displayName}: the region group ${regionGroup} has an area layer already.`,
      );
      return [];
    }
    const areaCount = group.regions.length;
    if (areaCount > mostRankedAreas) {
      note(
        `${path}/region_group`,
        "too-many-areas",
        `Area layer ${displayName}: ${areaCount} areas are too many to rank; ${mostRankedAreas} are the most.`,
      );
      return [];
    }
    used.add(regionGroup);
    return [{ id, regionGroup, displayName, areaCount }];
  });
}

function fitAssessments(
  { assessments }: Prioritisation,
  valueSets: readonly FittedValueSet[],
  scenarioIds: ReadonlySet<string>,
  note: NoteMisfit,
): Assessments {
  const setIds = new Set(valueSets.map(({ id }) => id));
  let hasDefault = false;
  return uniqueBy(assessments, "assessment_id", "/assessments", "Assessment", note).map(({ each, path }) => {
    const { value_set_weights: weights, display_name, scenario_ids } = each;
    for (const set of Object.keys(weights))
      if (!setIds.has(set))
        note(
          `${path}/value_set_weights/${set}`,
          "unknown-value-set",
          `Assessment ${display_name}: there is no value set ${set} that fits the data.`,
        );
    for (const [i, scenario] of scenario_ids.entries())
      if (!scenarioIds.has(scenario))
        note(
          `${path}/scenario_ids/${i}`,
          "unknown-scenario",
          `Assessment ${display_name}: there is no scenario ${scenario} that fits the data.`,
        );
    if (each.is_default && hasDefault)
      note(
        `${path}/is_default`,
        "default-twice",
        `Assessment ${display_name}: another assessment is the default already.`,
      );
    const is_default = each.is_default && !hasDefault;
    hasDefault ||= is_default;
    return {
      assessment_id: each.assessment_id,
      display_name,
      is_default,
      scenario_ids: scenario_ids.filter((id) => scenarioIds.has(id)),
      value_set_config: {
        value_set_weights: Object.fromEntries(Object.entries(weights).filter(([set]) => setIds.has(set))),
      },
    };
  });
}

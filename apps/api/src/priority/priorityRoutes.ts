import { routes } from "@stopbank/contract/routes";
import { DomainError } from "@stopbank/errors";
import { datasetFor } from "../ask/datasetCall.ts";
import { namesOf } from "../ask/names.ts";
import { regionsNamed } from "../ask/selection.ts";
import type { DataRouteParts } from "../ask/selectionRequest.ts";
import type { RegisterRoute } from "../http/registerRoute.ts";
import type { Asker } from "../work/asker.ts";
import { turnWhile } from "../work/inTurns.ts";
import { areaParts } from "./areaParts.ts";
import { areaPriorities } from "./areaPriorities.ts";
import { exposedByHazardGroup } from "./exposedElements.ts";
import { mostPairs } from "./fitScenarios.ts";
import { fitSettings } from "./fitSettings.ts";
import { checkSetsNamed, createSettingsReader, rankingNamed, weightsNamed } from "./readSettings.ts";
import { scenarioWire, valueSetWire } from "./settingsWire.ts";
import { stability } from "./stability.ts";

type DataCall = Parameters<typeof datasetFor>[1] & { readonly asker: Asker };

/** Which areas come first, by a client's settings. */
export function priorityRoutes(register: RegisterRoute, parts: Omit<DataRouteParts, "uses">): void {
  const { store, datasets, work } = parts;
  const { written, fitted } = createSettingsReader(store);
  const settingsOf = async (call: DataCall) => {
    const dataset = await datasetFor(datasets, call);
    return { dataset, settings: await fitted(call.caller.client, dataset, call.asker) };
  };
  type RankingCall = DataCall & {
    readonly params: { readonly scenario_id: string };
    readonly query: { readonly region_group: string };
  };
  const rankingOf = async (call: RankingCall) => {
    const { dataset, settings } = await settingsOf(call);
    const { scenario_id: scenario } = call.params;
    return rankingNamed(dataset, settings, { scenario, regionGroup: call.query.region_group });
  };

  register(routes.priorityAssessments, async (call) => (await settingsOf(call)).settings.assessments.slice());

  register(routes.priorityScenarios, async (call) =>
    (await settingsOf(call)).settings.scenarios.map(scenarioWire),
  );

  register(routes.priorityValueSets, async (call) => {
    const { valueSets } = (await settingsOf(call)).settings;
    const { value_sets: list } = call.query;
    if (list === undefined) return valueSets.map(valueSetWire);
    const ids = namesOf(list);
    checkSetsNamed(
      ids,
      valueSets.map(({ id }) => id),
    );
    return valueSets.filter(({ id }) => ids.includes(id)).map(valueSetWire);
  });

  register(routes.priorityLayers, async (call) =>
    (await settingsOf(call)).settings.layers.map(({ id, regionGroup, displayName, areaCount }) => ({
      layer_id: id,
      layer_type: regionGroup,
      display_name: displayName,
      area_count: areaCount,
    })),
  );

  register(routes.areaPriorities, async (call) => {
    const ranking = await rankingOf(call);
    const weights = weightsNamed(call.body.value_set_weights, ranking.settings);
    return areaPriorities(ranking, weights, call.asker);
  });

  register(routes.rankStability, async (call) => {
    const ranking = await rankingOf(call);
    const weights = weightsNamed(call.body.value_set_weights, ranking.settings);
    return stability(ranking, weights, { work, asker: call.asker });
  });

  register(routes.areaParts, async (call) => {
    const ranking = await rankingOf(call);
    const weights = weightsNamed(call.body.value_set_weights, ranking.settings);
    const region = ranking.dataset.directory.region(call.query.area);
    if (region.group !== ranking.layer.regionGroup)
      throw new DomainError(
        "invalid",
        "prioritisation/other-layer",
        `${region.name} is not among the areas of ${ranking.layer.displayName}.`,
      );
    return areaParts(ranking, region, weights, call.asker);
  });

  register(routes.exposedByHazardGroup, async (call) => {
    const { dataset, settings } = await settingsOf(call);
    const hazardScenarios = namesOf(call.params.hazard_uids).map((tag) => dataset.directory.scenario(tag));
    const { value_set_weights: weights, element_types: types } = call.body;
    const named = Object.keys(weightsNamed(weights, settings));
    const sets = settings.valueSets.filter(({ id }) => weights === undefined || named.includes(id));
    const elements = [...new Set(sets.flatMap((set) => set.elements))].filter(
      ({ type }) => types === undefined || types.includes(type.type),
    );
    const pairs = elements.length * hazardScenarios.length;
    if (pairs > mostPairs)
      throw new DomainError(
        "invalid",
        "risk/too-many-pairs",
        `${pairs} pairs of elements and scenario are too many at once; ask for at most ${mostPairs}.`,
      );
    const regions = regionsNamed(call.query.regions, dataset.directory);
    const { weightOf } = settings;
    return exposedByHazardGroup({ dataset, elements, hazardScenarios, weightOf, regions }, call.asker);
  });

  register(routes.priorityFit, async (call) => {
    const dataset = await datasetFor(datasets, call);
    const { settings } = call.body;
    const own = settings === undefined ? await written(call.caller.client) : { settings, version: 0 };
    const { layers, valueSets, scenarios, misfits } = await fitSettings(own, dataset, turnWhile(call.asker));
    return {
      dataset_version: dataset.version,
      is_usable: layers.length > 0 && valueSets.length > 0 && scenarios.length > 0,
      misfits: [...misfits],
    };
  });
}

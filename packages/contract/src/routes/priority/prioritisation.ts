import { Type } from "typebox";
import { defineRoutes } from "../../route.ts";
import { LayerName, LayerNames } from "../../schemas/map/names.ts";
import { AreaParts } from "../../schemas/priority/areaParts.ts";
import { AreaPriorities, WeightsBody } from "../../schemas/priority/areaPriorities.ts";
import { ExposedByHazardGroup, ExposedElementsBody } from "../../schemas/priority/exposedElements.ts";
import { Fit, FitBody } from "../../schemas/priority/fit.ts";
import {
  Assessments,
  PriorityLayers,
  ScenarioGroups,
  ValueSets,
} from "../../schemas/priority/priorityConfig.ts";
import { RankStability } from "../../schemas/priority/rankStability.ts";

const strict = { additionalProperties: false } as const;
const RegionGroupQuery = Type.Object({ region_group: LayerName }, strict);
const ScenarioParams = Type.Object({ scenario_id: LayerName });

const shared = {
  access: "signed-in",
  scope: "map:read",
  flag: "prioritisationPage",
  tag: "Prioritisation",
} as const;

/** Which areas come first. Every list is empty until an editor has written the settings. */
export const prioritisationRoutes = defineRoutes({
  priorityAssessments: {
    ...shared,
    method: "GET",
    path: "/prioritisation/assessments",
    summary: "The weights that the organisation begins with, and for which scenarios.",
    response: Assessments,
  },
  priorityScenarios: {
    ...shared,
    method: "GET",
    path: "/prioritisation/scenarios",
    summary: "The sets of hazard scenarios that areas are ranked under.",
    response: ScenarioGroups,
  },
  priorityValueSets: {
    ...shared,
    method: "GET",
    path: "/prioritisation/value_sets",
    summary: "What is valued, as elements at risk: all of it, or the sets named.",
    query: Type.Object({ value_sets: Type.Optional(LayerNames) }, strict),
    response: ValueSets,
  },
  priorityLayers: {
    ...shared,
    method: "GET",
    path: "/prioritisation/layers",
    summary: "The kinds of areas that may be ranked.",
    response: PriorityLayers,
  },
  areaPriorities: {
    ...shared,
    method: "POST",
    asks: true,
    path: "/prioritisation/vulnerabilities/:scenario_id",
    summary:
      "The areas of a region group by relative risk under a scenario. A value set that is not weighed weighs 1. With the shares that the score is made of, so that other weights can be tried without asking again.",
    params: ScenarioParams,
    query: RegionGroupQuery,
    body: WeightsBody,
    response: AreaPriorities,
  },
  exposedByHazardGroup: {
    ...shared,
    method: "POST",
    asks: true,
    path: "/prioritisation/histogram_data/:hazard_uids",
    summary:
      "How much of the valued elements each group of hazards exposes, in some regions or everywhere; several scenarios of a group together, each element by its worst class.",
    params: Type.Object({ hazard_uids: LayerNames }),
    query: Type.Object(
      {
        regions: Type.Optional(
          Type.String({
            maxLength: 20_000,
            description: "Region ids, separated by commas; elements in any of them",
          }),
        ),
      },
      strict,
    ),
    body: ExposedElementsBody,
    response: ExposedByHazardGroup,
  },
  rankStability: {
    ...shared,
    method: "POST",
    asks: true,
    path: "/prioritisation/rank_stability/:scenario_id",
    summary:
      "How firm the ranking is: each area's best, median and worst rank over every weighting of whole numbers from 1 to 5, or a sample of them. The weights sent say from where one value set's weight is varied, for most_moving alone.",
    params: ScenarioParams,
    query: RegionGroupQuery,
    body: WeightsBody,
    response: RankStability,
  },
  areaParts: {
    ...shared,
    method: "POST",
    asks: true,
    path: "/prioritisation/parts/:scenario_id",
    summary: "Why an area ranks where it does: by value set, group of hazards and element layer.",
    params: ScenarioParams,
    query: Type.Object(
      { region_group: LayerName, area: Type.String({ minLength: 1, maxLength: 200 }) },
      strict,
    ),
    body: WeightsBody,
    response: AreaParts,
  },
  priorityFit: {
    ...shared,
    access: "editor",
    scope: "content:write",
    method: "POST",
    asks: true,
    path: "/prioritisation/fit",
    summary:
      "What of settings for prioritisation does not fit the organisation's data as it is now: of those sent, or of those kept.",
    body: FitBody,
    response: Fit,
  },
});

import { Type } from "typebox";
import { defineRoutes } from "../../route.ts";
import { ElementExposure } from "../../schemas/map/element.ts";
import { ElementId, LayerName, LayerNames } from "../../schemas/map/names.ts";
import { mostDays, SelectionBody, SelectionQuery } from "../../schemas/map/selection.ts";
import {
  AnnualDamage,
  AnnualDamageBody,
  DamageTogether,
  DamageTogetherBody,
} from "../../schemas/risk/annualDamage.ts";
import {
  AttributeOptions,
  AttributeQueryField,
  AttributeStatsAnswer,
} from "../../schemas/risk/attributeStats.ts";
import { ConsequenceMethodology } from "../../schemas/risk/consequence.ts";
import {
  ProjectedExposure,
  ProjectedRisk,
  ProjectionBody,
  ProjectionQuery,
} from "../../schemas/risk/projection.ts";
import { coordinates, selectionBodyLimitBytes } from "../map/selecting.ts";

const parameterKey = Type.String({ minLength: 1, maxLength: 200 });

/** What damage follows, along parameters, by attribute and by the year. */
export const consequenceRoutes = defineRoutes({
  consequenceMethodology: {
    method: "GET",
    path: "/risk/consequence_methodology/:assetType/:assetTag",
    access: "visitor",
    scope: "map:read",
    tag: "Risk",
    summary:
      "How a scenario's damage to an element layer is worked out: words, thresholds, curves, fragility, sources. 404 `risk/no-methodology` where the layer was never assessed for it.",
    params: Type.Object({ assetType: LayerName, assetTag: LayerName }),
    response: ConsequenceMethodology,
  },
  projectedRisk: {
    method: "POST",
    asks: true,
    path: "/asset/projected_risk/:measure/:assetType/:hazardId/:primaryParameter",
    access: "visitor",
    scope: "map:read",
    tag: "Risk",
    summary:
      "What is exposed along a numeric parameter, by severity. `measure` is `hazard_scenario_metric` (each, km or ha), `replacement_cost`, `damage_cost` (what the damage costs, by the dataset's curves) or a numeric attribute, these three with `min` and `max`. The body holds the other parameters; for each value the first scenario that matches them counts.",
    params: Type.Object({
      measure: parameterKey,
      assetType: LayerName,
      hazardId: LayerName,
      primaryParameter: parameterKey,
    }),
    query: ProjectionQuery,
    body: ProjectionBody,
    bodyLimitBytes: selectionBodyLimitBytes,
    response: ProjectedRisk,
  },
  projectedExposure: {
    method: "POST",
    asks: true,
    path: "/asset/projected_exposure_for_selected_element/:asset_id/:hazard_id/:primaryParameterKey",
    access: "visitor",
    scope: "map:read",
    tag: "Risk",
    summary:
      "One element's exposure along a numeric parameter. `asset_type` says which layer the id is of; without it every layer is searched, and an id that two layers have is refused with 409 `elements/ambiguous-id`.",
    params: Type.Object({ asset_id: ElementId, hazard_id: LayerName, primaryParameterKey: parameterKey }),
    query: Type.Object(
      {
        asset_type: Type.Optional(LayerName),
        n_days: Type.Optional(Type.Integer({ minimum: 0, maximum: mostDays })),
      },
      { additionalProperties: false },
    ),
    body: ProjectionBody,
    response: ProjectedExposure,
  },
  attributeStats: {
    method: "POST",
    asks: true,
    path: "/asset/exposure/identifying_information_stats/:types/:tags/*",
    wildcard: coordinates,
    access: "visitor",
    scope: "map:read",
    tag: "Risk",
    summary:
      "What is exposed by an attribute: a number added up by damage class with how many lack it, or elements counted by text. `damage_cost` is what the damage costs, by the dataset's curves or as recorded; its total holds too what was recorded below the least class.",
    params: Type.Object({ types: LayerNames, tags: LayerNames }),
    query: Type.Object(
      { ...SelectionQuery.properties, attribute: AttributeQueryField },
      { additionalProperties: false },
    ),
    body: SelectionBody,
    bodyLimitBytes: selectionBodyLimitBytes,
    response: AttributeStatsAnswer,
  },
  attributeExists: {
    method: "POST",
    asks: true,
    path: "/asset/check_identifying_information_exists/:types/",
    access: "visitor",
    scope: "map:read",
    tag: "Risk",
    summary:
      "Which of the layers have an attribute, with its label; without `attribute`, every attribute with a prefix such as $, the replacement cost, and `damage_cost` where curves are given.",
    params: Type.Object({ types: LayerNames }),
    query: Type.Object({ attribute: AttributeQueryField }, { additionalProperties: false }),
    body: SelectionBody,
    response: AttributeOptions,
  },
  hazardSentence: {
    method: "GET",
    path: "/hazard/sentence/:type/:id/:scenarioAssetTag",
    access: "visitor",
    scope: "map:read",
    tag: "Elements",
    summary: "How one scenario stands to one element, in a plain sentence and as figures.",
    params: Type.Object({ type: LayerName, id: ElementId, scenarioAssetTag: LayerName }),
    query: Type.Object(
      { n_days: Type.Optional(Type.Integer({ minimum: 0, maximum: mostDays })) },
      { additionalProperties: false },
    ),
    response: ElementExposure,
  },
  expectedAnnualDamage: {
    method: "POST",
    asks: true,
    path: "/asset/expected_annual_damage/:assetType/:hazardId/*",
    wildcard: coordinates,
    access: "visitor",
    scope: "map:read",
    tag: "Risk",
    summary:
      "Expected annual damage of an element layer from a hazard's return periods, with the loss curve it follows from and how many elements it leaves out; over a set of events as it was recorded. Without `rule` the hazard's own counts.",
    params: Type.Object({ assetType: LayerName, hazardId: LayerName }),
    query: SelectionQuery,
    body: AnnualDamageBody,
    bodyLimitBytes: selectionBodyLimitBytes,
    response: AnnualDamage,
  },
  damageTogether: {
    method: "POST",
    asks: true,
    path: "/asset/exposure/multihazard_damage/:types/:tags/*",
    wildcard: coordinates,
    access: "visitor",
    scope: "map:read",
    tag: "Risk",
    summary:
      "What several scenarios cost element layers: together in one event (each hazard damages what the others have left) and by the year (independent hazards add up).",
    params: Type.Object({ types: LayerNames, tags: LayerNames }),
    query: SelectionQuery,
    body: DamageTogetherBody,
    bodyLimitBytes: selectionBodyLimitBytes,
    response: DamageTogether,
  },
});

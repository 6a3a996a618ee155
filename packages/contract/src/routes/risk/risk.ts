import { Type } from "typebox";
import { defineRoutes } from "../../route.ts";
import {
  AttributeLookup,
  ElementExposures,
  ElementFeature,
  IdentifyingInformation,
  SelectedIds,
  Sentence,
} from "../../schemas/map/element.ts";
import { ElementId, LayerName, LayerNames } from "../../schemas/map/names.ts";
import { SelectionBody, SelectionQuery } from "../../schemas/map/selection.ts";
import { ExposureStats, MultiHazardStats, RiskData } from "../../schemas/risk/risk.ts";
import { WorstElements, WorstQuery } from "../../schemas/risk/worstElements.ts";
import { coordinates, selectionBodyLimitBytes } from "../map/selecting.ts";

export const riskRoutes = defineRoutes({
  assetRisk: {
    method: "GET",
    path: "/asset/risk/:assetType/:assetTag/*",
    wildcard: coordinates,
    access: "visitor",
    scope: "map:read",
    tag: "Risk",
    summary:
      "What one scenario does to one element layer in an area and regions. Percentages are of what was assessed: totals of assessed_metric, replacement costs of assessed_total.",
    params: Type.Object({ assetType: LayerName, assetTag: LayerName }),
    query: SelectionQuery,
    response: RiskData,
  },
  exposureStats: {
    method: "POST",
    path: "/asset/exposure/stats/:types/:tags/*",
    wildcard: coordinates,
    access: "visitor",
    scope: "map:read",
    tag: "Risk",
    summary: "The same for several element layers and scenarios, with attribute filters.",
    params: Type.Object({ types: LayerNames, tags: LayerNames }),
    query: SelectionQuery,
    body: SelectionBody,
    bodyLimitBytes: selectionBodyLimitBytes,
    response: ExposureStats,
  },
  worstElements: {
    method: "POST",
    path: "/asset/exposure/worst_elements/:assetType/:assetTag/*",
    wildcard: coordinates,
    access: "visitor",
    scope: "map:read",
    tag: "Risk",
    summary:
      "The elements a scenario hits hardest, the worst first: by damage class and intensity, by replacement cost, by what its damage costs, or by expected annual damage of its hazard (the scenario's other parameters held, by the hazard's own rule unless `rule` names one). At most 100; `ranked_count` says of how many.",
    params: Type.Object({ assetType: LayerName, assetTag: LayerName }),
    query: WorstQuery,
    body: SelectionBody,
    bodyLimitBytes: selectionBodyLimitBytes,
    response: WorstElements,
  },
  multiHazardStats: {
    method: "POST",
    path: "/asset/exposure/multihazard_stats/:types/:tags/*",
    wildcard: coordinates,
    access: "visitor",
    scope: "map:read",
    tag: "Risk",
    summary:
      "Several scenarios together: each element counts once, in its worst class. It is assessed where one exposes it or all were assessed, so a share of exposed in assessed leans high unless not_assessed_count is 0.",
    params: Type.Object({ types: LayerNames, tags: LayerNames }),
    query: SelectionQuery,
    body: SelectionBody,
    bodyLimitBytes: selectionBodyLimitBytes,
    response: MultiHazardStats,
  },
  elementClasses: {
    method: "GET",
    path: "/asset/classes/:assetType/:assetTag",
    access: "visitor",
    scope: "map:read",
    tag: "Risk",
    summary:
      "Damage classes for colouring the map, little-endian: n (uint32), then n element rows (uint32), then n classes (uint8; 0 unspecified to 6 high, 255 not assessed). Rows are the tiles' feature ids; a row that is absent is not exposed.",
    params: Type.Object({ assetType: LayerName, assetTag: LayerName }),
    query: Type.Object(
      { n_days: Type.Optional(Type.Integer({ minimum: 0, maximum: 3_660 })) },
      { additionalProperties: false },
    ),
    response: Type.Unknown(),
    produces: "application/octet-stream",
  },
});

export const elementRoutes = defineRoutes({
  selectElements: {
    method: "POST",
    path: "/asset/:types/*",
    wildcard: coordinates,
    access: "visitor",
    scope: "map:read",
    tag: "Elements",
    summary: "Ids of the elements in an area and regions that pass attribute filters.",
    params: Type.Object({ types: LayerNames }),
    query: SelectionQuery,
    body: SelectionBody,
    bodyLimitBytes: selectionBodyLimitBytes,
    response: SelectedIds,
  },
  selectedRows: {
    method: "POST",
    path: "/asset/selected/:assetType/*",
    wildcard: coordinates,
    access: "visitor",
    scope: "map:read",
    tag: "Elements",
    summary:
      "The same of one layer for dimming the rest on the map, little-endian: n elements in the layer (uint32), then a bit for each row, the lowest bit of a byte first: 1 where the element is selected. Rows are the tiles' feature ids.",
    params: Type.Object({ assetType: LayerName }),
    query: SelectionQuery,
    body: SelectionBody,
    bodyLimitBytes: selectionBodyLimitBytes,
    response: Type.Unknown(),
    produces: "application/octet-stream",
  },
  elementGeometry: {
    method: "GET",
    path: "/asset/geojson/:type/:asset_id",
    access: "visitor",
    scope: "map:read",
    tag: "Elements",
    summary: "One element's geometry.",
    params: Type.Object({ type: LayerName, asset_id: ElementId }),
    response: ElementFeature,
  },
  elementSentence: {
    method: "GET",
    path: "/asset/sentence/:type/:id",
    access: "visitor",
    scope: "map:read",
    tag: "Elements",
    summary: "One element in a plain sentence.",
    params: Type.Object({ type: LayerName, id: ElementId }),
    response: Sentence,
  },
  elementInformation: {
    method: "GET",
    path: "/asset/identifying_information/:type/:id",
    access: "visitor",
    scope: "map:read",
    tag: "Elements",
    summary: "What is known of one element.",
    params: Type.Object({ type: LayerName, id: ElementId }),
    response: IdentifyingInformation,
  },
  attributeLookup: {
    method: "GET",
    path: "/asset/identifying_information/:type",
    access: "visitor",
    scope: "map:read",
    tag: "Elements",
    summary: "Values an attribute filter can offer.",
    params: Type.Object({ type: LayerName }),
    query: Type.Object(
      {
        text_keys: Type.Optional(Type.String({ maxLength: 2_000 })),
        numeric_keys: Type.Optional(Type.String({ maxLength: 2_000 })),
        date_keys: Type.Optional(Type.String({ maxLength: 2_000 })),
      },
      { additionalProperties: false },
    ),
    response: AttributeLookup,
  },
  elementExposures: {
    method: "GET",
    path: "/hazard/scenarios/:assetType/:assetId",
    access: "visitor",
    scope: "map:read",
    tag: "Elements",
    summary: "How every scenario stands to one element, or those that `tags` names.",
    params: Type.Object({ assetType: LayerName, assetId: ElementId }),
    query: Type.Object(
      {
        n_days: Type.Optional(Type.Integer({ minimum: 0, maximum: 3_660 })),
        tags: Type.Optional(LayerNames),
      },
      { additionalProperties: false },
    ),
    response: ElementExposures,
  },
});

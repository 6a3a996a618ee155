import { Type } from "typebox";
import { defineRoutes } from "../../route.ts";
import { LayerName, LayerNames } from "../../schemas/map/names.ts";
import { mostDays, SelectionBody, SelectionQuery } from "../../schemas/map/selection.ts";
import { ComparedDamage, ComparedDamageQuery } from "../../schemas/risk/comparedDamage.ts";
import {
  ChangedElements,
  ChangedQuery,
  ComparisonByRegion,
  ComparisonStats,
} from "../../schemas/risk/comparison.ts";
import { coordinates, selectionBodyLimitBytes } from "../map/selecting.ts";

const selecting = {
  method: "POST",
  wildcard: coordinates,
  access: "visitor",
  scope: "map:read",
  tag: "Comparison",
  query: SelectionQuery,
  body: SelectionBody,
  bodyLimitBytes: selectionBodyLimitBytes,
} as const;

/** Two sides, each one scenario or several: what an element moves between is its worst class on either. */
export const comparisonRoutes = defineRoutes({
  comparisonStats: {
    ...selecting,
    asks: true,
    path: "/asset/comparison/stats/:types/:before/:after/*",
    summary:
      "What differs between two sides for element layers: exposed, by class, and which elements move between classes. Elements that one side did not assess are not comparable, and in no difference.",
    params: Type.Object({ types: LayerNames, before: LayerNames, after: LayerNames }),
    response: ComparisonStats,
  },
  comparisonByRegion: {
    ...selecting,
    asks: true,
    path: "/asset/comparison/regions/:assetType/:group/:before/:after/*",
    summary: "The same for one layer by region of a group.",
    params: Type.Object({ assetType: LayerName, group: LayerName, before: LayerNames, after: LayerNames }),
    response: ComparisonByRegion,
  },
  comparedDamage: {
    ...selecting,
    asks: true,
    path: "/asset/comparison/damage/:assetType/:before/:after/*",
    summary:
      "What damage in one event costs a layer on two sides, and by region of a group if one is named. The difference is of the elements whose damage is known on both.",
    params: Type.Object({ assetType: LayerName, before: LayerNames, after: LayerNames }),
    query: ComparedDamageQuery,
    response: ComparedDamage,
  },
  changedElements: {
    ...selecting,
    asks: true,
    path: "/asset/comparison/elements/:assetType/:before/:after/*",
    summary:
      "The elements of a layer that become worse, or better: over the most classes first, then by the worse of their classes, replacement cost and metric.",
    params: Type.Object({ assetType: LayerName, before: LayerNames, after: LayerNames }),
    query: ChangedQuery,
    response: ChangedElements,
  },
  elementChanges: {
    method: "GET",
    path: "/asset/comparison/changes/:assetType/:before/:after",
    access: "visitor",
    scope: "map:read",
    tag: "Comparison",
    summary:
      "What becomes of every element of a layer, for a map of differences, little-endian: n (uint32), then a byte for each row: 0 the same, 1 worse, 2 better, 3 not comparable. Rows are the tiles' feature ids.",
    params: Type.Object({ assetType: LayerName, before: LayerNames, after: LayerNames }),
    query: Type.Object(
      { n_days: Type.Optional(Type.Integer({ minimum: 0, maximum: mostDays })) },
      { additionalProperties: false },
    ),
    response: Type.Unknown(),
    produces: "application/octet-stream",
  },
});

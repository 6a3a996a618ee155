import { Type } from "typebox";
import { defineRoutes } from "../../route.ts";
import {
  DatasetVersions,
  VersionByRegion,
  VersionChangedElements,
  VersionComparison,
  VersionName,
} from "../../schemas/administration/datasetVersion.ts";
import { LayerName, LayerNames } from "../../schemas/map/names.ts";
import { mostDays, SelectionBody, SelectionQuery } from "../../schemas/map/selection.ts";
import { ComparedDamageQuery, VersionDamage } from "../../schemas/risk/comparedDamage.ts";
import { ChangedQuery } from "../../schemas/risk/comparison.ts";
import { coordinates, selectionBodyLimitBytes } from "./selecting.ts";

/** The client's data as it was published before. Members' alone: a version may have been taken back. */
export const versionRoutes = defineRoutes({
  datasetVersions: {
    method: "GET",
    path: "/dataset/versions",
    access: "signed-in",
    scope: "map:read",
    tag: "Comparison",
    summary: "The published versions of the client's dataset that are kept still, the last published first.",
    response: DatasetVersions,
  },
  versionComparison: {
    method: "POST",
    asks: true,
    path: "/asset/comparison/versions/:types/:tags/:version/*",
    wildcard: coordinates,
    access: "signed-in",
    scope: "map:read",
    tag: "Comparison",
    summary:
      "What differs for element layers under scenarios between a kept version of the dataset and the current one. Elements are the same by id; those that one alone has are counted by themselves.",
    params: Type.Object({ types: LayerNames, tags: LayerNames, version: VersionName }),
    query: SelectionQuery,
    body: SelectionBody,
    bodyLimitBytes: selectionBodyLimitBytes,
    response: VersionComparison,
  },
  versionByRegion: {
    method: "POST",
    asks: true,
    path: "/asset/comparison/version_regions/:assetType/:group/:tags/:version/*",
    wildcard: coordinates,
    access: "signed-in",
    scope: "map:read",
    tag: "Comparison",
    summary: "What differs for a layer since a kept version of the dataset, by region of a group.",
    params: Type.Object({ assetType: LayerName, group: LayerName, tags: LayerNames, version: VersionName }),
    query: SelectionQuery,
    body: SelectionBody,
    bodyLimitBytes: selectionBodyLimitBytes,
    response: VersionByRegion,
  },
  versionDamage: {
    method: "POST",
    asks: true,
    path: "/asset/comparison/version_damage/:assetType/:tags/:version/*",
    wildcard: coordinates,
    access: "signed-in",
    scope: "map:read",
    tag: "Comparison",
    summary: "What damage in one event costs a layer, beside a kept version of the dataset.",
    params: Type.Object({ assetType: LayerName, tags: LayerNames, version: VersionName }),
    query: ComparedDamageQuery,
    body: SelectionBody,
    bodyLimitBytes: selectionBodyLimitBytes,
    response: VersionDamage,
  },
  versionChangedElements: {
    method: "POST",
    asks: true,
    path: "/asset/comparison/version_elements/:assetType/:tags/:version/*",
    wildcard: coordinates,
    access: "signed-in",
    scope: "map:read",
    tag: "Comparison",
    summary:
      "The elements of a layer that are worse, or better, off than in a kept version of the dataset, in the order of the changed elements of two sides.",
    params: Type.Object({ assetType: LayerName, tags: LayerNames, version: VersionName }),
    query: ChangedQuery,
    body: SelectionBody,
    bodyLimitBytes: selectionBodyLimitBytes,
    response: VersionChangedElements,
  },
  versionElementChanges: {
    method: "GET",
    path: "/asset/comparison/version_changes/:assetType/:tags/:version",
    access: "signed-in",
    scope: "map:read",
    tag: "Comparison",
    summary:
      "What became of every element of a layer since a kept version of the dataset, for a map of differences, packed as the changes between two sides are. What the version before does not have is not comparable.",
    params: Type.Object({ assetType: LayerName, tags: LayerNames, version: VersionName }),
    query: Type.Object(
      { n_days: Type.Optional(Type.Integer({ minimum: 0, maximum: mostDays })) },
      { additionalProperties: false },
    ),
    response: Type.Unknown(),
    produces: "application/octet-stream",
  },
});

import { Type } from "typebox";
import { defineRoutes } from "../route.ts";
import { DatasetVersions, VersionComparison, VersionName } from "../schemas/datasetVersion.ts";
import { LayerNames } from "../schemas/names.ts";
import { SelectionBody, SelectionQuery } from "../schemas/selection.ts";
import { coordinates, selectionBodyLimitBytes } from "./selecting.ts";

/** The client's data as it was published before. Members' alone: a version may have been taken back. */
export const versionRoutes = defineRoutes({
  datasetVersions: {
    method: "GET",
    path: "/dataset/versions",
    access: "signed-in",
    tag: "Comparison",
    summary: "The published versions of the client's dataset that are kept still, the last published first.",
    response: DatasetVersions,
  },
  versionComparison: {
    method: "POST",
    path: "/asset/comparison/versions/:types/:tags/:version/*",
    wildcard: coordinates,
    access: "signed-in",
    tag: "Comparison",
    summary:
      "What differs for element layers under scenarios between a kept version of the dataset and the current one. Elements are the same by id; those that one alone has are counted by themselves.",
    params: Type.Object({ types: LayerNames, tags: LayerNames, version: VersionName }),
    query: SelectionQuery,
    body: SelectionBody,
    bodyLimitBytes: selectionBodyLimitBytes,
    response: VersionComparison,
  },
});

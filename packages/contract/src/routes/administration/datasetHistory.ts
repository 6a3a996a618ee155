import { defineRoutes } from "../../route.ts";
import {
  ChangesQuery,
  KeptVersions,
  MadeCurrent,
  MakeCurrent,
  VersionChanges,
  VersionParams,
} from "../../schemas/administration/datasetHistory.ts";

/** The versions of a client's dataset, for its administrators: which there are, what differs, which one is shown. */
export const datasetHistoryRoutes = defineRoutes({
  keptVersions: {
    method: "GET",
    path: "/client/dataset_versions",
    access: "admin",
    tag: "Administration",
    summary: "Every version of the client's dataset that is kept, with what it holds.",
    response: KeptVersions,
  },
  versionChanges: {
    method: "GET",
    path: "/client/dataset_versions/:version/changes",
    access: "admin",
    tag: "Administration",
    summary:
      "What would change for everybody if this version were shown instead of the current one, or another.",
    params: VersionParams,
    query: ChangesQuery,
    response: VersionChanges,
  },
  makeVersionCurrent: {
    method: "PUT",
    path: "/client/dataset_versions/:version/current",
    access: "admin",
    tag: "Administration",
    summary:
      "Shows a version to everybody from their next request on. Whoever is answered from another meanwhile is answered from that one.",
    params: VersionParams,
    body: MakeCurrent,
    response: MadeCurrent,
  },
});

import { Type } from "typebox";
import { defineRoutes } from "../../route.ts";
import { ExportCaller } from "../../schemas/export/exportCaller.ts";
import { ExportFormatName, ExportQuery, MapProvenanceBody } from "../../schemas/export/exportQuestion.ts";
import { Provenance } from "../../schemas/export/provenance.ts";
import { LayerName, LayerNames } from "../../schemas/map/names.ts";
import { SelectionQuery } from "../../schemas/map/selection.ts";
import { coordinates, selectionBodyLimitBytes } from "../map/selecting.ts";
import { exportExamples } from "./exportExamples.ts";

const exportedArea = "An area: empty, `all`, `area:<id>`, `lng,lat;lng,lat;...` or GeoJSON coordinates";

/** What leaves the building. Visitors have none of it. */
export const exportRoutes = defineRoutes({
  exportRiskSummary: {
    method: "GET",
    path: "/asset/export/risksummary/:clientName/:format/:types/:tags/*",
    wildcard: exportedArea,
    access: "signed-in",
    scope: "exports:read",
    tag: "Exports",
    summary:
      "Elements of an area and regions with what scenarios do to them, as a file: an Excel workbook (xlsx), GeoJSON, CSV in a ZIP, GeoPackage (gpkg) or FlatGeobuf (fgb). Numbers are those of the risk calls; each carries where it comes from. A workbook with more elements than it bears comes in a ZIP, with the elements as CSV beside it, and so do several layers as FlatGeobuf. `clientName` is the client in use. 429 while another export of the caller's is being made and others wait.",
    params: Type.Object({
      clientName: LayerName,
      format: ExportFormatName,
      types: LayerNames,
      tags: LayerNames,
    }),
    query: ExportQuery,
    response: Type.Unknown(),
    produces: "application/octet-stream",
    example: exportExamples.exportRiskSummary,
  },
  exportCaller: {
    method: "GET",
    path: "/asset/export/caller",
    access: "signed-in",
    scope: "exports:read",
    tag: "Exports",
    summary:
      "In whose name exports are made, and in which client: what a program with an API token is told of itself.",
    response: ExportCaller,
    example: exportExamples.exportCaller,
  },
  exportProvenance: {
    method: "GET",
    path: "/asset/export/provenance/:clientName/:types/:tags/*",
    wildcard: exportedArea,
    access: "signed-in",
    scope: "exports:read",
    tag: "Exports",
    summary:
      "Where the numbers of an export come from, as it carries it: client, data with licence and sources, what was asked, the rules, who asks, and the link that opens it on the map.",
    params: Type.Object({ clientName: LayerName, types: LayerNames, tags: LayerNames }),
    query: ExportQuery,
    response: Provenance,
    example: exportExamples.exportProvenance,
  },
  mapProvenance: {
    method: "POST",
    asks: true,
    path: "/asset/export/provenance/:clientName/*",
    wildcard: coordinates,
    access: "signed-in",
    scope: "exports:read",
    tag: "Exports",
    summary:
      "The same for a map, which needs neither an element layer nor a hazard. Layers and filters stand in the body, and so may an area, which is as long there as the statistics calls take it.",
    params: Type.Object({ clientName: LayerName }),
    query: SelectionQuery,
    body: MapProvenanceBody,
    bodyLimitBytes: selectionBodyLimitBytes,
    response: Provenance,
    example: exportExamples.mapProvenance,
  },
});

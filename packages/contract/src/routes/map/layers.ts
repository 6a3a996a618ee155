import { Type } from "typebox";
import { defineRoutes } from "../../route.ts";
import { LayerDetails, Layers } from "../../schemas/map/layer.ts";
import { Legends } from "../../schemas/map/legend.ts";
import { LayerName } from "../../schemas/map/names.ts";
import { RegionGeometries, RegionGroups } from "../../schemas/map/region.ts";

export const layerRoutes = defineRoutes({
  layers: {
    method: "GET",
    path: "/layer",
    access: "visitor",
    scope: "map:read",
    tag: "Layers",
    summary: "Every element, hazard and contextual layer of the client's dataset, with its tiles.",
    response: Layers,
  },
  layerDetails: {
    method: "GET",
    path: "/layer/details/:id",
    access: "visitor",
    scope: "map:read",
    tag: "Layers",
    summary: "What a layer is, how far to trust it and where it came from. A list of one, as specified.",
    params: Type.Object({ id: LayerName }),
    response: Type.Array(LayerDetails),
  },
  legends: {
    method: "GET",
    path: "/legends",
    access: "visitor",
    scope: "map:read",
    tag: "Layers",
    summary: "Every legend, by layer.",
    response: Legends,
  },
  regions: {
    method: "GET",
    path: "/regions",
    access: "visitor",
    scope: "map:read",
    tag: "Regions and areas",
    summary: "Region groups and their regions.",
    response: RegionGroups,
  },
  regionGeometries: {
    method: "GET",
    path: "/regions/geometries/*",
    wildcard: "Region ids, separated by commas",
    access: "visitor",
    scope: "map:read",
    tag: "Regions and areas",
    summary: "Outlines of regions.",
    response: RegionGeometries,
  },
});

import { Type } from "typebox";
import { defineRoutes } from "../../route.ts";
import { LayerName } from "../../schemas/map/names.ts";

/**
 * Tile addresses carry client and dataset version, so a tile never changes and is cached for a year. Column and
 * row are text here: a tile outside the pyramid is refused with a sentence, not with a schema error.
 */
const worldParams = {
  version: Type.String({ pattern: "^[0-9a-f]{16}$" }),
  z: Type.String({ pattern: "^\\d{1,2}$" }),
  x: Type.String({ pattern: "^\\d{1,8}$" }),
};
const tileParams = { client: LayerName, ...worldParams };

/** Pictures that were drawn in another way are others. */
const drawing = Type.Object({
  drawing: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 999_999,
      description: "Keeps pictures that were drawn in another way apart; changes nothing else",
    }),
  ),
});

/** Outside the data, or the zooms, that there are. */
const nothingThere = { 204: Type.Null() };

export const tileRoutes = defineRoutes({
  vectorTile: {
    method: "GET",
    path: "/tiles/:client/:version/vector/:name/:z/:x/:y",
    access: "visitor",
    scope: "map:read",
    anyClient: true,
    tag: "Tiles",
    summary: "A vector tile of elements, context or basemap; `y` ends in `.mvt`. 204 where there is nothing.",
    params: Type.Object({ ...tileParams, name: LayerName, y: Type.String({ pattern: "^\\d{1,8}\\.mvt$" }) }),
    response: Type.Unknown(),
    produces: "application/vnd.mapbox-vector-tile",
    also: nothingThere,
  },
  imageTile: {
    method: "GET",
    path: "/tiles/:client/:version/image/:name/:z/:x/:y",
    access: "visitor",
    scope: "map:read",
    anyClient: true,
    tag: "Tiles",
    summary:
      "An image tile: satellite, or `terrain` elevation in Mapbox encoding; `y` ends in `.png` or `.webp`, as the tileset says.",
    params: Type.Object({
      ...tileParams,
      name: LayerName,
      y: Type.String({ pattern: "^\\d{1,8}\\.(png|webp)$" }),
    }),
    response: Type.Unknown(),
    produces: "image/png",
    also: nothingThere,
  },
  worldTile: {
    method: "GET",
    path: "/tiles/world/:version/:z/:x/:y",
    access: "visitor",
    scope: "map:read",
    anyClient: true,
    tag: "Tiles",
    summary: "Land, borders and towns of the whole world, for where a dataset brings no ground of its own.",
    params: Type.Object({ ...worldParams, y: Type.String({ pattern: "^\\d{1,8}\\.mvt$" }) }),
    response: Type.Unknown(),
    produces: "application/vnd.mapbox-vector-tile",
    also: nothingThere,
  },
  hazardContours: {
    method: "GET",
    path: "/tiles/:client/:version/contours/:assetTag/:z/:x/:y",
    access: "visitor",
    scope: "map:read",
    anyClient: true,
    tag: "Tiles",
    summary:
      "Lines of equal intensity of a scenario, at the values its legend changes at; `y` ends in `.mvt`. 204 where there is none.",
    params: Type.Object({
      ...tileParams,
      assetTag: LayerName,
      y: Type.String({ pattern: "^\\d{1,8}\\.mvt$" }),
    }),
    query: drawing,
    response: Type.Unknown(),
    produces: "application/vnd.mapbox-vector-tile",
    also: nothingThere,
  },
  hazardTile: {
    method: "GET",
    path: "/tiles/:client/:version/hazard/:assetTag/:z/:x/:y",
    access: "visitor",
    scope: "map:read",
    anyClient: true,
    tag: "Tiles",
    summary: "A scenario's intensity, coloured by its legend; `y` ends in `.png`.",
    params: Type.Object({
      ...tileParams,
      assetTag: LayerName,
      y: Type.String({ pattern: "^\\d{1,8}\\.png$" }),
    }),
    query: drawing,
    response: Type.Unknown(),
    produces: "image/png",
    also: nothingThere,
  },
});

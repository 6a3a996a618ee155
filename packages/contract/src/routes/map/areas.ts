import { Type } from "typebox";
import { LineOfText } from "../../people/lineOfText.ts";
import { defineRoutes, fileBytes } from "../../route.ts";
import { AreaFile, areaFileLimitBytes } from "../../schemas/map/areaFile.ts";
import { AreaMaking } from "../../schemas/map/areaMaking.ts";
import { AreaGeometry, mostAreaBytes, StoredArea } from "../../schemas/map/geometry.ts";
import { NamedAreas } from "../../schemas/map/namedArea.ts";

const areaParams = Type.Object({ area_id: Type.String({ pattern: "^[0-9a-f]{64}$" }) });

export const areaRoutes = defineRoutes({
  storeArea: {
    method: "POST",
    path: "/areas",
    access: "visitor",
    scope: "map:read",
    tag: "Regions and areas",
    summary: "Keeps a drawn area and names it by its content, so that calls can say `area:<id>`.",
    body: Type.Object({ geometry: AreaGeometry }, { additionalProperties: false }),
    bodyLimitBytes: mostAreaBytes,
    response: StoredArea,
    status: 201,
  },
  storedArea: {
    method: "GET",
    path: "/areas/:area_id",
    access: "visitor",
    scope: "map:read",
    tag: "Regions and areas",
    summary: "A kept area.",
    params: areaParams,
    response: StoredArea,
  },
  readAreaFile: {
    method: "POST",
    path: "/areas/file",
    access: "visitor",
    scope: "map:read",
    tag: "Regions and areas",
    summary:
      "The shapes in a file: GeoJSON, KML or KMZ, GeoPackage, or a zip of Shapefiles, in any reference system. Nothing is kept.",
    query: Type.Object(
      {
        name: Type.Optional(Type.String({ maxLength: 200, description: "What the file is called" })),
        crs: Type.Optional(
          Type.String({
            pattern: "^EPSG:\\d{4,6}$",
            description: "The reference system to take instead of the file's own",
          }),
        ),
      },
      { additionalProperties: false },
    ),
    consumes: fileBytes,
    bodyLimitBytes: areaFileLimitBytes,
    response: AreaFile,
  },
  makeArea: {
    method: "POST",
    path: "/areas/made",
    access: "visitor",
    scope: "map:read",
    tag: "Regions and areas",
    summary:
      "Makes one area of shapes, kept areas, regions and elements, with what lies within a distance of them, and keeps it.",
    body: AreaMaking,
    bodyLimitBytes: 2 * 1024 * 1024,
    response: StoredArea,
    status: 201,
  },
  namedAreas: {
    method: "GET",
    path: "/areas/named",
    access: "signed-in",
    scope: "map:read",
    tag: "Regions and areas",
    summary: "The areas that the caller has given names in this client, by name. Others have their own.",
    response: NamedAreas,
  },
  nameArea: {
    method: "PUT",
    path: "/areas/named/:area_id",
    access: "signed-in",
    scope: "areas:write",
    tag: "Regions and areas",
    summary:
      "Gives a kept area the caller's name for it. What has a name is kept until the name is taken away.",
    params: areaParams,
    body: Type.Object({ name: LineOfText(100) }, { additionalProperties: false }),
    response: NamedAreas,
  },
  forgetArea: {
    method: "DELETE",
    path: "/areas/named/:area_id",
    access: "signed-in",
    scope: "areas:write",
    tag: "Regions and areas",
    summary: "Takes the caller's name from an area. Links to it go on to open.",
    params: areaParams,
    response: NamedAreas,
  },
});

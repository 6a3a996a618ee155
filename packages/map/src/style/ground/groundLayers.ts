import type { LayerSpecification } from "@maplibre/maplibre-gl-style-spec";
import type { Basemap } from "@stopbank/scene";
import { ground } from "../../palettes.ts";
import type { LayerIndex } from "../layerIndex.ts";
import type { SchemaRoles } from "../schemas/role.ts";
import { rolesOf } from "../schemas/rolesOf.ts";
import {
  basemapSource,
  knownSource,
  pictureSource,
  satelliteSource,
  shadeSource,
  worldSource,
} from "../sources.ts";
import { boundaryLayers } from "./boundaryLayers.ts";
import { buildingLayers, landLayers } from "./landLayers.ts";
import { contourLayers, reliefLayers } from "./reliefLayers.ts";
import { railLayers, roadLayers } from "./roadLayers.ts";
import { waterLayers } from "./waterLayers.ts";
import { knownSea, knownSeaLayers, unknownGround, worldLayers } from "./worldLayers.ts";

type Offered = LayerIndex["basemap"];

/** What the dataset's own vector tiles have to draw. */
export const drawnRoles = ({ vector }: Offered): SchemaRoles =>
  vector === undefined ? {} : rolesOf(vector.schema ?? "stopbank", vector.source_layers);

/**
 * What lies under everything else, bottom first. Where the dataset knows land from sea, what is not its land is sea; elsewhere
 * the world stands in.
 */
export function groundLayers(basemap: Basemap, offered: Offered, fadeMs: number): LayerSpecification[] {
  const roles = drawnRoles(offered);
  const around = [unknownGround, ...(offered.world === undefined ? [] : worldLayers(worldSource))];
  if (basemap === "satellite" && offered.satellite !== undefined)
    return [
      ...around,
      ...(offered.vector?.known === undefined ? [] : [knownSea(knownSource, ground.deepWater)]),
      pictureLayer("satellite", satelliteSource, fadeMs, -0.08),
      ...roadLayers(basemapSource, roles, 0.35),
    ];
  const knowsSea = offered.vector?.known !== undefined;
  return [
    ...around,
    ...(knowsSea ? knownSeaLayers(knownSource, basemapSource, roles) : []),
    ...landLayers(basemapSource, roles, basemap),
    ...(offered.terrain === undefined ? [] : reliefLayers(shadeSource, basemap)),
    ...waterLayers(basemapSource, roles),
    ...contourLayers(basemapSource, roles, basemap),
    ...boundaryLayers(basemapSource, roles),
    ...buildingLayers(basemapSource, roles),
    ...railLayers(basemapSource, roles, 1),
    ...roadLayers(basemapSource, roles, 1),
  ];
}

/** A drawn map as pictures, over the ground and its names: those are seen where no picture comes. */
export const drawnPicture = (fadeMs: number): LayerSpecification =>
  pictureLayer("basemap-picture", pictureSource, fadeMs);

const pictureLayer = (id: string, source: string, fadeMs: number, saturation = 0): LayerSpecification => ({
  id,
  type: "raster",
  source,
  paint: { "raster-fade-duration": fadeMs, "raster-saturation": saturation },
});

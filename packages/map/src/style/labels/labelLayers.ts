import type { LayerSpecification } from "@maplibre/maplibre-gl-style-spec";
import type { Basemap } from "@stopbank/scene";
import { drawnRoles } from "../ground/groundLayers.ts";
import type { LayerIndex } from "../layerIndex.ts";
import { lineLabels } from "./lineLabels.ts";
import { placeLabels } from "./placeLabels.ts";
import { worldLabels } from "./worldLabels.ts";

/**
 * Names over everything but the map's tools, least important first. Seen from the side, names along lines lie flat on
 * the ground and cannot be read, so they are left out.
 */
export function labelLayers(
  basemap: Basemap,
  offered: LayerIndex["basemap"],
  tilted: boolean,
): LayerSpecification[] {
  const roles = drawnRoles(offered);
  const { world, vector } = offered;
  const ownBoxes = vector === undefined ? [] : [vector.bounds, ...(vector.known ?? [])];
  const namedBoxes = roles.placeNames === undefined ? [] : ownBoxes;
  return [
    ...(world === undefined ? [] : worldLabels(basemap, namedBoxes)),
    ...(tilted ? [] : lineLabels(basemap, roles)),
    ...placeLabels(basemap, roles),
  ];
}

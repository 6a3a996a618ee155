import type { FilterSpecification, LayerSpecification } from "@maplibre/maplibre-gl-style-spec";
import type { Basemap } from "@stopbank/scene";
import { ground } from "../../palettes.ts";
import { boxesAsPolygons } from "../boxesAsPolygons.ts";
import { drawnFrom } from "../ground/drawnFrom.ts";
import type { Role } from "../schemas/role.ts";
import { worldSource } from "../sources.ts";
import { labelPaint } from "./labelPaint.ts";
import { placeLayout } from "./placeLabels.ts";

/** The stand-in's towns by source layer, the most populous last and so on top; those of the third are many. */
const townLayers = [
  { sourceLayer: "villages", minzoom: 8 },
  { sourceLayer: "towns", minzoom: 5 },
  { sourceLayer: "cities", minzoom: 2 },
];

/**
 * Towns of the world.
 *
 * @param namedBoxes where the dataset has names of its own, which a second one beside would contradict.
 */
export const worldLabels = (
  basemap: Basemap,
  namedBoxes: readonly (readonly number[])[],
): LayerSpecification[] =>
  townLayers.map(({ sourceLayer, minzoom }) => {
    const role: Role = {
      sourceLayer,
      class: ["get", "kind"],
      order: ["-", 0, ["get", "population"]],
    };
    const isElsewhere = ["!", ["within", boxesAsPolygons(namedBoxes)]] as unknown as FilterSpecification;
    return {
      id: `label-world-${sourceLayer}`,
      type: "symbol",
      minzoom,
      ...drawnFrom(worldSource, role, namedBoxes.length === 0 ? undefined : isElsewhere),
      layout: placeLayout(role),
      paint: labelPaint(basemap, ground.labelMinor),
    };
  });

import type { SeenLayer } from "./seen/seenLayer.ts";
import { baseOf } from "./words/names.ts";

/** What a layer is in a description. */
export type LayerPart = "elements" | "hazard" | "regions" | "land" | "context";

const words = {
  elements:
    /building|house|dwelling|outline.*roof|road|street|rail|pipe|bridge|parcel|propert|asset|school|hospital|place|people|block|site|station|footprint/i,
  hazard:
    /flood|inund|tsunami|liquef|landslid|debris|erosion|surge|hazard|bathtub|wildfire|lahar|subsid|shak/i,
  regions:
    /region|urban_?area|district|ward|suburb|council|boundar|catchment|municipal|province|territor|communit/i,
  land: /^land(_|$)|coastline_polygon/i,
  context: /fault|outline|contour|river|coast|extent|basin|stopbank/i,
} as const;

/**
 * Guesses by name and geometry; whatever is not known is an element layer, which is what the rest serves. Where a file
 * of buildings calls its layer outlines, the file's name says more.
 */
export function partOf({ name, source, kinds, columns }: SeenLayer): LayerPart {
  const isPolygons = kinds.size === 1 && kinds.has("polygon");
  if (words.elements.test(name)) return "elements";
  if (isPolygons && words.hazard.test(name)) return "hazard";
  if (isPolygons && words.regions.test(name) && columns.some(({ name: own }) => nameColumn.test(own)))
    return "regions";
  if (isPolygons && words.land.test(name)) return "land";
  if (words.elements.test(baseOf(source.file))) return "elements";
  return words.context.test(name) && !kinds.has("point") ? "context" : "elements";
}

/** What a region or a feature of a contextual layer is called by. */
export const nameColumn = /^(name|title|.*_name|name_.*|label)$/i;

import type { Area } from "@stopbank/risk-engine/area";
import { type Clipped, clipToAreas } from "../cut/clipToAreas.ts";
import type { CutLayer } from "../cut/cutAtCells.ts";
import { groundOf } from "../raster/groundOf.ts";
import { atLongitudesOf } from "../raster/longitudes.ts";
import type { RasterFacts } from "../raster/rasterFacts.ts";
import { moveGeometry } from "../vector/reprojectGeometry.ts";
import { wgs84 } from "../vector/streamFeatures.ts";
import type { IndexedLayer } from "./hazardSource.ts";

/** A layer as it is cut at a raster's cells, and how much of each element that is where not all was assessed. */
export interface AssessedLayer extends CutLayer {
  readonly part?: Float64Array;
}

/**
 * Layers in the system of a raster, as far as they lie within what was assessed. Clipped ones are kept from one
 * scenario to the next.
 */
export function cutLayers(): (
  indexed: IndexedLayer,
  facts: RasterFacts,
  within: readonly Area[] | undefined,
) => Promise<AssessedLayer> {
  const clips = new Map<IndexedLayer, Clipped>();
  const clippedIn = async (indexed: IndexedLayer, within: readonly Area[], crs: string) => {
    const clipped = clips.get(indexed) ?? clipToAreas(indexed.index, within);
    clips.set(indexed, clipped);
    const geometry = await moveGeometry(clipped.geometry, wgs84, crs);
    if (geometry === undefined) throw new Error(`Elements came to ${crs}, yet clipped they do not.`);
    return { geometry, part: clipped.part };
  };
  return async (indexed, facts, within) => {
    const { geometry: own, ...part } =
      within === undefined
        ? { geometry: await indexed.layer.geometryIn(facts.crs) }
        : await clippedIn(indexed, within, facts.crs);
    const geometry = atLongitudesOf(facts, own);
    return { geometry, ground: await groundOf(facts.crs, geometry), ...part };
  };
}

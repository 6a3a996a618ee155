import { wgs84 } from "@stopbank/geo-read/coordinate-systems";
import { atLongitudesOf, type GridLongitudes } from "@stopbank/geo-read/longitudes";
import type { RasterFacts } from "@stopbank/geo-read/raster-facts";
import { refuse } from "@stopbank/geo-read/refusal";
import { moveGeometry } from "@stopbank/geo-read/reproject-geometry";
import type { Area } from "@stopbank/risk-engine/area";
import type { GeometryColumn } from "@stopbank/risk-engine/columns";
import { groundOf } from "../cells/groundOf.ts";
import { type Clipped, clipToAreas } from "../cut/clipToAreas.ts";
import type { GroundedLayer } from "../cut/cutAtCells.ts";
import type { IndexedLayer } from "../elements/indexedLayer.ts";

/** A layer as it is cut at a raster's cells, and how much of each element that is where not all was assessed. */
export interface AssessedLayer extends GroundedLayer {
  readonly part?: Float64Array;
}

/** What is used of an element layer. */
type LayerToCut = Pick<IndexedLayer, "index"> & { readonly layer: Pick<IndexedLayer["layer"], "geometryIn"> };

/** A clipped layer and where it last was taken: what is worked out for a column is found again by the column itself. */
interface Kept extends Clipped {
  readonly moved?: { readonly crs: string; readonly geometry: GeometryColumn };
}

/**
 * Layers in the system of a raster, as far as they lie within what was assessed. Clipped ones are kept from one
 * scenario to the next, and so is the system they were last taken to.
 */
export function cutLayers(): (
  indexed: LayerToCut,
  facts: GridLongitudes & Pick<RasterFacts, "input">,
  within: readonly Area[] | undefined,
) => Promise<AssessedLayer> {
  const clips = new Map<LayerToCut, Kept>();
  return async (indexed, facts, within) => {
    const { crs, input } = facts;
    if (within === undefined) return placed(facts, await indexed.layer.geometryIn(crs));
    const clip: Kept = clips.get(indexed) ?? clipToAreas(indexed.index, within);
    const { geometry: clipped, part, moved } = clip;
    const geometry = moved?.crs === crs ? moved.geometry : await moveGeometry(clipped, wgs84, crs);
    if (geometry === undefined)
      throw refuse(
        "wrong-crs",
        input.place,
        "elements that were assessed lie where its coordinate reference system has no place for them",
        "State the right one with `crs`, or the bounds within which its coordinates hold with `assessed`.",
      );
    clips.set(indexed, { geometry: clipped, part, moved: { crs, geometry } });
    return { ...(await placed(facts, geometry)), part };
  };
}

async function placed(facts: GridLongitudes, own: GeometryColumn): Promise<GroundedLayer> {
  const geometry = atLongitudesOf(facts, own);
  return { geometry, ground: await groundOf(facts.crs, geometry) };
}

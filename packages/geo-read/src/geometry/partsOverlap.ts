import { areaPart } from "@stopbank/risk-engine/area-part";
import type { Position } from "geojson";
import { boxAround } from "./boxTree.ts";
import { commonAreas, type PlacedPolygon } from "./commonArea.ts";

/**
 * Whether two parts of a polygon (longitude and latitude), each of them valid, have more in common than corners and
 * edges. Nearly all parts are settled by their bounds.
 */
export function partsOverlap(parts: readonly Position[][][]): boolean {
  return parts.length > 1 && commonAreas(parts.map(placed)).next().done === false;
}

function placed(rings: readonly Position[][]): PlacedPolygon {
  let area: ReturnType<PlacedPolygon["area"]> | undefined;
  return {
    // Holes lie within the outline.
    box: boxAround(rings.slice(0, 1)),
    area() {
      area ??= { parts: [areaPart(rings.map(cornersOf))] };
      return area;
    },
  };
}

/** A ring as `areaPart` takes it: x, y interleaved, without the closing vertex. */
function cornersOf(ring: readonly Position[]): Float64Array {
  const [first, last] = [ring[0]!, ring.at(-1)!];
  const isClosed = first[0] === last[0] && first[1] === last[1];
  const corners = new Float64Array((isClosed ? ring.length - 1 : ring.length) * 2);
  for (let i = 0; i < corners.length; i += 2) {
    corners[i] = ring[i / 2]![0]!;
    corners[i + 1] = ring[i / 2]![1]!;
  }
  return corners;
}

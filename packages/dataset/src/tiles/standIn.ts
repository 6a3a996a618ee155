import type { Feature, Point } from "geojson";
import type { RawFeature } from "geojson-vt";
import { featureBounds } from "./featureBounds.ts";

/** Half of one pixel when a tile of 4096 units is drawn at 512 px. */
const halfPixel = 4;

/** The middle of a feature's box, with its id and properties. */
export function middleOf(feature: Feature): Feature<Point> {
  const [west, south, east, north] = featureBounds([feature]);
  return { ...feature, geometry: { type: "Point", coordinates: [(west + east) / 2, (south + north) / 2] } };
}

/** What shows for a feature smaller than the tile can draw: a dash for lines, a square for polygons. */
export function standIn(middle: RawFeature, line: boolean): RawFeature {
  if (middle.type !== 4) return middle;
  const { x, y, tags, id } = middle;
  const [left, right, top, bottom] = [x - halfPixel, x + halfPixel, y - halfPixel, y + halfPixel];
  const named = id === undefined ? { tags } : { tags, id };
  if (line) return { ...named, type: 2, geometry: [Int16Array.of(left, y, right, y)] };
  // Clockwise on the screen, as outer rings are in vector tiles.
  const ring = Int16Array.of(left, top, right, top, right, bottom, left, bottom, left, top);
  return { ...named, type: 3, geometry: [ring] };
}

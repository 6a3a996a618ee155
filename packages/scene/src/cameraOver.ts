import type { Layers } from "@stopbank/contract/layers";
import { roundCamera } from "./emptyScene.ts";
import type { Camera } from "./scene.ts";

/** MapLibre counts zooms by tiles of this size. */
const tilePx = 512;
const closestZoom = 16;

/**
 * Straight from above, the zoom at which bounds just fit a map of a size (Web Mercator; specification 1, section 9: pitch
 * and bearing 0).
 *
 * @param bounds west, south, east, north in degrees; west above east crosses 180 degrees.
 */
export function cameraOver(
  [west = 0, south = 0, east = 0, north = 0]: Layers["bounds"],
  map: { readonly widthPx: number; readonly heightPx: number },
): Camera {
  const eastOn = east < west ? east + 360 : east;
  const [top, bottom] = [northing(north), northing(south)];
  const across = (eastOn - west) / 360;
  const zoom = Math.log2(Math.min(map.widthPx / across, map.heightPx / (bottom - top)) / tilePx);
  const longitude = (west + eastOn) / 2;
  return roundCamera({
    longitude: longitude > 180 ? longitude - 360 : longitude,
    latitude: latitudeAt((top + bottom) / 2),
    zoom: Math.max(0, Math.min(zoom, closestZoom)),
    pitch: 0,
    bearing: 0,
  });
}

/** Share of the world's height from the top down. */
const northing = (latitude: number) => (1 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI) / 2;
const latitudeAt = (share: number) => (Math.atan(Math.sinh(Math.PI * (1 - 2 * share))) * 180) / Math.PI;

import type { Bounds } from "../manifest/manifest.ts";

/** The web mercator tiles of zoom `z` that touch the bounds; all ends included. */
export function tileRange(bounds: Bounds, z: number) {
  const [west, south, east, north] = bounds;
  const n = 2 ** z;
  const clamp = (value: number) => Math.min(n - 1, Math.max(0, Math.floor(value)));
  const column = (longitude: number) => clamp(((longitude + 180) / 360) * n);
  const row = (latitude: number) => {
    const sine = Math.sin((Math.max(-85.0511, Math.min(85.0511, latitude)) * Math.PI) / 180);
    return clamp((0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * n);
  };
  return { west: column(west), east: column(east), north: row(north), south: row(south) };
}

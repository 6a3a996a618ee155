import type { ClientPreferences } from "@stopbank/contract/clients";
import { basemaps } from "./basemapNames.ts";
import type { Basemap } from "./scene.ts";

export { basemaps } from "./basemapNames.ts";

/** Our own names and older ones. */
const called: ReadonlyMap<string, Basemap> = new Map([
  ...basemaps.map((basemap) => [basemap, basemap] as const),
  ["street", "default"],
  ["aerial", "satellite"],
  ["contours", "terrain"],
]);

/** The basemap of a name, whatever its case; undefined where there is none of that name. */
export const basemapCalled = (name: string): Basemap | undefined => called.get(name.toLowerCase());

/**
 * The basemaps a client offers, in the usual order.
 *
 * @param list the client's `basemap_list`, by type or label: empty means all, and one of unknown names the default alone.
 * @param hasTerrain the client's `terrain_map`: without it there is no Terrain.
 */
export function offeredBasemaps(
  list: Readonly<ClientPreferences["basemap_list"]>,
  hasTerrain: boolean,
): readonly Basemap[] {
  const nameable = list.flatMap(({ type, label }) => [basemapCalled(type), basemapCalled(label)]);
  const offered = basemaps.filter(
    (basemap) => (list.length === 0 || nameable.includes(basemap)) && (basemap !== "terrain" || hasTerrain),
  );
  return offered.length === 0 ? ["default"] : offered;
}

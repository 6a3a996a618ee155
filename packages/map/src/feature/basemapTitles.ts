import type { Basemap } from "@stopbank/scene";

/** What basemaps are called wherever one is named. */
export const basemapTitles: Readonly<Record<Basemap, string>> = {
  default: "Default",
  satellite: "Satellite",
  terrain: "Terrain",
};

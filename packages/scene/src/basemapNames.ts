import type { Basemap } from "./scene.ts";

export const basemaps = ["default", "satellite", "terrain"] as const satisfies readonly Basemap[];

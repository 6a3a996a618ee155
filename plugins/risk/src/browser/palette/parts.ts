export const loadDeeds = () => import("./deeds.ts");
export const loadLayers = () => import("./layerSource.ts");
export const loadPlaces = () => import("./placeSource.ts");

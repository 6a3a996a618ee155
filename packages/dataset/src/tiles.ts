export { contourLayer, contourLevels, contourTile } from "./tiles/contourTile.ts";
export { cutVectorTiles } from "./tiles/cutVectorTiles.ts";
export { PlaceNames, type TileSchema } from "./tiles/PlaceNames.ts";
export { type ArchiveAbout, PmtilesWriter } from "./tiles/PmtilesWriter.ts";
export { overviewFeatureLimit } from "./tiles/thin.ts";
export { tileRange } from "./tiles/tileRange.ts";
export { tilesIn, tilesWithin } from "./tiles/tilesIn.ts";

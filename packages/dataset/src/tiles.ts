export { cutVectorTiles, overviewFeatureLimit } from "./tiles/cutVectorTiles.ts";
export { type ArchiveAbout, PmtilesWriter } from "./tiles/PmtilesWriter.ts";

export { type DecodedGrid, decodeGeoTiff } from "./raster/decodeGeoTiff.ts";
export { encodeGeoTiff } from "./raster/encodeGeoTiff.ts";
export { encodePng } from "./raster/encodePng.ts";
export { type KnownLand, landRings } from "./raster/landRings.ts";
export { type ColourOf, legendColour } from "./raster/legendColour.ts";
export type { RasterGrid } from "./raster/RasterGrid.ts";
export { renderHazardTile } from "./raster/renderHazardTile.ts";
export type { CoastCut } from "./raster/tileField.ts";
export { latitudeOfTileRow, mercatorY } from "./raster/webMercator.ts";

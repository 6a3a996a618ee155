export { type DecodedGrid, decodeGeoTiff } from "./raster/decodeGeoTiff.ts";
export { encodeGeoTiff } from "./raster/encodeGeoTiff.ts";
export { encodePng } from "./raster/encodePng.ts";
export { type ColourOf, legendColour } from "./raster/legendColour.ts";
export type { RasterGrid } from "./raster/RasterGrid.ts";
export { renderHazardPixels, renderHazardTile } from "./raster/renderHazardTile.ts";
export { latitudeOfTileRow } from "./raster/webMercator.ts";

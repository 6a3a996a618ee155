import type { LayerIndex } from "./layerIndex.ts";
import { isRemoteTileset } from "./remoteBasemaps.ts";
import { basemapSource, pictureSource, satelliteSource, shadeSource, shapeSource } from "./sources.ts";

/** The sources of the ground whose tiles come from other places. */
export function remoteSources({
  vector,
  picture,
  satellite,
  terrain,
}: LayerIndex["basemap"]): readonly string[] {
  const tilesets = [
    [basemapSource, vector],
    [pictureSource, picture],
    [satelliteSource, satellite],
    [shadeSource, terrain],
    [shapeSource, terrain],
  ] as const;
  return tilesets.filter(([, tileset]) => isRemoteTileset(tileset)).map(([source]) => source);
}

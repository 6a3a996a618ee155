import type { Basemap, Bounds } from "@stopbank/dataset/manifest";
import type { DatasetWriter } from "@stopbank/dataset/write";
import type { District } from "../district.ts";
import { type Aerial, aerialZoom } from "../imagery/aerial.ts";
import { demoTerrainTile, terrainZoom } from "../imagery/terrainTiles.ts";

type Drawn = Buffer | undefined;

/** Adds the picture from the air and the heights to datasets; each tile is drawn once for all of them. */
export function addImagery({ terrain }: District, aerial: Aerial) {
  const satelliteTile = remembered((z, x, y) => aerial.tile(z, x, y));
  const heightTile = remembered((z, x, y) => demoTerrainTile(terrain.heights, z, x, y));
  return async (writer: DatasetWriter, bounds: Bounds): Promise<Pick<Basemap, "satellite" | "terrain">> => ({
    satellite: await writer.addRasterTiles("satellite", { ...aerialZoom, bounds }, satelliteTile),
    terrain: {
      ...(await writer.addRasterTiles("terrain", { ...terrainZoom, bounds }, heightTile)),
      encoding: "mapbox",
    },
  });
}

function remembered(
  draw: (z: number, x: number, y: number) => Drawn,
): (z: number, x: number, y: number) => Drawn {
  const drawnTiles = new Map<string, Drawn>();
  return (z, x, y) => {
    const key = `${z}/${x}/${y}`;
    if (!drawnTiles.has(key)) drawnTiles.set(key, draw(z, x, y));
    return drawnTiles.get(key);
  };
}

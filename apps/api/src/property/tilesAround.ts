import { latitudeOfTileRow, mercatorY } from "@stopbank/dataset/raster";
import { boxToBox } from "@stopbank/risk-engine/distances";
import type { Outline } from "@stopbank/risk-engine/outline";

/** Tiles read for one question. */
const mostTiles = 64;

export interface TilesAround {
  /** How far around the element they reach: less than asked where that would be too many tiles, 0 where its box alone has too many. */
  readonly reachMetres: number;
  /** The nearest first. */
  readonly tiles: readonly {
    readonly x: number;
    readonly y: number;
    /** From the element's box to the tile. */
    readonly metres: number;
  }[];
}

/** The tiles of a zoom that come within so many metres of an element's box. */
export function tilesAround(outline: Outline, zoom: number, mostMetres: number): TilesAround {
  const world = 2 ** zoom;
  const { plane, box } = outline;
  const reachMetres = reachOf(outline, world, mostMetres);
  const column = (metres: number) =>
    Math.floor(((plane.longitude + metres / plane.metresPerDegreeEast + 180) / 360) * world);
  const row = (metres: number) =>
    Math.floor(mercatorY(plane.latitude + metres / plane.metresPerDegreeNorth) * world);
  const east = (x: number) => ((x / world) * 360 - 180 - plane.longitude) * plane.metresPerDegreeEast;
  const north = (y: number) =>
    (latitudeOfTileRow(y / world, 0) - plane.latitude) * plane.metresPerDegreeNorth;
  const [x0, x1] = [column(box[0] - reachMetres), column(box[2] + reachMetres)];
  const [y0, y1] = [row(box[3] + reachMetres), row(box[1] - reachMetres)];
  if ((x1 - x0 + 1) * (y1 - y0 + 1) > mostTiles) return { reachMetres: 0, tiles: [] };
  const tiles: TilesAround["tiles"][number][] = [];
  for (let y = y0; y <= y1; y++)
    for (let x = x0; x <= x1; x++) {
      const metres = boxToBox([east(x), north(y + 1), east(x + 1), north(y)], box);
      if (metres <= reachMetres) tiles.push({ x, y, metres });
    }
  return { reachMetres, tiles: tiles.toSorted((a, b) => a.metres - b.metres) };
}

function reachOf({ plane, box }: Outline, world: number, mostMetres: number): number {
  const tileMetres = (360 / world) * plane.metresPerDegreeEast;
  const tilesAt = (reach: number) =>
    ((box[2] - box[0] + 2 * reach) / tileMetres + 2) * ((box[3] - box[1] + 2 * reach) / tileMetres + 2);
  let reach = mostMetres;
  while (reach > 10 && tilesAt(reach) > mostTiles) reach /= 2;
  return reach;
}

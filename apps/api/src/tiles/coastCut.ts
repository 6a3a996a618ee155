import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { Bounds, RasterFile } from "@stopbank/dataset/manifest";
import { type CoastCut, type KnownLand, landRings, mercatorY } from "@stopbank/dataset/raster";
import { nativeZoom } from "../data/nativeZoom.ts";
import type { ServedDataset } from "../data/servedDataset.ts";
import type { TileAddress } from "./tileAddress.ts";

const unpack = promisify(gunzip);

/**
 * What the dataset's own drawn map says of land and sea at a tile; undefined where it says nothing, so that hazards end
 * where their cells do.
 *
 * @throws DomainError `dataset/corrupt-file`.
 */
export async function coastCut(
  dataset: ServedDataset,
  raster: RasterFile,
  address: TileAddress,
): Promise<CoastCut | undefined> {
  const vector = dataset.manifest.basemap?.vector;
  const isOurs =
    (vector?.schema ?? "stopbank") === "stopbank" && vector?.sourceLayers.includes("land") === true;
  if (vector?.coverage === undefined || !isOurs || address.z < vector.minZoom) return undefined;
  const known = vector.coverage.flatMap(inMercator);
  const at = (zoom: number) => knownLand(dataset, vector.file, upTo(address, zoom), known);
  const drawn = await at(vector.maxZoom);
  // Where cells are larger than pixels, those beside the tile lie beyond the margin of its own land.
  const around = await at(Math.min(vector.maxZoom, Math.max(vector.minZoom, nativeZoom(raster))));
  return { drawn, around };
}

async function knownLand(
  dataset: ServedDataset,
  file: string,
  { z, x, y }: TileAddress,
  known: KnownLand["known"],
): Promise<KnownLand> {
  const rings = await dataset.keep(`land ${file} ${z} ${x} ${y}`, async () => {
    const tile = await dataset.data.tile(file, z, x, y);
    const value = tile === undefined ? [] : landRings(await unpack(tile.bytes), "land", { z, x, y });
    return { value, bytes: value.reduce((sum, ring) => sum + ring.byteLength, 500) };
  });
  return { rings, known };
}

/** The tile itself, or the one of a zoom that holds it. */
function upTo({ z, x, y }: TileAddress, zoom: number): TileAddress {
  const up = Math.max(0, z - zoom);
  return { z: z - up, x: x >> up, y: y >> up };
}

/** A box as shares of the world's width: west, north, east, south; two where it passes 180 degrees. */
function inMercator([west, south, east, north]: Bounds): [number, number, number, number][] {
  const [top, bottom] = [mercatorY(north), mercatorY(south)];
  const across = (longitude: number) => (longitude + 180) / 360;
  if (west <= east && east <= 180) return [[across(west), top, across(east), bottom]];
  const end = east > 180 ? east - 360 : east;
  return [
    [across(west), top, 1, bottom],
    [0, top, across(end), bottom],
  ];
}

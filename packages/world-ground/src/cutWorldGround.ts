import { cutVectorTiles, PmtilesWriter } from "@stopbank/dataset/tiles";
import { worldTiles } from "./aboutWorld.ts";
import { landAndBorders } from "./landAndBorders.ts";
import { towns } from "./towns.ts";

/** Down to this zoom the coarser of Natural Earth's drawings is shown: a fifth of the bytes, and nobody sees more. */
const coarseDownTo = 3;

/**
 * Which towns a zoom has, as source layers: each from a zoom on, with a population.
 * Nobody reads more names at once, and tiles that hold all of them would be as large as the rest together.
 */
const townLayers = [
  { sourceLayer: "cities", minZoom: 2, leastPopulation: 1_000_000 },
  { sourceLayer: "towns", minZoom: 4, leastPopulation: 50_000 },
  { sourceLayer: "villages", minZoom: 7, leastPopulation: 1_000 },
] as const;

/**
 * Cuts the world into tiles, in 3 seconds.
 *
 * @param path of the PMTiles archive to write; there is none yet.
 */
export function cutWorldGround(path: string): void {
  const { minZoom, maxZoom, bounds } = worldTiles;
  const sourceLayers = ["land", "boundaries", ...townLayers.map(({ sourceLayer }) => sourceLayer)];
  const writer = new PmtilesWriter(path, {
    kind: "vector",
    minZoom,
    maxZoom,
    bounds: [...bounds],
    metadata: { vector_layers: sourceLayers.map((id) => ({ id, fields: {} })) },
  });
  const add = (z: number, x: number, y: number, tile: Uint8Array) => writer.add(z, x, y, tile);
  cutVectorTiles(layersOf(50, minZoom, coarseDownTo), { minZoom, maxZoom: coarseDownTo }, add);
  cutVectorTiles(layersOf(10, coarseDownTo + 1, maxZoom), { minZoom: coarseDownTo + 1, maxZoom }, add);
  writer.close();
}

function layersOf(scale: 50 | 10, minZoom: number, maxZoom: number) {
  const { land, borders } = landAndBorders(scale);
  const all = towns();
  let morePopulous = Number.POSITIVE_INFINITY;
  const named = townLayers.map((layer) => {
    const features = all.filter(
      ({ properties: { population } }) => population >= layer.leastPopulation && population < morePopulous,
    );
    morePopulous = layer.leastPopulation;
    return { sourceLayer: layer.sourceLayer, features, minZoom: Math.max(minZoom, layer.minZoom), maxZoom };
  });
  return [
    { sourceLayer: "land", features: land, minZoom, maxZoom },
    { sourceLayer: "boundaries", features: borders, minZoom, maxZoom },
    ...named.filter((layer) => layer.minZoom <= maxZoom),
  ];
}

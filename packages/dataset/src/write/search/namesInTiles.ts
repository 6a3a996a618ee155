import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { VectorTile } from "@mapbox/vector-tile";
import type { Feature } from "geojson";
import { PbfReader } from "pbf";
import type { Basemap, Bounds, Contextual, TileFile } from "../../manifest/manifest.ts";
import type { Dataset } from "../../read/Dataset.ts";
import type { NamedThing } from "../../search/NamedThing.ts";
import { featureBounds } from "../../tiles/featureBounds.ts";
import { PlaceNames } from "../../tiles/PlaceNames.ts";
import { type TileAt, tilesIn, tilesWithin } from "../../tiles/tilesIn.ts";
import { aboutContext, placeIn, placeThings } from "./namedFeatures.ts";
import { mostPieces } from "./stagedThings.ts";

const unpack = promisify(gunzip);

/** Tiles looked for in one archive: of what covers more, those of a lesser zoom are read. */
const mostTiles = 50_000;

/**
 * The named features of a contextual layer, read from its tiles, to their precision. Those that are called alike are one, as the
 * search has them; where they are too many in an overview to be a name, none.
 */
export async function contextThingsInTiles(dataset: Dataset, layer: Contextual): Promise<NamedThing[]> {
  const { nameProperty, tiles } = layer;
  if (nameProperty === undefined) return [];
  const pieces = new Map<string, number>();
  for await (const feature of featuresIn(dataset, tiles, tiles.minZoom)) {
    const title = titleOf(feature, nameProperty);
    pieces.set(title, (pieces.get(title) ?? 0) + 1);
  }
  const boxes = new Map<string, Bounds>();
  for await (const feature of featuresIn(dataset, tiles, deepest(tiles))) {
    const title = titleOf(feature, nameProperty);
    if (title !== "") boxes.set(title, around(featureBounds([feature]), boxes.get(title)));
  }
  const named = [...boxes].filter(([title]) => (pieces.get(title) ?? 0) <= mostPieces);
  return named.map(([title, bounds]) => ({ ...aboutContext(layer), title, ...placeIn(bounds) }));
}

/** The places that a drawn map names. */
export async function placesInTiles(
  dataset: Dataset,
  { schema = "stopbank", ...tiles }: NonNullable<Basemap["vector"]>,
): Promise<NamedThing[]> {
  const names = new PlaceNames(schema);
  for await (const { at, bytes } of tilesOf(dataset, tiles, deepest(tiles))) names.add(bytes, at);
  return placeThings(names.features);
}

function titleOf({ properties }: Feature, nameProperty: string): string {
  const name: unknown = properties?.[nameProperty];
  return typeof name === "string" ? name.trim() : "";
}

const around = (a: Bounds, b: Bounds = a): Bounds => [
  Math.min(a[0], b[0]),
  Math.min(a[1], b[1]),
  Math.max(a[2], b[2]),
  Math.max(a[3], b[3]),
];

function deepest({ bounds, minZoom, maxZoom }: TileFile): number {
  let zoom = maxZoom;
  while (zoom > minZoom && tilesWithin(bounds, zoom, zoom) > mostTiles) zoom--;
  return zoom;
}

async function* featuresIn(dataset: Dataset, tiles: TileFile, zoom: number): AsyncGenerator<Feature> {
  for await (const { at, bytes } of tilesOf(dataset, tiles, zoom))
    for (const layer of Object.values(new VectorTile(new PbfReader(bytes)).layers))
      for (let i = 0; i < layer.length; i++) yield layer.feature(i).toGeoJSON(at.x, at.y, at.z) as Feature;
}

async function* tilesOf(
  dataset: Dataset,
  { file, bounds }: Pick<TileFile, "file" | "bounds">,
  zoom: number,
): AsyncGenerator<{ readonly at: TileAt; readonly bytes: Uint8Array }> {
  for (const at of tilesIn(bounds, zoom, zoom)) {
    const tile = await dataset.tile(file, at.z, at.x, at.y);
    if (tile === undefined) continue;
    yield { at, bytes: tile.encoding === "gzip" ? await unpack(tile.bytes) : tile.bytes };
  }
}

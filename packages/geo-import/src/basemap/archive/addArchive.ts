import type { Basemap, Bounds } from "@stopbank/dataset/manifest";
import { PlaceNames, tilesIn, tilesWithin } from "@stopbank/dataset/tiles";
import type { DatasetWriter } from "@stopbank/dataset/write";
import type { ReadTable } from "@stopbank/geo-read/read-layer";
import { refuse } from "@stopbank/geo-read/refusal";
import type { ArchiveEntry } from "../../description/basemap.ts";
import { around, sharedBox } from "../boxes.ts";
import { openArchive } from "./openArchive.ts";

/** Of tiles looked for, about 1 GB where all are there. */
const mostTiles = 200_000;

/**
 * Takes a part of a PMTiles archive into the dataset, tile by tile, with the names of places in it. What the tiles call their
 * layers stays as it is: the map translates it when it draws.
 *
 * @param writer absent to check without writing; then no tile is read.
 * @param data extent of the data.
 * @throws DomainError as `openArchive`, `import/elsewhere` where the archive has nothing there, and `import/too-large`.
 */
export async function addArchive(
  writer: DatasetWriter | undefined,
  folder: string,
  entry: ArchiveEntry,
  data: Bounds,
): Promise<{ vector: Basemap["vector"]; read: ReadTable }> {
  const archive = await openArchive(folder, entry);
  try {
    const { place, schema, sourceLayers, minZoom, maxZoom } = archive;
    const bounds = sharedBox(entry.within ?? around(data), archive.bounds);
    if (bounds === undefined)
      throw refuse(
        "elsewhere",
        place,
        `it ends before ${entry.within === undefined ? "the data begins" : "`within` begins"}: it has ${inWords(archive.bounds)}`,
        "Make one of this place: `pmtiles extract world.pmtiles here.pmtiles --bbox=west,south,east,north`.",
      );
    const count = tilesWithin(bounds, minZoom, maxZoom);
    if (count > mostTiles)
      throw refuse(
        "too-large",
        place,
        `${inWords(bounds)} has ${count} tiles, and ${mostTiles} are taken`,
        "Name a smaller box: `within: [west, south, east, north]`.",
      );
    const names = new PlaceNames(schema);
    let taken = 0;
    const tiles = async function* () {
      for (const { z, x, y } of tilesIn(bounds, minZoom, maxZoom)) {
        const bytes = await archive.tile(z, x, y);
        if (bytes === undefined) continue;
        taken++;
        if (z === maxZoom) names.add(bytes, { z, x, y });
        yield { z, x, y, bytes };
      }
    };
    const cut = { kind: "vector" as const, minZoom, maxZoom, bounds, sourceLayers: [...sourceLayers] };
    const file = await writer?.addCutTiles("basemap", { ...cut, tiles: tiles() });
    writer?.addPlaces(names.features);
    const notes = [
      `in the ${schema} schema`,
      ...(writer === undefined ? [] : [`zoom ${minZoom} to ${maxZoom}, ${names.features.length} places`]),
    ];
    return {
      vector: file === undefined ? undefined : { ...file, schema },
      read: {
        place,
        read: count,
        count: writer === undefined ? count : taken,
        unit: "tiles",
        problems: [],
        notes,
      },
    };
  } finally {
    await archive.close();
  }
}

const inWords = (bounds: Bounds) => `[${bounds.map((each) => Number(each.toFixed(4))).join(", ")}]`;

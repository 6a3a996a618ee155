import type { Basemap, Bounds } from "@stopbank/dataset/manifest";
import type { DatasetWriter } from "@stopbank/dataset/write";
import type { ReadTable } from "@stopbank/geo-read/read-layer";
import { refuse } from "@stopbank/geo-read/refusal";
import type { Feature } from "geojson";
import { type BasemapEntry, type ClassedRole, roleClasses } from "../description/basemap.ts";
import { addArchive } from "./archive/addArchive.ts";
import { addImagery } from "./imagery/addImagery.ts";
import { readGround } from "./readGround.ts";
import type { DrawnRole } from "./roleFeatures.ts";
import { addElevation } from "./terrain/addElevation.ts";
import { vectorLayers } from "./vectorLayers.ts";

/**
 * Adds the drawn map and the heights a description names.
 * @param writer absent to check without writing.
 * @param data extent of the data.
 * @returns what was read of which file.
 */
export async function addBasemap(
  writer: DatasetWriter | undefined,
  folder: string,
  entry: BasemapEntry,
  data: Bounds,
): Promise<ReadTable[]> {
  checkAlone(entry);
  const basemap: Basemap = {};
  const read: ReadTable[] = [];
  const coverage: Bounds[] = [];
  const drawn: Partial<Record<DrawnRole, Feature[]>> = {};
  for await (const part of readGround(folder, entry, data)) {
    read.push(...part.read);
    coverage.push(...part.coverage);
    for (const [role, features] of Object.entries(part.features) as [DrawnRole, readonly Feature[]][])
      drawn[role] = (drawn[role] ?? []).concat(features);
  }
  const layers = vectorLayers(drawn);
  const range = { minZoom: 0, maxZoom: 14 };
  const vector = layers.length === 0 ? undefined : await writer?.addVectorTiles("basemap", layers, range);
  if (vector !== undefined) basemap.vector = { ...vector, ...(coverage.length === 0 ? {} : { coverage }) };
  writer?.addPlaces(drawn.places ?? []);
  if (entry.archive !== undefined) {
    const archive = await addArchive(writer, folder, entry.archive, data);
    read.push(archive.read);
    if (archive.vector !== undefined) basemap.vector = archive.vector;
  }
  if (entry.imagery !== undefined) {
    const imagery = await addImagery(writer, folder, [entry.imagery].flat());
    read.push(...imagery.read);
    if (imagery.satellite !== undefined) basemap.satellite = imagery.satellite;
  }
  if (entry.elevation !== undefined) {
    const terrain = await addElevation(writer, folder, [entry.elevation].flat());
    if (terrain !== undefined) basemap.terrain = terrain;
  }
  writer?.setBasemap(basemap);
  return read;
}

/** What draws the ground beside an archive, of which one is drawn at a time. */
const drawnKeys = ["osm", "land", "coast", ...(Object.keys(roleClasses) as ClassedRole[])] as const;

/** @throws DomainError `import/two-grounds` for an archive beside other files that are drawn. */
function checkAlone(entry: BasemapEntry): void {
  const beside = drawnKeys.filter((key) => entry[key] !== undefined);
  if (entry.archive !== undefined && beside.length > 0)
    throw refuse(
      "two-grounds",
      { what: "Basemap archive", file: entry.archive.file },
      `beside it stands ${beside.map((key) => `\`${key}\``).join(", ")}, and one of them is drawn`,
      "Leave the archive out, or them; what is to be seen beside it can be a contextual layer. `imagery` and `elevation` go with either.",
    );
}

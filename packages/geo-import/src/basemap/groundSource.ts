import type { BasemapEntry } from "../description/basemap.ts";
import type { Description } from "../description/description.ts";
import { openArchive } from "./archive/openArchive.ts";

const osmSource = {
  title: "OpenStreetMap",
  url: "https://www.openstreetmap.org/copyright",
  licence: "ODbL-1.0",
  attribution: "© OpenStreetMap contributors",
};

/** OpenMapTiles asks to be named beside what its schema is filled with: https://openmaptiles.org/schema */
const openMapTilesSource = {
  title: "OpenMapTiles and OpenStreetMap",
  url: "https://openmaptiles.org",
  licence: "ODbL-1.0, schema CC-BY-4.0",
  attribution: "© OpenMapTiles © OpenStreetMap contributors",
};

/**
 * A description's sources with OpenStreetMap's, whose licence asks for it, where the basemap is drawn from it and none of them
 * names it.
 *
 * @throws DomainError as `openArchive`.
 */
export async function withGroundSource(
  folder: string,
  {
    sources,
    basemap = {},
  }: { readonly sources: Description["sources"]; readonly basemap?: BasemapEntry | undefined },
): Promise<Description["sources"]> {
  const { osm, archive } = basemap;
  const isNamed = sources.some(({ attribution }) => /openstreetmap/i.test(attribution));
  if (isNamed || (osm === undefined && archive === undefined)) return sources;
  if (archive === undefined) return [...sources, osmSource];
  const opened = await openArchive(folder, archive);
  await opened.close();
  return [...sources, opened.schema === "openmaptiles" ? openMapTilesSource : osmSource];
}

import type { Basemap } from "@stopbank/dataset/manifest";
import { tilesWithin } from "@stopbank/dataset/tiles";
import type { DatasetWriter } from "@stopbank/dataset/write";
import type { ReadTable } from "@stopbank/geo-read/read-layer";
import { refuse } from "@stopbank/geo-read/refusal";
import type { ImageryEntry } from "../../description/basemap.ts";
import { elementFiles } from "../../description/elementFiles.ts";
import { unitedBox } from "../boxes.ts";
import { cutPictures } from "./cutPictures.ts";
import { openPicture, type Picture } from "./picture.ts";

/** About 4 GB, and some hours. */
const mostTiles = 300_000;

/**
 * Cuts pictures from the air into the tiles of the satellite basemap, several files as one, whatever systems they are in.
 *
 * @param writer absent to check without writing; then no pixel is read.
 * @throws DomainError as `openPicture` and `cutPictures`, and `import/too-large`.
 */
export async function addImagery(
  writer: DatasetWriter | undefined,
  folder: string,
  entries: readonly ImageryEntry[],
): Promise<{ satellite: Basemap["satellite"]; read: ReadTable[] }> {
  const pictures: Picture[] = [];
  try {
    for (const entry of entries)
      for (const file of elementFiles(folder, "Basemap imagery", entry.file))
        pictures.push(await openPicture(folder, { ...entry, file }));
    const zoom = Math.max(...pictures.map((each) => each.zoom));
    const maxZoom = Math.min(zoom, ...entries.flatMap((each) => each.maxZoom ?? []));
    const bounds = unitedBox(pictures.map((each) => each.bounds));
    const across = Math.max(bounds[2] - bounds[0], bounds[3] - bounds[1]);
    // Out to where all of it is an eighth of a tile.
    const minZoom = Math.max(0, Math.min(maxZoom, Math.floor(Math.log2(360 / across)) - 3));
    const count = pictures.reduce((sum, each) => sum + tilesWithin(each.bounds, minZoom, maxZoom), 0);
    if (count > mostTiles)
      throw refuse(
        "too-large",
        pictures[0]!.place,
        `down to zoom ${maxZoom} it has about ${count} tiles, and ${mostTiles} are cut`,
        `Say a lesser \`maxZoom\`, such as ${maxZoom - 1} for a quarter of them, or cut the district out of it with \`gdalwarp -te\`.`,
      );
    const cut = {
      kind: "raster" as const,
      format: "webp" as const,
      minZoom,
      maxZoom,
      bounds,
      sourceLayers: [],
    };
    const tiles = cutPictures(pictures, { bounds, zoom, minZoom, maxZoom });
    const satellite = await writer?.addCutTiles("satellite", { ...cut, tiles });
    return { satellite, read: pictures.map((each) => reportOf(each, minZoom, maxZoom)) };
  } finally {
    for (const picture of pictures) await picture.close();
  }
}

const reportOf = ({ place, width, height, zoom }: Picture, minZoom: number, maxZoom: number): ReadTable => ({
  place,
  read: 1,
  count: 1,
  unit: "pictures",
  problems: [],
  notes: [
    `${width} by ${height} pixels, about as fine as zoom ${zoom}; tiles of zoom ${minZoom} to ${maxZoom}`,
  ],
});

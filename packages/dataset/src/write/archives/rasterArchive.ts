import type { TileFile } from "../../manifest/manifest.ts";
import { PmtilesWriter } from "../../tiles/PmtilesWriter.ts";
import { tileRange } from "../../tiles/tileRange.ts";
import { type DatasetDraft, draftPath } from "../draft/draft.ts";
import type { RasterTileOptions } from "../input/DatasetWriter.ts";
import { checkRange, tileFileName } from "./vectorArchive.ts";

type DrawTile = (z: number, x: number, y: number) => Promise<Uint8Array | undefined> | Uint8Array | undefined;

/** Asks `tile` for every tile that touches the bounds and stores what it answers. */
export async function writeRasterArchive(
  draft: DatasetDraft,
  name: string,
  options: RasterTileOptions,
  tile: DrawTile,
): Promise<TileFile> {
  const { minZoom, maxZoom } = checkRange(options, name);
  const { bounds } = options;
  const file = tileFileName(name);
  const archive = new PmtilesWriter(draftPath(draft, file), {
    kind: "raster",
    minZoom,
    maxZoom,
    bounds,
    metadata: { name },
  });
  for (let z = minZoom; z <= maxZoom; z++) {
    const { west, east, north, south } = tileRange(bounds, z);
    for (let y = north; y <= south; y++)
      for (let x = west; x <= east; x++) {
        const bytes = await tile(z, x, y);
        if (bytes !== undefined) archive.add(z, x, y, bytes);
      }
  }
  archive.close();
  return { file, kind: "raster", minZoom, maxZoom, bounds, sourceLayers: [] };
}

import type { TileFile } from "../../manifest/manifest.ts";
import { PmtilesWriter } from "../../tiles/PmtilesWriter.ts";
import { type DatasetDraft, draftPath } from "../draft/draft.ts";
import type { CutTiles } from "../input/DatasetWriter.ts";
import { checkRange, tileFileName } from "./vectorArchive.ts";

/** Keeps tiles that were cut elsewhere in `tiles/<name>.pmtiles` of the draft. */
export async function writeCutArchive(
  draft: DatasetDraft,
  name: string,
  { tiles, ...about }: CutTiles,
): Promise<TileFile> {
  checkRange(about, name);
  const file = tileFileName(name);
  const vectorLayers = about.sourceLayers.map((id) => ({ id, fields: {} }));
  const archive = new PmtilesWriter(draftPath(draft, file), {
    ...about,
    metadata: { name, ...(about.kind === "vector" ? { vector_layers: vectorLayers } : {}) },
  });
  try {
    for await (const { z, x, y, bytes } of tiles) archive.add(z, x, y, bytes);
  } catch (error) {
    archive.discard();
    throw error;
  }
  archive.close();
  const { kind, format, minZoom, maxZoom, bounds, sourceLayers } = about;
  return { file, kind, ...(format === undefined ? {} : { format }), minZoom, maxZoom, bounds, sourceLayers };
}

import type { GeometryColumn } from "@stopbank/risk-engine/columns";
import type { Bounds, TileFile } from "../manifest.ts";
import { cutElementTiles } from "../tiles/cutElementTiles.ts";
import { PmtilesWriter } from "../tiles/PmtilesWriter.ts";
import { type Draft, draftPath } from "./draft.ts";
import { defaultTileRange, tileFileName } from "./vectorArchive.ts";

/** Cuts an element layer into `tiles/<type>.pmtiles`, rows as feature ids. */
export function writeElementArchive(
  draft: Draft,
  type: string,
  geometry: GeometryColumn,
  bounds: Bounds,
  properties: (row: number) => Record<string, string | number>,
): TileFile {
  const file = tileFileName(type);
  const range = defaultTileRange;
  const archive = new PmtilesWriter(draftPath(draft, file), {
    kind: "vector",
    ...range,
    bounds,
    metadata: {
      name: type,
      vector_layers: [
        {
          id: type,
          fields: { asset_id: "String", name: "String", height: "Number" },
          minzoom: range.minZoom,
          maxzoom: range.maxZoom,
        },
      ],
    },
  });
  cutElementTiles(geometry, { sourceLayer: type, ...range, properties }, (z, x, y, mvt) =>
    archive.add(z, x, y, mvt),
  );
  archive.close();
  return { file, kind: "vector", ...range, bounds, sourceLayers: [type] };
}

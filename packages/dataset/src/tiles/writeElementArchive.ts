import type { GeometryColumn } from "@stopbank/risk-engine/columns";
import type { Bounds } from "../manifest/manifest.ts";
import { cutElementTiles } from "./cutElementTiles.ts";
import { PmtilesWriter } from "./PmtilesWriter.ts";
import { type TileColumns, tileProperties } from "./tileProperties.ts";

/** An element layer to be cut into tiles, in a form that another thread can be given. */
export interface ElementArchive {
  /** Of the archive, absolute. */
  readonly path: string;
  readonly type: string;
  readonly minZoom: number;
  readonly maxZoom: number;
  readonly bounds: Bounds;
  readonly geometry: GeometryColumn;
  readonly columns: TileColumns;
}

/** Cuts an element layer into a PMTiles archive, rows as feature ids. */
export function writeElementArchive(layer: ElementArchive): void {
  const { path, type, minZoom, maxZoom, bounds, geometry, columns } = layer;
  const archive = new PmtilesWriter(path, {
    kind: "vector",
    ...{ minZoom, maxZoom, bounds },
    metadata: {
      name: type,
      vector_layers: [
        {
          id: type,
          fields: { asset_id: "String", name: "String", height: "Number" },
          minzoom: minZoom,
          maxzoom: maxZoom,
        },
      ],
    },
  });
  const about = { sourceLayer: type, minZoom, maxZoom, properties: tileProperties(columns) };
  cutElementTiles(geometry, about, (z, x, y, mvt) => archive.add(z, x, y, mvt));
  archive.close();
}

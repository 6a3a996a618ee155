import type { FeatureTable } from "@stopbank/geo-read/read-layer";
import { geometryOf } from "@stopbank/geo-read/to-geo-json";
import type { Feature } from "geojson";

/** The features of a layer with some of their columns, for tiles. */
export const layerFeatures = (table: FeatureTable, columns: readonly string[]): Feature[] =>
  Array.from({ length: table.count }, (_, i) => ({
    type: "Feature",
    properties: Object.fromEntries(
      columns.flatMap((column) => {
        const value = table.columns[column]?.[i] ?? null;
        return value === null ? [] : [[column, value]];
      }),
    ),
    geometry: geometryOf(table.geometry, i),
  }));

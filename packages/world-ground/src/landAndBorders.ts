import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Feature } from "geojson";
import { feature, mesh } from "topojson-client";
import type { GeometryCollection, MultiPolygon, Topology } from "topojson-specification";

interface Atlas extends Topology {
  readonly objects: {
    readonly land: GeometryCollection;
    readonly countries: GeometryCollection<{ readonly name: string }>;
  };
}

/**
 * Natural Earth's land, one feature for each piece of it, and the borders between countries.
 *
 * @param scale of the map it was drawn for, 1 to so many millions.
 */
export function landAndBorders(scale: 50 | 10): { readonly land: Feature[]; readonly borders: Feature[] } {
  const file =
    scale === 50
      ? import.meta.resolve("world-atlas/countries-50m.json")
      : import.meta.resolve("world-atlas/countries-10m.json");
  const atlas = JSON.parse(readFileSync(fileURLToPath(file), "utf8")) as Atlas;
  const { countries, land } = atlas.objects;
  return {
    land: land.geometries
      .filter((one): one is MultiPolygon => one.type === "MultiPolygon")
      .flatMap((one) => feature(atlas, one).geometry)
      .flatMap(({ coordinates }) => coordinates)
      .map((rings) => ({
        type: "Feature",
        properties: {},
        geometry: { type: "Polygon", coordinates: rings },
      })),
    borders: [
      {
        type: "Feature",
        properties: { admin_level: 2 },
        geometry: mesh(atlas, countries, (one, other) => one !== other),
      },
    ],
  };
}

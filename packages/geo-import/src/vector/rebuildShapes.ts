import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Geometry } from "geojson";
import { openGdal } from "../gdal/openGdal.ts";
import type { LayerFacts } from "./layerFacts.ts";
import { streamFeatures } from "./streamFeatures.ts";

/**
 * Shapes of a layer in its own system, taken to another and rebuilt by GEOS where they are not valid there.
 * @param shapes by their places in the layer.
 */
export async function rebuildShapes(
  facts: LayerFacts,
  shapes: ReadonlyMap<number, Geometry>,
  crs: string,
): Promise<Map<number, Geometry | null>> {
  const { folder, nextName } = await openGdal();
  const path = join(folder, `${nextName()}.geojson`);
  const features = Array.from(shapes, ([at, geometry]) => ({
    type: "Feature",
    properties: { at },
    geometry,
  }));
  writeFileSync(path, JSON.stringify({ type: "FeatureCollection", name: "shapes", features }));
  const { place } = facts.input;
  const file = { ...facts, input: { place, path }, layer: "shapes", columnTypes: { at: "Integer" } };
  const rebuilt = new Map<number, Geometry | null>();
  try {
    for await (const feature of streamFeatures(file, { crs, makeValid: true, columns: ["at"] }))
      rebuilt.set(Number(feature.properties.at), feature.geometry);
  } finally {
    rmSync(path);
  }
  return rebuilt;
}

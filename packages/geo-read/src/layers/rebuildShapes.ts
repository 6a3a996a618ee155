import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Geometry, MultiPolygon } from "geojson";
import type { LayerFacts } from "../features/layerFacts.ts";
import { streamFeatures } from "../features/streamFeatures.ts";
import { openGdal } from "../gdal/openGdal.ts";
import { partsOfKind } from "../geometry/geometryBuilder.ts";
import { uniteParts } from "./uniteParts.ts";

/**
 * Shapes of a layer in its own system, taken to another and rebuilt by GEOS where they are not valid there. Parts are
 * rebuilt one by one and united.
 * @param shapes by their places in the layer.
 */
export async function rebuildShapes(
  facts: LayerFacts,
  shapes: ReadonlyMap<number, Geometry>,
  crs: string,
): Promise<Map<number, Geometry | null>> {
  const { folder, nextName } = await openGdal();
  const path = join(folder, `${nextName()}.geojson`);
  const features = Array.from(shapes, ([at, geometry]) =>
    partsOf(geometry).map((part) => ({ type: "Feature", properties: { at }, geometry: part })),
  ).flat();
  writeFileSync(path, JSON.stringify({ type: "FeatureCollection", name: "shapes", features }));
  const { place } = facts.input;
  const file = { ...facts, input: { place, path }, layer: "shapes", columnTypes: { at: "Integer" } };
  const rebuilt = new Map<number, Geometry | null>();
  const several = new Map<number, MultiPolygon>();
  try {
    for await (const feature of streamFeatures(file, { crs, makeValid: true, columns: ["at"] })) {
      const at = Number(feature.properties.at);
      if (partsOf(shapes.get(at)!).length === 1) rebuilt.set(at, feature.geometry);
      else addTo(several, at, feature.geometry);
    }
  } finally {
    rmSync(path);
  }
  if (several.size > 0)
    for (const [at, geometry] of await uniteParts(place, several)) rebuilt.set(at, geometry);
  return rebuilt;
}

function partsOf(geometry: Geometry): readonly Geometry[] {
  const polygons = partsOfKind(geometry, "polygon");
  return polygons.type === "MultiPolygon"
    ? polygons.coordinates.map((coordinates) => ({ type: "Polygon", coordinates }))
    : [polygons];
}

/** Lines and points that fell out of a rebuilt part are dropped. */
function addTo(several: Map<number, MultiPolygon>, at: number, part: Geometry | null): void {
  const polygons = part && partsOfKind(part, "polygon");
  const known = several.get(at)?.coordinates ?? [];
  if (polygons?.type === "Polygon")
    several.set(at, { type: "MultiPolygon", coordinates: [...known, polygons.coordinates] });
  if (polygons?.type === "MultiPolygon")
    several.set(at, { type: "MultiPolygon", coordinates: [...known, ...polygons.coordinates] });
}

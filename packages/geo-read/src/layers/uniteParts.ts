import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Geometry } from "geojson";
import { readFlatGeobuf } from "../features/flatGeobuf.ts";
import { openGdal } from "../gdal/openGdal.ts";
import { withDataset } from "../gdal/withDataset.ts";
import type { Place } from "../input/refusal.ts";

/**
 * Shapes whose parts may overlap, with what they cover counted once: GEOS draws each anew at a distance of 0, which is
 * how it unites parts that are valid for themselves. Its `MakeValid` would leave out what two of them cover.
 */
export async function uniteParts(
  place: Place,
  shapes: ReadonlyMap<number, Geometry>,
): Promise<Map<number, Geometry>> {
  const { folder, nextName } = await openGdal();
  const path = join(folder, `${nextName()}.geojson`);
  const features = Array.from(shapes, ([at, geometry]) => ({
    type: "Feature",
    properties: { at },
    geometry,
  }));
  writeFileSync(path, JSON.stringify({ type: "FeatureCollection", name: "shapes", features }));
  const united = new Map<number, Geometry>();
  const sql = "select at, ST_Buffer(geometry, 0) as geometry from shapes";
  const options = ["-f", "FlatGeobuf", "-lco", "SPATIAL_INDEX=NO", "-nlt", "GEOMETRY"];
  try {
    const { real } = await withDataset({ place, path }, ({ api, nextName: outputName }, dataset) =>
      api.ogr2ogr(dataset, [...options, "-dialect", "sqlite", "-sql", sql], outputName()),
    );
    try {
      for (const { properties, geometry } of readFlatGeobuf(real))
        if (geometry !== null) united.set(Number(properties.at), geometry);
    } finally {
      rmSync(real, { force: true });
    }
  } finally {
    rmSync(path);
  }
  return united;
}

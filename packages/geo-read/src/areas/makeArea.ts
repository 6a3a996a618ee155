import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DomainError } from "@stopbank/errors";
import { type AreaGeometry, validateArea } from "@stopbank/risk-engine/area";
import type { Position } from "geojson";
import { readFlatGeobuf } from "../features/flatGeobuf.ts";
import { openGdal } from "../gdal/openGdal.ts";
import { withDataset } from "../gdal/withDataset.ts";
import { areaFileFault } from "./areaFileFault.ts";
import { type AreaFileGeometry, shapeFault } from "./areaFileFeature.ts";
import { openLocalPlane } from "./localPlane.ts";
import { isPolygon, needsBuffer } from "./needsBuffer.ts";
import { type ShapePart, shapeParts } from "./shapeParts.ts";

export interface AreaMaking {
  /** Longitude and latitude (WGS 84). Polygons that `validateArea` takes; lines and points with a buffer alone. */
  readonly shapes: readonly AreaFileGeometry[];
  /** How far around them the area reaches. */
  readonly bufferMetres?: number | undefined;
}

/** Of a quarter of a circle: chords lie within 0.03% of the distance inside their arc. */
const segmentsAQuarter = 32;

/**
 * One area of several shapes, and what lies around them: everything in any of them, counted once, by GEOS.
 *
 * A buffer is drawn in metres on the ellipsoid, with round corners and ends. It is right to 0.03% of its distance for what
 * reaches no further than 100 km from its middle, and to 0.5% at 1,000 km (see `openLocalPlane`); in narrow bays GEOS may
 * leave out bends of a hundredth of the distance.
 *
 * @throws DomainError `area-file/needs-buffer`, `area-file/nothing-left`, `area-file/too-wide-for-buffer`, and those of
 * `validateArea`.
 */
export async function makeArea({ shapes, bufferMetres }: AreaMaking): Promise<AreaGeometry> {
  for (const shape of shapes) {
    const fault = shapeFault(shape);
    if (fault !== undefined) throw new DomainError("invalid", fault.code, fault.message);
  }
  const parts = shapeParts(shapes);
  if (bufferMetres !== undefined) {
    const plane = await openLocalPlane(parts);
    try {
      const shape = `ST_Buffer(geometry, ${bufferMetres}, ${segmentsAQuarter})`;
      return checked(plane.toDegrees(await united(parts.map(plane.toMetres), shape)));
    } finally {
      plane.close();
    }
  }
  if (!parts.every(isPolygon)) throw needsBuffer();
  return checked(await united(parts, "geometry"));
}

/** What any of some shapes of a plane covers. @param shape of each, in SQL. */
async function united(parts: readonly ShapePart[], shape: string): Promise<Position[][][]> {
  const { folder, nextName } = await openGdal();
  const path = join(folder, `${nextName()}.geojson`);
  const features = parts.map((geometry) => ({ type: "Feature", properties: {}, geometry }));
  writeFileSync(path, JSON.stringify({ type: "FeatureCollection", name: "shapes", features }));
  const sql = `select ST_Union(${shape}) as geometry from shapes`;
  const options = ["-f", "FlatGeobuf", "-lco", "SPATIAL_INDEX=NO", "-nlt", "GEOMETRY"];
  try {
    const { real } = await withDataset(
      { place: { what: "The area" }, path },
      ({ api, nextName: output }, dataset) =>
        api.ogr2ogr(dataset, [...options, "-dialect", "sqlite", "-sql", sql], output()),
    );
    try {
      for (const { geometry } of readFlatGeobuf(real)) {
        if (geometry?.type === "Polygon") return [geometry.coordinates];
        if (geometry?.type === "MultiPolygon") return geometry.coordinates;
      }
    } finally {
      rmSync(real, { force: true });
    }
  } finally {
    rmSync(path, { force: true });
  }
  throw areaFileFault("nothing-left", "The shapes cover no ground: they are all lines or points.");
}

function checked(polygons: readonly Position[][][]): AreaGeometry {
  const [only] = polygons;
  const geometry: AreaGeometry =
    polygons.length === 1 && only !== undefined
      ? { type: "Polygon", coordinates: only }
      : { type: "MultiPolygon", coordinates: polygons };
  try {
    validateArea(geometry);
  } catch (error) {
    if (error instanceof DomainError && error.code === "area/too-many-vertices")
      throw new DomainError(
        "too-large",
        error.code,
        `${error.message.split(";")[0]}; at most 100,000 are possible. Choose fewer shapes or a smaller buffer.`,
        error.facts,
      );
    throw error;
  }
  return geometry;
}

import type { GeometryColumn, PolygonColumn } from "@stopbank/risk-engine/columns";
import { ellipsoidMetresBetween } from "../geometry/ellipsoid.ts";
import { isGeographic, wgs84 } from "../input/coordinateSystems.ts";
import type { FeatureTable } from "./readLayer.ts";
import { reprojectGeometry } from "./reprojectGeometry.ts";

/**
 * Within this length an edge that is straight in one system stays within half a millimetre of the one that is straight
 * in degrees. Over 10 km it is nearly two metres.
 */
const straightMetres = 100;

/**
 * Polygons of a layer in degrees whose long edges run as they do in the layer's own projected system, with places added
 * along them. For polygons that others are compared with, not for those that are shown or measured.
 */
export async function withOwnEdges(table: FeatureTable): Promise<FeatureTable> {
  const { geometry, crs } = table;
  if (geometry.kind !== "polygon" || isGeographic(crs)) return table;
  const pieces = piecesOf(geometry);
  if (pieces === undefined) return table;
  const own = await table.geometryIn(crs);
  // Shapes across 180 degrees are split in degrees, so their edges are others.
  if (own.kind !== "polygon" || !isAlike(own, geometry)) return table;
  const dense = await reprojectGeometry(divided(own, pieces), crs, wgs84);
  return dense === undefined ? table : { ...table, geometry: dense };
}

/** Into how many pieces each edge is divided, by the vertex it begins at; undefined where all are short. */
function piecesOf({ coords, vertexStart }: PolygonColumn): Uint32Array | undefined {
  const pieces = new Uint32Array(coords.length / 2).fill(1);
  let isAnyLong = false;
  for (let ring = 0; ring + 1 < vertexStart.length; ring++)
    for (let v = vertexStart[ring]!; v + 1 < vertexStart[ring + 1]!; v++) {
      const at = v * 2;
      const metres = ellipsoidMetresBetween(coords[at]!, coords[at + 1]!, coords[at + 2]!, coords[at + 3]!);
      if (metres <= straightMetres) continue;
      pieces[v] = Math.ceil(metres / straightMetres);
      isAnyLong = true;
    }
  return isAnyLong ? pieces : undefined;
}

const isAlike = (one: PolygonColumn, other: PolygonColumn) =>
  one.vertexStart.length === other.vertexStart.length &&
  one.vertexStart.every((start, ring) => start === other.vertexStart[ring]);

function divided(polygons: PolygonColumn, pieces: Uint32Array): GeometryColumn {
  const { coords, vertexStart } = polygons;
  const path: number[] = [];
  const starts = [0];
  for (let ring = 0; ring + 1 < vertexStart.length; ring++) {
    const end = vertexStart[ring + 1]!;
    for (let v = vertexStart[ring]!; v < end; v++) {
      const count = v + 1 < end ? pieces[v]! : 1;
      for (let piece = 0; piece < count; piece++) {
        const along = piece / count;
        const at = v * 2;
        path.push(
          coords[at]! + (along === 0 ? 0 : (coords[at + 2]! - coords[at]!) * along),
          coords[at + 1]! + (along === 0 ? 0 : (coords[at + 3]! - coords[at + 1]!) * along),
        );
      }
    }
    starts.push(path.length / 2);
  }
  return { ...polygons, coords: Float64Array.from(path), vertexStart: Int32Array.from(starts) };
}

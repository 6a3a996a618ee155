import type { FeatureTable } from "@stopbank/geo-read/read-layer";
import { refuse } from "@stopbank/geo-read/refusal";
import type { GeometryColumn, LineColumn, PolygonColumn } from "@stopbank/risk-engine/columns";
import { geodesicAreas, geodesicLengths } from "@stopbank/risk-engine/metrics";

/** How much of each element there is; undefined where its geometry has no such measure. */
export interface Sizes {
  readonly metres?: Float64Array;
  readonly squareMetres?: Float64Array;
}

/** On the WGS 84 ellipsoid. Areas take microseconds a vertex, so they are worked out only where they are wanted. */
export function geodesicSizes(geometry: GeometryColumn, hasArea: boolean): Sizes {
  if (geometry.kind === "line") return { metres: geodesicLengths(geometry) };
  return geometry.kind === "polygon" && hasArea ? { squareMetres: geodesicAreas(geometry) } : {};
}

/**
 * In the plane of the layer's own projected system, as GIS packages measure.
 * @throws DomainError `import/not-projected` where that system is one of degrees.
 */
export async function projectedSizes({ crs, place, geometryIn }: FeatureTable): Promise<Sizes> {
  const geometry = await geometryIn(crs);
  if (!isProjected(crs, geometry))
    throw refuse(
      "not-projected",
      place,
      "`measure: projected` needs a projected coordinate reference system, but its own is one of degrees",
      "Reproject the layer, or leave `measure` out to have lengths and areas on the ellipsoid.",
    );
  const metresInUnit = unitOf(crs);
  if (geometry.kind === "line") return { metres: planarLengths(geometry).map((each) => each * metresInUnit) };
  return geometry.kind === "polygon"
    ? { squareMetres: planarAreas(geometry).map((each) => each * metresInUnit ** 2) }
    : {};
}

/** WKT says so itself; of a code only the coordinates tell. */
function isProjected(crs: string, { coords }: GeometryColumn): boolean {
  if (/^(PROJCRS|PROJCS|COMPD_?CS|COMPOUNDCRS|BOUNDCRS)\[/.test(crs)) return crs.includes("PROJ");
  if (/^(GEOGCRS|GEOGCS|GEODCRS)\[/.test(crs)) return false;
  return coords.some((value, i) => Math.abs(value) > (i % 2 === 0 ? 360 : 90));
}

/** Metres in the unit of a system's plane: the last one that WKT names is the plane's. */
function unitOf(wkt: string): number {
  const units = [...wkt.matchAll(/(?:LENGTHUNIT|(?<![A-Z])UNIT)\["[^"]*",\s*([0-9.eE+-]+)/g)];
  return Number(units.at(-1)?.[1] ?? 1);
}

function planarLengths({ coords, partStart, vertexStart }: LineColumn): Float64Array {
  return Float64Array.from({ length: partStart.length - 1 }, (_, element) => {
    let length = 0;
    for (let part = partStart[element]!; part < partStart[element + 1]!; part++)
      for (let v = vertexStart[part]! + 1; v < vertexStart[part + 1]!; v++)
        length += Math.hypot(coords[v * 2]! - coords[v * 2 - 2]!, coords[v * 2 + 1]! - coords[v * 2 - 1]!);
    return length;
  });
}

/** Shells less holes, by the shoelace formula about each ring's first vertex. */
function planarAreas({ coords, partStart, ringStart, vertexStart }: PolygonColumn): Float64Array {
  const ringArea = (ring: number) => {
    const first = vertexStart[ring]!;
    let twice = 0;
    for (let v = first + 1; v < vertexStart[ring + 1]! - 1; v++) {
      const [x1, y1] = [coords[v * 2]! - coords[first * 2]!, coords[v * 2 + 1]! - coords[first * 2 + 1]!];
      const [x2, y2] = [coords[v * 2 + 2]! - coords[first * 2]!, coords[v * 2 + 3]! - coords[first * 2 + 1]!];
      twice += x1 * y2 - x2 * y1;
    }
    return Math.abs(twice) / 2;
  };
  return Float64Array.from({ length: partStart.length - 1 }, (_, element) => {
    let area = 0;
    for (let part = partStart[element]!; part < partStart[element + 1]!; part++)
      for (let ring = ringStart[part]!; ring < ringStart[part + 1]!; ring++)
        area += ringArea(ring) * (ring === ringStart[part]! ? 1 : -1);
    return area;
  });
}

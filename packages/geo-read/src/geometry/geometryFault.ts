import { DomainError } from "@stopbank/errors";
import { validateArea } from "@stopbank/risk-engine/area";
import type { Geometry } from "geojson";
import { type Kind, kindOf } from "./geometryBuilder.ts";
import { partsOverlap } from "./partsOverlap.ts";
import { isPlainlySimple } from "./plainlySimple.ts";

/** Why a feature cannot be used as it is. Those that GEOS can mend are `mendable`. */
export interface GeometryFault {
  readonly reason: string;
  readonly mendable: boolean;
}

const words: Readonly<Record<string, GeometryFault>> = {
  "area/self-intersecting": { reason: "self-intersecting", mendable: true },
  "area/hole-outside": { reason: "a hole outside its outline", mendable: true },
  "area/too-few-points": { reason: "a ring with fewer than three points", mendable: true },
  "area/empty": { reason: "empty geometry", mendable: false },
  "area/ambiguous-longitude": { reason: "an edge across more than half the globe", mendable: false },
  "area/not-finite": { reason: "a coordinate that is not a number", mendable: false },
};

const overlap: GeometryFault = { reason: "parts that overlap", mendable: true };

/** What keeps a geometry (longitude and latitude) from being an element of a layer of `kind`. */
export function geometryFault(geometry: Geometry | null, kind: Kind): GeometryFault | undefined {
  if (geometry === null) return { reason: "no geometry", mendable: false };
  const own = kindOf(geometry);
  if (own !== kind) return { reason: `a ${own ?? "collection"}, not a ${kind}`, mendable: false };
  if (isEmpty(geometry)) return { reason: "empty geometry", mendable: false };
  if (geometry.type === "Polygon")
    return isPlainlySimple(geometry.coordinates) ? undefined : polygonFault(geometry);
  if (geometry.type !== "MultiPolygon") return undefined;
  const { coordinates } = geometry;
  const fault = coordinates.every(isPlainlySimple) ? undefined : polygonFault(geometry);
  return fault ?? (partsOverlap(coordinates) ? overlap : undefined);
}

/** What keeps a polygon from being simple. */
function polygonFault(geometry: Parameters<typeof validateArea>[0]): GeometryFault | undefined {
  try {
    validateArea(geometry, Number.POSITIVE_INFINITY);
    return undefined;
  } catch (error) {
    const fault = error instanceof DomainError ? words[error.code] : undefined;
    if (fault === undefined) throw error;
    return fault;
  }
}

const isEmpty = (geometry: Geometry) =>
  geometry.type !== "GeometryCollection" && !hasNumber(geometry.coordinates);

const hasNumber = (coordinates: readonly unknown[]): boolean =>
  coordinates.some((each) => !Array.isArray(each) || hasNumber(each));

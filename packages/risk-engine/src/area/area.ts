import { DomainError } from "@stopbank/errors";
import { shared, shareTree } from "../index/sharedMemory.ts";
import { findAreaFault } from "./areaFault.ts";
import { type AreaPart, areaPart } from "./areaPart.ts";
import { type FaultPlace, faultPlace } from "./faultPlace.ts";

type Position = readonly number[];
type Rings = readonly (readonly Position[])[];

/** A GeoJSON polygon geometry: longitude and latitude in degrees; heights are ignored, rings need not be closed. */
export type AreaGeometry =
  | { readonly type: "Polygon"; readonly coordinates: Rings }
  | { readonly type: "MultiPolygon"; readonly coordinates: readonly Rings[] };

/** An area that may be asked about. Its parts are united: they may overlap or touch. */
export interface Area {
  readonly parts: readonly AreaPart[];
  readonly vertexCount: number;
}

/** The most vertices an area may have unless the caller sets another limit. */
export const areaVertexLimit = 100_000;

/**
 * Checks a drawn or sent area and makes it ready for selection. Nothing is simplified or repaired, except that a
 * vertex repeated in a row counts once. Each part must be a simple polygon: no ring crosses, overlaps or touches
 * itself, rings of one part meet in single points at most, and holes lie in their shell and not in each other.
 *
 * Edges are straight in longitude and latitude, as in GeoJSON. Across the antimeridian an area goes on past 180
 * degrees (as map drawing tools report it) or is split there; an edge that jumps the long way round is refused
 * rather than guessed at. Takes n log n time. Where the fault lies at a place, that is `at` among the error's facts.
 *
 * @throws DomainError `area/empty`, `area/too-few-points`, `area/not-finite`, `area/out-of-range`,
 * `area/ambiguous-longitude`, `area/too-many-vertices`, `area/self-intersecting`, `area/hole-outside`.
 */
export function validateArea(geometry: AreaGeometry, maxVertices = areaVertexLimit): Area {
  const polygons = geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates;
  if (polygons.length === 0 || polygons.some((rings) => rings.length === 0))
    throw refused("area/empty", "The area is empty. Draw at least one shape.");
  const sent = countPositions(geometry);
  if (sent > maxVertices)
    throw new DomainError(
      "too-large",
      "area/too-many-vertices",
      `The area has ${sent} points; at most ${maxVertices} are possible. Draw a simpler area or choose regions.`,
      { sent, maxVertices },
    );
  let vertexCount = 0;
  const parts = polygons.map((polygon) => {
    const rings = polygon.map(readRing);
    const fault = findAreaFault(rings);
    if (fault === "crossing")
      throw refused(
        "area/self-intersecting",
        "Please adjust the area to remove overlapping lines",
        faultPlace(rings, fault),
      );
    if (fault === "hole-outside")
      throw refused(
        "area/hole-outside",
        "Please adjust the area so that its holes lie inside its outline.",
        faultPlace(rings, fault),
      );
    vertexCount += rings.reduce((sum, ring) => sum + ring.length / 2, 0);
    return areaPart(rings);
  });
  return { parts, vertexCount };
}

/** How many positions a geometry has, the closing ones counted. */
export function countPositions({ type, coordinates }: AreaGeometry): number {
  const polygons = type === "Polygon" ? [coordinates] : coordinates;
  return polygons.reduce((sum, rings) => sum + rings.reduce((inside, ring) => inside + ring.length, 0), 0);
}

/** The same area in memory that threads share, so that it can be handed from one to another without a copy. */
export const shareArea = ({ parts, vertexCount }: Area): Area => ({
  parts: parts.map(({ edges, tree }) => ({ edges: shared(edges), tree: shareTree(tree) })),
  vertexCount,
});

/** x, y interleaved, without repeated vertices and without the closing one. */
function readRing(positions: readonly Position[]): Float64Array {
  const ring = new Float64Array(positions.length * 2);
  let length = 0;
  for (const position of positions) {
    const x = position[0] ?? Number.NaN;
    const y = position[1] ?? Number.NaN;
    if (!Number.isFinite(x) || !Number.isFinite(y))
      throw refused("area/not-finite", "The area has a point whose coordinates are not numbers.");
    if (Math.abs(x) > 540 || Math.abs(y) > 90)
      throw refused(
        "area/out-of-range",
        "The area's coordinates are not degrees of longitude and latitude.",
        [x, y],
      );
    if (length > 0 && ring[length - 2] === x && ring[length - 1] === y) continue;
    ring[length++] = x;
    ring[length++] = y;
  }
  while (length > 2 && ring[0] === ring[length - 2] && ring[1] === ring[length - 1]) length -= 2;
  if (length < 6)
    throw refused(
      "area/too-few-points",
      "The area needs at least three different points.",
      length === 0 ? undefined : [ring[0]!, ring[1]!],
    );
  for (let i = 0; i < length; i += 2) {
    const jump = Math.abs(ring[i]! - ring[(i + 2) % length]!);
    // A full turn is an outline of the whole world; between half and full it could be either way round.
    if (jump > 180 && jump < 360)
      throw refused(
        "area/ambiguous-longitude",
        "An edge of the area spans more than half the globe. Across the date line, go on past 180 degrees or split the area there.",
        [ring[i]!, ring[i + 1]!],
      );
  }
  return ring.slice(0, length);
}

const refused = (code: string, message: string, at?: FaultPlace) =>
  new DomainError("invalid", code, message, at === undefined ? {} : { at });

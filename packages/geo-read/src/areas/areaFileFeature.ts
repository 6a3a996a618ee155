import { DomainError } from "@stopbank/errors";
import { type AreaGeometry, countPositions, validateArea } from "@stopbank/risk-engine/area";
import type { Geometry } from "geojson";
import { kindOf, partsOfKind } from "../geometry/geometryBuilder.ts";

/** One shape of a file, in longitude and latitude (WGS 84). A polygon is an area as it is; others are with a buffer. */
export interface AreaFileFeature {
  readonly name: string;
  /** Where the file has several. */
  readonly layer?: string;
  readonly geometry: AreaFileGeometry;
  readonly positions: number;
  /** Why it cannot be an area. */
  readonly fault?: ShapeFault;
}

export type AreaFileGeometry = Exclude<Geometry, { readonly type: "GeometryCollection" }>;

export interface ShapeFault {
  readonly code: string;
  /** A sentence, with the place in it. */
  readonly message: string;
  /** Longitude and latitude. */
  readonly at?: readonly [number, number];
}

/** The parts of a feature that count: its polygons, else its lines, else its points. */
export function countedParts(geometry: Geometry): AreaFileGeometry | undefined {
  if (geometry.type !== "GeometryCollection") return geometry;
  for (const kind of ["polygon", "line", "point"] as const) {
    const parts = partsOfKind(geometry, kind);
    if (parts !== null && parts.type !== "GeometryCollection" && kindOf(parts) === kind) return parts;
  }
  return undefined;
}

/** @returns why a shape can be no area, nor lead to one with a buffer. */
export function shapeFault(geometry: AreaFileGeometry): ShapeFault | undefined {
  if (kindOf(geometry) !== "polygon") return faultOfPositions(geometry.coordinates);
  try {
    validateArea(geometry as AreaGeometry);
    return undefined;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const { at } = error.facts as { at?: readonly [number, number] };
    return { code: error.code, message: sentenceOf(error, at), ...(at === undefined ? {} : { at }) };
  }
}

const words: Readonly<Record<string, string>> = {
  "area/self-intersecting": "Its outline crosses or touches itself",
  "area/hole-outside": "A hole lies outside its outline or in another hole",
  "area/too-few-points": "A ring has fewer than three different points",
  "area/ambiguous-longitude": "An edge spans more than half the globe, from the place",
  "area/out-of-range": "It has a position outside the world",
};

function sentenceOf({ code, message }: DomainError, at: readonly [number, number] | undefined): string {
  const fault = words[code];
  if (fault === undefined) return message;
  return at === undefined ? `${fault}.` : `${fault} at ${placeText(at)}.`;
}

/** Longitude, then latitude, to 0.1 m. */
const placeText = ([longitude, latitude]: readonly [number, number]) =>
  `${Number(longitude.toFixed(6))}, ${Number(latitude.toFixed(6))}`;

function faultOfPositions(coordinates: unknown): ShapeFault | undefined {
  for (const [x, y] of positionsIn(coordinates))
    if (!(Math.abs(x) <= 540 && Math.abs(y) <= 90))
      return {
        code: "area/out-of-range",
        message: `It has a position outside the world at ${x}, ${y}.`,
        ...(Number.isFinite(x) && Number.isFinite(y) ? { at: [x, y] as const } : {}),
      };
  return undefined;
}

/** How many positions a shape has. */
export function positionsOf(geometry: AreaFileGeometry): number {
  if (geometry.type === "Polygon" || geometry.type === "MultiPolygon") return countPositions(geometry);
  return Array.from(positionsIn(geometry.coordinates)).length;
}

function* positionsIn(coordinates: unknown): Generator<readonly [number, number]> {
  if (!Array.isArray(coordinates) || coordinates.length === 0) return;
  if (typeof coordinates[0] === "number") yield coordinates as unknown as readonly [number, number];
  else for (const each of coordinates) yield* positionsIn(each);
}

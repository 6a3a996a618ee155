import type { LineString, Point, Polygon, Position } from "geojson";
import type { AreaFileGeometry } from "./areaFileFeature.ts";

/** A shape without parts of its own. */
export type ShapePart = Polygon | LineString | Point;

/**
 * The parts of shapes one by one, since parts of one that overlap are no valid shape for GEOS. Each is moved by whole turns of
 * longitude so that all lie beside each other, on whichever side of 180 degrees they were written.
 */
export function shapeParts(shapes: readonly AreaFileGeometry[]): ShapePart[] {
  const parts = shapes.flatMap(partsOf);
  const [first] = parts;
  if (first === undefined) return [];
  const reference = firstLongitude(first);
  return parts.map((part) => {
    const turns = Math.round((reference - firstLongitude(part)) / 360);
    return turns === 0 ? part : withPositions(part, ([x, y]) => [x! + turns * 360, y!]);
  });
}

function partsOf(shape: AreaFileGeometry): ShapePart[] {
  if (shape.type === "MultiPolygon")
    return shape.coordinates.map((coordinates) => ({ type: "Polygon", coordinates }));
  if (shape.type === "MultiLineString")
    return shape.coordinates.map((coordinates) => ({ type: "LineString", coordinates }));
  if (shape.type === "MultiPoint")
    return shape.coordinates.map((coordinates) => ({ type: "Point", coordinates }));
  return [shape];
}

const firstLongitude = (part: ShapePart): number => pathsOf(part)[0]?.[0]?.[0] ?? 0;

/** The rings of a polygon, a line, a point: each as a path of positions. */
export function pathsOf(part: ShapePart): readonly (readonly Position[])[] {
  if (part.type === "Point") return [[part.coordinates]];
  return part.type === "LineString" ? [part.coordinates] : part.coordinates;
}

/** The same part with each position moved. */
function withPositions(part: ShapePart, move: (position: Position) => Position): ShapePart {
  if (part.type === "Point") return { type: "Point", coordinates: move(part.coordinates) };
  if (part.type === "LineString") return { type: "LineString", coordinates: part.coordinates.map(move) };
  return { type: "Polygon", coordinates: part.coordinates.map((ring) => ring.map(move)) };
}

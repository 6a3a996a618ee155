import type { GeometryColumn, PointColumn } from "@stopbank/risk-engine/columns";
import type { RawFeature } from "geojson-vt";
import { clipLine, clipRing, tileExtent, tileMargin } from "./clipToTile.ts";
import { quantise, signedArea, turnAround } from "./quantise.ts";
import { halfPixel, standIn } from "./standIn.ts";

/** Where a tile lies: world units (0 to 1) times `scale` less the corner give tile units. */
export interface TileFrame {
  readonly scale: number;
  readonly left: number;
  readonly top: number;
  /** Vertices closer than this many tile units are merged. */
  readonly tolerance: number;
}

/** West, north, east, south in tile units. */
export type TileBox = readonly [number, number, number, number];

type Shape = Pick<RawFeature, "type"> & { geometry: Int16Array | Int16Array[] };

/**
 * One element as it shows in one tile; undefined when none of it does.
 * @param world the geometry with web mercator coordinates from 0 to 1, y downwards.
 */
export function elementShape(
  world: GeometryColumn,
  element: number,
  box: TileBox,
  frame: TileFrame,
): Shape | undefined {
  const parts = span(world.partStart, element);
  if (world.kind === "point") {
    const inside = parts.map((vertex) => run(world.coords, vertex, vertex + 1, frame)).filter(isInside);
    return inside.length === 0
      ? undefined
      : { type: 1, geometry: Int16Array.from(inside.flat(), Math.round) };
  }
  const [width, height] = [box[2] - box[0], box[3] - box[1]];
  const least = 2 * halfPixel;
  const tiny = width < least && height < least;
  const drawn = tiny && frame.tolerance > 0 ? [] : drawRuns(world, parts, frame, frame.tolerance);
  // Merging vertices may have left nothing of a shape that can be drawn exactly.
  if (drawn.length === 0 && !tiny) drawn.push(...drawRuns(world, parts, frame, 0));
  if (drawn.length > 0) return { type: world.kind === "line" ? 2 : 3, geometry: drawn };
  // What is too small or too thin to draw gets a stand-in, not what merely has nothing in this tile.
  const undrawable =
    width < least || height < least || (isInside([box[0], box[1]]) && isInside([box[2], box[3]]));
  const middle = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];
  if (!undrawable || !isInside(middle)) return undefined;
  return { type: world.kind === "line" ? 2 : 3, geometry: [standIn(middle[0]!, middle[1]!, world.kind)] };
}

function drawRuns(
  world: Exclude<GeometryColumn, PointColumn>,
  parts: readonly number[],
  frame: TileFrame,
  tolerance: number,
): Int16Array[] {
  const { vertexStart, coords } = world;
  const vertices = (i: number) => run(coords, vertexStart[i]!, vertexStart[i + 1]!, frame);
  if (world.kind === "polygon")
    return parts.flatMap((part) => polygonRings(span(world.ringStart, part).map(vertices), tolerance));
  return parts
    .flatMap((part) => clipLine(vertices(part)))
    .map((each) => quantise(each, tolerance, false))
    .filter((each) => each.length > 0);
}

/** The shell clockwise on the screen, holes the other way; no holes when the shell is too small to draw. */
function polygonRings(rings: readonly number[][], tolerance: number): Int16Array[] {
  const drawn: Int16Array[] = [];
  for (const [i, ring] of rings.entries()) {
    const quantised = quantise(clipRing(ring), tolerance, true);
    if (quantised.length === 0) {
      if (i === 0) return [];
      continue;
    }
    if (signedArea(quantised) > 0 !== (i === 0)) turnAround(quantised);
    drawn.push(quantised);
  }
  return drawn;
}

const isInside = ([x, y]: readonly number[]) =>
  x! >= -tileMargin && x! <= tileExtent + tileMargin && y! >= -tileMargin && y! <= tileExtent + tileMargin;

const span = (starts: Int32Array, i: number) =>
  Array.from({ length: starts[i + 1]! - starts[i]! }, (_, k) => starts[i]! + k);

function run(coords: Float64Array, from: number, to: number, frame: TileFrame): number[] {
  const out = new Array<number>((to - from) * 2);
  for (let v = from; v < to; v++) {
    out[2 * (v - from)] = coords[2 * v]! * frame.scale - frame.left;
    out[2 * (v - from) + 1] = coords[2 * v + 1]! * frame.scale - frame.top;
  }
  return out;
}

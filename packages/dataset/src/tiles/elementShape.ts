import type { GeometryColumn, LineColumn, PointColumn, PolygonColumn } from "@stopbank/risk-engine/columns";
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

type Shape =
  | { readonly type: 1; readonly geometry: number[] }
  | { readonly type: 2 | 3; readonly geometry: number[][] };

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
  const first = world.partStart[element]!;
  const end = world.partStart[element + 1]!;
  if (world.kind === "point") {
    const inside: number[] = [];
    for (let vertex = first; vertex < end; vertex++) {
      const x = world.coords[2 * vertex]! * frame.scale - frame.left;
      const y = world.coords[2 * vertex + 1]! * frame.scale - frame.top;
      if (isInside(x, y)) inside.push(Math.round(x), Math.round(y));
    }
    return inside.length === 0 ? undefined : { type: 1, geometry: inside };
  }
  const [width, height] = [box[2] - box[0], box[3] - box[1]];
  const least = 2 * halfPixel;
  const tiny = width < least && height < least;
  const pieces = tiny && frame.tolerance > 0 ? [] : drawRuns(world, first, end, frame, frame.tolerance);
  // Merging vertices may have left nothing of a shape that can be drawn exactly.
  if (pieces.length === 0 && !tiny) pieces.push(...drawRuns(world, first, end, frame, 0));
  if (pieces.length > 0) return { type: world.kind === "line" ? 2 : 3, geometry: pieces };
  // What is too small or too thin to draw gets a stand-in, not what merely has nothing in this tile.
  const undrawable =
    width < least || height < least || (isInside(box[0], box[1]) && isInside(box[2], box[3]));
  const [middleX, middleY] = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];
  if (!undrawable || !isInside(middleX, middleY)) return undefined;
  return { type: world.kind === "line" ? 2 : 3, geometry: [standIn(middleX, middleY, world.kind)] };
}

/** The parts of an element from `first` to before `end`. */
function drawRuns(
  world: Exclude<GeometryColumn, PointColumn>,
  first: number,
  end: number,
  frame: TileFrame,
  tolerance: number,
): number[][] {
  const pieces: number[][] = [];
  for (let part = first; part < end; part++) {
    if (world.kind === "polygon") drawPolygon(world, part, frame, tolerance, pieces);
    else
      for (const piece of clipLine(vertices(world, part, frame))) {
        const quantised = quantise(piece, tolerance, false);
        if (quantised.length > 0) pieces.push(quantised);
      }
  }
  return pieces;
}

/** The shell clockwise on the screen, holes the other way; no holes when the shell is too small to draw. */
function drawPolygon(
  world: PolygonColumn,
  part: number,
  frame: TileFrame,
  tolerance: number,
  pieces: number[][],
): void {
  const shell = world.ringStart[part]!;
  for (let ring = shell; ring < world.ringStart[part + 1]!; ring++) {
    const quantised = quantise(clipRing(vertices(world, ring, frame)), tolerance, true);
    if (quantised.length === 0) {
      if (ring === shell) return;
      continue;
    }
    if (signedArea(quantised) > 0 !== (ring === shell)) turnAround(quantised);
    pieces.push(quantised);
  }
}

const isInside = (x: number, y: number) =>
  x >= -tileMargin && x <= tileExtent + tileMargin && y >= -tileMargin && y <= tileExtent + tileMargin;

const vertices = ({ coords, vertexStart }: LineColumn | PolygonColumn, path: number, frame: TileFrame) =>
  run(coords, vertexStart[path]!, vertexStart[path + 1]!, frame);

function run(coords: Float64Array, from: number, to: number, frame: TileFrame): number[] {
  const out = new Array<number>((to - from) * 2);
  for (let v = from; v < to; v++) {
    out[2 * (v - from)] = coords[2 * v]! * frame.scale - frame.left;
    out[2 * (v - from) + 1] = coords[2 * v + 1]! * frame.scale - frame.top;
  }
  return out;
}

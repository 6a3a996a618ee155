import type { Area } from "@stopbank/risk-engine/area";
import { edgesBeside } from "@stopbank/risk-engine/area-part";
import type { MultiPolygon } from "geojson";
import { boxAround } from "./boxTree.ts";
import { fullTurns } from "./fullTurns.ts";
import { partsBeside } from "./partsBeside.ts";

/** Where something is cut, in degrees. */
export interface CutBox {
  readonly west: number;
  readonly south: number;
  readonly width: number;
  readonly height: number;
}

/** An edge from south to north, in degrees from the lower left corner of a box. */
export interface Edge {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
  /** Which shape it belongs to. */
  readonly shape: number;
}

type TakeEdge = (ax: number, ay: number, bx: number, by: number) => void;

/** The box around a polygon: that of its outlines, in which its holes lie. */
export function boxOf({ coordinates }: MultiPolygon): CutBox {
  const [west, south, east, north] = boxAround(coordinates.map(([outline = []]) => outline));
  return { west, south, width: east - west, height: north - south };
}

/** The edges of a polygon. */
export function ownEdges({ coordinates }: MultiPolygon, box: CutBox, shape: number): Edge[] {
  return edgesInBox(box, shape, (take) => {
    for (const ring of coordinates.flat())
      for (let i = 1; i < ring.length; i++)
        take(ring[i - 1]![0]!, ring[i - 1]![1]!, ring[i]![0]!, ring[i]![1]!);
  });
}

/** The edges of each part of an area beside a box, an array a part; longitudes a full turn apart are the same. */
export function edgesOfParts({ parts }: Pick<Area, "parts">, box: CutBox, firstShape: number): Edge[][] {
  const found: Edge[][] = [];
  for (const turn of fullTurns) {
    const west = box.west - turn;
    const [east, north] = [west + box.width, box.south + box.height];
    for (const part of partsBeside(parts, west, box.south, east, north)) {
      const [minX = 0, minY = 0, maxX = 0, maxY = 0] = part.tree.boxes;
      if (minX >= east || maxX <= west || minY >= north || maxY <= box.south) continue;
      found.push(
        edgesInBox({ ...box, west }, firstShape + found.length, (take) =>
          edgesBeside(part, -Infinity, box.south, east, north, take),
        ),
      );
    }
  }
  return found;
}

/**
 * Edges as far as they lie in a box. What lies west of it is drawn along its west side, so that from west to east every
 * edge that is passed still leads into the shape or out of it, and every height at which that changes is an edge's
 * end. Level edges say nothing of their own: their ends are those of others.
 */
function edgesInBox(box: CutBox, shape: number, walk: (take: TakeEdge) => void): Edge[] {
  const { width, height } = box;
  const edges: Edge[] = [];
  const westEnds: number[] = [];
  walk((ax, ay, bx, by) => {
    if (ay === by) return;
    const isUp = ay < by;
    const [x0, y0] = [(isUp ? ax : bx) - box.west, (isUp ? ay : by) - box.south];
    const [x1, y1] = [(isUp ? bx : ax) - box.west, (isUp ? by : ay) - box.south];
    if (y1 <= 0 || y0 >= height || (x0 > width && x1 > width)) return;
    const slope = (x1 - x0) / (y1 - y0);
    let [left, low] = y0 < 0 ? [x0 - y0 * slope, 0] : [x0, y0];
    let [right, high] = y1 > height ? [x0 + (height - y0) * slope, height] : [x1, y1];
    if (left > width && right > width) return;
    if (left <= 0 && right <= 0) {
      addEnds(westEnds, isUp ? low : high, isUp ? high : low);
      return;
    }
    const heightAt = (x: number) => Math.min(Math.max(y0 + (x - x0) / slope, low), high);
    if (left < 0 || right < 0) {
      const passes = heightAt(0);
      addEnds(westEnds, ...(left < 0 ? ([low, passes] as const) : ([passes, high] as const)));
      if (left < 0) [left, low] = [0, passes];
      else [right, high] = [0, passes];
    }
    if (left > width) [left, low] = [width, heightAt(width)];
    else if (right > width) [right, high] = [width, heightAt(width)];
    if (low < high) edges.push({ x0: left, y0: low, x1: right, y1: high, shape });
  });
  westEnds.sort((a, b) => a - b);
  for (let i = 0; i + 1 < westEnds.length; i += 2)
    if (westEnds[i]! < westEnds[i + 1]!)
      edges.push({ x0: 0, y0: westEnds[i]!, x1: 0, y1: westEnds[i + 1]!, shape });
  return edges;
}

/** Where an edge begins at the end of the one before, both ends are of no consequence. */
function addEnds(ends: number[], from: number, to: number): void {
  if (ends.at(-1) === from) ends.pop();
  else ends.push(from);
  ends.push(to);
}

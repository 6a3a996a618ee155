import type { Bounds } from "@stopbank/dataset/manifest";
import type { Position } from "geojson";

/**
 * The stretches of a line that lie within a box, in its direction. Of a ring that leaves the box each stretch is whole,
 * wherever the ring was begun.
 */
export function clipToBox(line: readonly Position[], box: Bounds): Position[][] {
  const pieces: Position[][] = [];
  const path = begunOutside(line, box);
  let piece: Position[] = [];
  for (let i = 1; i < path.length; i++) {
    const [from, to] = [path[i - 1]!, path[i]!];
    const inside = stretchInside(from, to, box);
    if (inside === undefined) continue;
    const [enter, leave] = inside;
    if (piece.length === 0 || enter > 0) {
      if (piece.length > 1) pieces.push(piece);
      piece = [along(from, to, enter)];
    }
    piece.push(along(from, to, leave));
    if (leave < 1) {
      pieces.push(piece);
      piece = [];
    }
  }
  if (piece.length > 1) pieces.push(piece);
  return pieces.filter((each) => each.some(([x, y]) => x !== each[0]![0] || y !== each[0]![1]));
}

function begunOutside(line: readonly Position[], box: Bounds): readonly Position[] {
  const last = line.at(-1)!;
  if (line[0]![0] !== last[0] || line[0]![1] !== last[1]) return line;
  const outside = line.findIndex((position) => !isWithin(position, box));
  return outside <= 0 ? line : [...line.slice(outside), ...line.slice(1, outside + 1)];
}

const isWithin = ([x = 0, y = 0]: Position, [west, south, east, north]: Bounds) =>
  x >= west && x <= east && y >= south && y <= north;

/** From 0 to 1 along a segment where it enters and leaves the box (Liang and Barsky, 1984). */
function stretchInside(from: Position, to: Position, box: Bounds): [number, number] | undefined {
  const [west, south, east, north] = box;
  let [enter, leave] = [0, 1];
  const [x, y] = [from[0]!, from[1]!];
  const [dx, dy] = [to[0]! - x, to[1]! - y];
  for (const [step, room] of [
    [-dx, x - west],
    [dx, east - x],
    [-dy, y - south],
    [dy, north - y],
  ] as const) {
    if (step === 0 && room < 0) return undefined;
    if (step < 0) enter = Math.max(enter, room / step);
    if (step > 0) leave = Math.min(leave, room / step);
  }
  return enter < leave || (enter === leave && dx === 0 && dy === 0) ? [enter, leave] : undefined;
}

function along(from: Position, to: Position, share: number): Position {
  if (share === 0) return from;
  if (share === 1) return to;
  return [from[0]! + (to[0]! - from[0]!) * share, from[1]! + (to[1]! - from[1]!) * share];
}

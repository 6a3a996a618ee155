import type { Bounds } from "@stopbank/dataset/manifest";
import type { Position } from "geojson";
import { alongEdge, cornersBetween, onEdge, wayRound } from "./boxEdge.ts";
import { clipToBox } from "./clipToBox.ts";
import { joinLines } from "./joinLines.ts";
import { polygonsOfRings } from "./polygonsOfRings.ts";

interface CoastLand {
  /** Polygons as rings of longitude and latitude: the outer one counter-clockwise, then lakes of the sea in it. */
  readonly polygons: readonly Position[][][];
  /** Ends of coast within the box, which were led straight to its nearest edge. */
  readonly looseEnds: number;
}

/**
 * The land of a box, from coastlines that have land on their left and water on their right as OpenStreetMap draws them
 * (https://wiki.openstreetmap.org/wiki/Tag:natural%3Dcoastline). Undefined where no coast passes the box: nobody knows
 * then whether it is land or sea.
 */
export function landFromCoast(lines: readonly (readonly Position[])[], box: Bounds): CoastLand | undefined {
  const pieces = joinLines(lines.filter((line) => line.length > 1)).flatMap((line) => clipToBox(line, box));
  if (pieces.length === 0) return undefined;
  const rings = pieces.filter(isClosed);
  const open = pieces.filter((piece) => !isClosed(piece)).map((piece) => ledToEdge(piece, box));
  return {
    polygons: polygonsOfRings([...rings, ...closedAlongEdge(open, box)], box),
    looseEnds: open.reduce((sum, { loose }) => sum + loose, 0),
  };
}

const isClosed = (line: readonly Position[]) =>
  line.length > 3 && line[0]![0] === line.at(-1)![0] && line[0]![1] === line.at(-1)![1];

interface OpenPiece {
  readonly line: readonly Position[];
  /** Where it begins and ends on the box's edge. */
  readonly begin: number;
  readonly end: number;
  readonly loose: number;
}

function ledToEdge(piece: readonly Position[], box: Bounds): OpenPiece {
  const begin = alongEdge(piece[0]!, box);
  const end = alongEdge(piece.at(-1)!, box);
  const [first, last] = [onEdge(begin, box), onEdge(end, box)];
  const isLoose = (a: Position, b: Position) => Math.hypot(a[0]! - b[0]!, a[1]! - b[1]!) > 1e-9;
  const [looseFirst, looseLast] = [isLoose(first, piece[0]!), isLoose(last, piece.at(-1)!)];
  const line = [...(looseFirst ? [first] : []), ...piece, ...(looseLast ? [last] : [])];
  return { line, begin, end, loose: Number(looseFirst) + Number(looseLast) };
}

/** With land on the left, who leaves the box goes on along its edge to the left, until the next coast comes in. */
function closedAlongEdge(pieces: readonly OpenPiece[], box: Bounds): Position[][] {
  const left = new Set(pieces);
  const rings: Position[][] = [];
  for (const first of pieces) {
    if (!left.delete(first)) continue;
    const ring: Position[] = [...first.line];
    for (let current = first; ; ) {
      let next = first;
      for (const each of left)
        if (wayRound(current.end, each.begin) < wayRound(current.end, next.begin)) next = each;
      ring.push(...cornersBetween(current.end, next.begin, box));
      if (next === first) break;
      left.delete(next);
      for (const position of next.line) ring.push(position);
      current = next;
    }
    ring.push(ring[0]!);
    rings.push(ring);
  }
  return rings;
}

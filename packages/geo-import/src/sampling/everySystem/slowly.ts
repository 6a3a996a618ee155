import type { Transform } from "@stopbank/geo-read/transform";

/** A little piece of a shape: the cell it lies in, what it measures on the ground and in the grid's own plane. */
export interface Piece {
  readonly column: number;
  readonly row: number;
  readonly ground: number;
  readonly planar: number;
  /** Its middle, in columns and rows. */
  readonly x: number;
  readonly y: number;
}

type Place = readonly [number, number];

/** From columns and rows to longitude and latitude. */
export interface GridFrame {
  readonly left: number;
  readonly top: number;
  readonly cellWidth: number;
  readonly cellHeight: number;
  /** Absent where the grid is one of degrees itself. */
  readonly toDegrees: Transform | undefined;
}

const piecesOfLine = 20_000;
const stripsOfCell = 200;

/** A line in little pieces, each measured straight through the ellipsoid: no projection, no series. */
export function slowLine(path: readonly Place[], frame: GridFrame): Piece[] {
  const pieces: Piece[] = [];
  for (let v = 1; v < path.length; v++) {
    const [[ax, ay], [bx, by]] = [path[v - 1]!, path[v]!];
    const places: number[] = [];
    for (let i = 0; i <= piecesOfLine; i++)
      places.push(ax + ((bx - ax) * i) / piecesOfLine, ay + ((by - ay) * i) / piecesOfLine);
    const spots = spotsOf(places, frame);
    const planar = Math.hypot((bx - ax) * frame.cellWidth, (by - ay) * frame.cellHeight) / piecesOfLine;
    for (let i = 0; i < piecesOfLine; i++) {
      const x = ax + ((bx - ax) * (i + 0.5)) / piecesOfLine;
      const y = ay + ((by - ay) * (i + 0.5)) / piecesOfLine;
      const ground = length(minus(spots[i + 1]!, spots[i]!));
      pieces.push({ column: Math.floor(x), row: Math.floor(y), ground, planar, x, y });
    }
  }
  return pieces;
}

/** A polygon in strips a two hundredth of a cell high, cut at columns, each measured as a parallelogram in space. */
export function slowPolygon(rings: readonly (readonly Place[])[], frame: GridFrame): Piece[] {
  const rows = rings[0]!.map(([, y]) => y);
  const corners: number[] = [];
  const strips: { from: number; to: number; y: number }[] = [];
  const first = Math.floor(Math.min(...rows) * stripsOfCell);
  for (let i = first; i / stripsOfCell < Math.max(...rows); i++) {
    const y = (i + 0.5) / stripsOfCell;
    const crossings = rings.flatMap((ring) => crossingsOf(ring, y)).sort((a, b) => a - b);
    for (let c = 0; c + 1 < crossings.length; c += 2)
      for (let from = crossings[c]!; from < crossings[c + 1]!; ) {
        const to = Math.min(Math.floor(from) + 1, crossings[c + 1]!);
        strips.push({ from, to, y });
        const [top, bottom] = [i / stripsOfCell, (i + 1) / stripsOfCell];
        corners.push(from, top, to, top, from, bottom, to, bottom);
        from = to;
      }
  }
  const spots = spotsOf(corners, frame);
  return strips.map(({ from, to, y }, i) => {
    const [a, b, c, d] = spots.slice(i * 4, i * 4 + 4);
    const ground = length(cross(minus(d!, a!), minus(c!, b!))) / 2;
    const planar = (to - from) / stripsOfCell;
    const x = (from + to) / 2;
    return { column: Math.floor(x), row: Math.floor(y), ground, planar, x, y };
  });
}

/** Whether a place lies in the rings, by even and odd. */
export const isInside = (rings: readonly (readonly Place[])[], [x, y]: Place): boolean =>
  rings.flatMap((ring) => crossingsOf(ring, y)).filter((each) => each < x).length % 2 === 1;

/** Where a ring, which is not closed, crosses a row. */
function crossingsOf(ring: readonly Place[], y: number): number[] {
  return ring.flatMap(([ax, ay], i) => {
    const [bx, by] = ring[(i + 1) % ring.length]!;
    return ay > y === by > y ? [] : [ax + ((y - ay) / (by - ay)) * (bx - ax)];
  });
}

type Spot = readonly [number, number, number];

/** Where places in columns and rows are in space, in metres from the middle of the earth. */
function spotsOf(
  places: readonly number[],
  { left, top, cellWidth, cellHeight, toDegrees }: GridFrame,
): Spot[] {
  const coords = Float64Array.from(places, (place, i) =>
    i % 2 === 0 ? left + place * cellWidth : top + place * cellHeight,
  );
  if (
    toDegrees?.apply(
      coords,
      Array.from({ length: coords.length / 2 + 1 }, (_, i) => i),
    ) === false
  )
    throw new Error("A place of the grid is on no map.");
  return Array.from({ length: coords.length / 2 }, (_, i) => inSpace(coords[i * 2]!, coords[i * 2 + 1]!));
}

/** https://en.wikipedia.org/wiki/Geographic_coordinate_conversion, WGS 84 by its axis and flattening. */
function inSpace(longitude: number, latitude: number): Spot {
  const [axis, flattening] = [6_378_137, 1 / 298.257_223_563];
  const [lambda, phi] = [(longitude * Math.PI) / 180, (latitude * Math.PI) / 180];
  const squared = flattening * (2 - flattening);
  const normal = axis / Math.sqrt(1 - squared * Math.sin(phi) ** 2);
  return [
    normal * Math.cos(phi) * Math.cos(lambda),
    normal * Math.cos(phi) * Math.sin(lambda),
    normal * (1 - squared) * Math.sin(phi),
  ];
}

const minus = (a: Spot, b: Spot): Spot => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const length = ([x, y, z]: Spot) => Math.hypot(x, y, z);
const cross = ([ax, ay, az]: Spot, [bx, by, bz]: Spot): Spot => [
  ay * bz - az * by,
  az * bx - ax * bz,
  ax * by - ay * bx,
];

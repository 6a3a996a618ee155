import type { GeometryColumn } from "@stopbank/risk-engine/columns";

/** One element's geometry as GeoJSON text; a single part comes as the single form. */
export function geometryText(geometry: GeometryColumn, element: number): string {
  const from = geometry.partStart[element]!;
  const to = geometry.partStart[element + 1]!;
  const isOne = to - from === 1;
  const as = (single: string, text: string) =>
    isOne
      ? `{"type":"${single}","coordinates":${text}}`
      : `{"type":"Multi${single}","coordinates":[${text}]}`;
  if (geometry.kind === "point") return as("Point", positions(geometry.coords, from, to, false));
  const { vertexStart, coords } = geometry;
  if (geometry.kind === "line")
    return as(
      "LineString",
      joined(from, to, (part) => `[${positions(coords, vertexStart[part]!, vertexStart[part + 1]!, false)}]`),
    );
  const { ringStart } = geometry;
  return as(
    "Polygon",
    joined(from, to, (part) => {
      const shell = ringStart[part]!;
      return `[${joined(shell, ringStart[part + 1]!, (ring) => ringText(coords, vertexStart[ring]!, vertexStart[ring + 1]!, ring === shell))}]`;
    }),
  );
}

function joined(from: number, to: number, textOf: (i: number) => string): string {
  let text = from < to ? textOf(from) : "";
  for (let i = from + 1; i < to; i++) text += `,${textOf(i)}`;
  return text;
}

/** Shells counter-clockwise, holes clockwise. */
function ringText(coords: Float64Array, from: number, to: number, isShell: boolean): string {
  const isCounterClockwise = twiceArea(coords, from, to) > 0;
  return `[${positions(coords, from, to, isCounterClockwise !== isShell)}]`;
}

function positions(coords: Float64Array, from: number, to: number, isReversed: boolean): string {
  let text = "";
  for (let i = from; i < to; i++) {
    const vertex = isReversed ? from + to - 1 - i : i;
    const x = rounded(coords[2 * vertex]!) / unitsADegree;
    const y = rounded(coords[2 * vertex + 1]!) / unitsADegree;
    text += i === from ? `[${x},${y}]` : `,[${x},${y}]`;
  }
  return text;
}

/** Positive when counter-clockwise; of the positions as they are written, from the first, where small rings far from 0, 0 stay exact. */
function twiceArea(coords: Float64Array, from: number, to: number): number {
  const originX = rounded(coords[2 * from]!);
  const originY = rounded(coords[2 * from + 1]!);
  let beforeX = 0;
  let beforeY = 0;
  let sum = 0;
  for (let vertex = from + 1; vertex < to; vertex++) {
    const x = rounded(coords[2 * vertex]!) - originX;
    const y = rounded(coords[2 * vertex + 1]!) - originY;
    sum += beforeX * y - x * beforeY;
    beforeX = x;
    beforeY = y;
  }
  return sum;
}

/** Seven decimals, a hundredth of a metre and finer: RFC 7946 advises no more digits than the data bears. */
const unitsADegree = 1e7;
const rounded = (degrees: number): number => Math.round(degrees * unitsADegree);

import { cellAt, neighbourSteps } from "../ground/grid.ts";
import { type DistrictLine, type DistrictPoint, rounded, simplified } from "../network/lines.ts";
import type { Terrain } from "./terrain.ts";

/** A stream's middle line, from its head or a confluence down to the next. */
export interface Stream {
  readonly line: DistrictLine;
  readonly name: string;
  /** Square metres drained at its lower end. */
  readonly areaSquareMetres: number;
}

const headAreaSquareMetres = 0.55e6;
const names = [
  "Rātā Stream",
  "Tītoki Stream",
  "Mānuka Creek",
  "Kānuka Stream",
  "Kōwhai Stream",
  "Māhoe Creek",
  "Raupō Stream",
  "Mātai Creek",
  "Nīkau Stream",
  "Ruru Creek",
  "Kōtare Stream",
  "Harakeke Drain",
  "Tōtara Stream",
  "Saltmarsh Creek",
  "Quarry Stream",
  "Shepherds Creek",
  "Wether Creek",
  "Lantern Stream",
  "Bush Creek",
  "Cascade Stream",
  "Slip Creek",
  "Gannet Stream",
  "Fern Burn",
  "Deep Creek",
];

/** Points of the river's middle line that its own bed reaches into the lagoon, whose shore is drawn around it. */
const bedInLagoon = 3;

/** How many points of the river's middle line have a bed of their own: on land, and a little beyond the lagoon's shore. */
export function riverEnd({ trunk, isSea, heights }: Pick<Terrain, "trunk" | "isSea" | "heights">): number {
  const wet = trunk.points.findIndex(([x, y]) => isSea[cellAt(heights, x, y)] === 1);
  return wet === -1 ? trunk.points.length : wet + bedInLagoon;
}

/** Streams traced along the way water runs, and the main river. Small ones have no name. */
export function traceStreams(terrain: Terrain): Stream[] {
  const { drainage, area, isSea, heights, trunk } = terrain;
  const { receiver, order } = drainage;
  const { width, cellMetres } = heights;
  const isStream = (cell: number) => area[cell]! >= headAreaSquareMetres && isSea[cell] === 0;
  const inflows = new Uint8Array(order.length);
  for (const cell of order) if (isStream(cell) && receiver[cell] !== cell) inflows[receiver[cell]!]!++;
  const place = (cell: number): DistrictPoint => [
    ((cell % width) + 0.5) * cellMetres,
    (Math.floor(cell / width) + 0.5) * cellMetres,
  ];
  const streams: Stream[] = [
    { line: trunk.points.slice(0, riverEnd(terrain)), name: "Awatōrea River", areaSquareMetres: 6e7 },
  ];
  const { step } = neighbourSteps(width);
  let namedStreams = 0;
  for (const cell of order) {
    if (!isStream(cell) || inflows[cell] === 1 || step.every((offset) => isSea[cell + offset] === 1))
      continue;
    const points = [place(cell)];
    let at = cell;
    do {
      at = receiver[at]!;
      points.push(place(at));
    } while (isStream(at) && inflows[at] === 1 && receiver[at] !== at);
    if (points.length < 4) continue;
    // Water in the river's own channel is drawn as the river.
    if (points.filter(([x, y]) => trunk.nearest(x, y).metres < 60).length > points.length / 2) continue;
    const isLong = points.length > 45;
    streams.push({
      line: rounded(simplified(points, 16), 2),
      name: isLong ? (names[namedStreams++ % names.length] ?? "") : "",
      areaSquareMetres: area[at]!,
    });
  }
  return streams;
}

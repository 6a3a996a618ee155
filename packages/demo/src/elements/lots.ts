import { cellAt, type Grid, sampleAt } from "../ground/grid.ts";
import { hashUnit, seededRandom } from "../ground/random.ts";
import { type DistrictLine, type DistrictPoint, stepAlongLine } from "../network/lines.ts";
import type { RoadEdge, RoadGraph } from "../network/roadGraph.ts";
import { settlements } from "../network/settlements.ts";
import type { Terrain } from "../terrain/terrain.ts";
import { type GroundTaken, groundTaken } from "./groundTaken.ts";

export type Zone = "residential" | "commercial" | "industrial" | "rural" | "park" | "school";

/** A piece of land along a road. */
export interface Lot {
  /** Corners: two on the street, then the two at the back. */
  readonly ring: readonly [DistrictPoint, DistrictPoint, DistrictPoint, DistrictPoint];
  readonly zone: Zone;
  /** Position of the road stretch it fronts in the graph's edges. */
  readonly edge: number;
  readonly side: 1 | -1;
  readonly numberOnStreet: number;
  /** Settlement id; absent in the country. */
  readonly settlement?: string;
}

const roadReserveMetres = 7.5;

/** Cuts the land along every street into lots, larger sites for parks and schools first. */
export function layLots(terrain: Terrain, graph: RoadGraph, towns: Grid, seed: number): Lot[] {
  const taken = groundTaken();
  for (const edge of graph.edges) taken.takeAlong(edge.line, roadReserveMetres - 0.6);
  const lots: Lot[] = [];
  const site = { terrain, taken, lots, seed, startOf: startsAlongStreets(graph) };
  const order = graph.edges.map((_, i) => i).sort((a, b) => hashUnit(a, seed + 71) - hashUnit(b, seed + 71));
  let sites = 0;
  for (const index of order) {
    const edge = graph.edges[index]!;
    if (townOf(edge, towns) === undefined || edge.metres < 118 || hashUnit(index, seed + 72) > 0.2) continue;
    const zone = sites % 3 === 2 ? "school" : "park";
    if (cut(site, edge, index, 1, 8, Math.min(150, edge.metres - 16), zone, [66, 44], townOf(edge, towns)))
      sites++;
  }
  graph.edges.forEach((edge, index) => {
    const town = townOf(edge, towns);
    if (town === undefined) layFarms(site, edge, index);
    else for (const side of [1, -1] as const) laySide(site, edge, index, side, town);
  });
  return lots;
}

/** Stretches of a street follow each other in the graph, so their lengths add up in order. */
function startsAlongStreets({ edges }: RoadGraph): number[] {
  const soFar = new Map<string, number>();
  return edges.map(({ road, metres }) => {
    const start = soFar.get(road.name) ?? 0;
    soFar.set(road.name, start + 11 * Math.ceil(metres / 11));
    return start;
  });
}

interface Site {
  readonly terrain: Terrain;
  readonly taken: GroundTaken;
  readonly lots: Lot[];
  readonly seed: number;
  /** Metres along its street at which each stretch begins. */
  readonly startOf: readonly number[];
}

/** The settlement whose ground the middle of a stretch lies on. */
function townOf(edge: RoadEdge, towns: Grid): string | undefined {
  const [x, y] = stepAlongLine(edge.line, edge.metres / 2).point;
  return settlements[towns.data[cellAt(towns, x, y)]! - 1]?.id;
}

/** Where shops and works stand: around the main street, at the wharf and beside the bypass. */
function zoneAt([x, y]: DistrictPoint, town: string): Zone {
  const settlement = settlements.find((each) => each.id === town)!;
  const fromCentre = Math.hypot(x - settlement.centre[0], y - settlement.centre[1]);
  if (fromCentre < (settlement.kind === "town" ? 330 : 110)) return "commercial";
  if (town === "larkhaven" && Math.hypot(x - 17_500, y - 10_750) < 520) return "industrial";
  if (town === "northport" && Math.hypot(x - 16_350, y - 6_150) < 330) return "industrial";
  return "residential";
}

function laySide(site: Site, edge: RoadEdge, index: number, side: 1 | -1, town: string) {
  const random = seededRandom(site.seed + index * 2 + (side + 1) / 2);
  for (let at = 9; at < edge.metres - 17; ) {
    const zone = zoneAt(stepAlongLine(edge.line, at).point, town);
    const frontage =
      zone === "industrial"
        ? 34 + 26 * random()
        : zone === "commercial"
          ? 13 + 14 * random()
          : 15 + 7 * random();
    const depths = zone === "industrial" ? [62, 48, 35, 24] : [34, 31, 27, 23, 19];
    const fits = Math.min(frontage, edge.metres - 9 - at);
    if (fits >= 11 && cut(site, edge, index, side, at, fits, zone, depths, town)) at += fits;
    else at += 7;
  }
}

/** A farmstead every few hundred metres of country road. */
function layFarms(site: Site, edge: RoadEdge, index: number) {
  const random = seededRandom(site.seed + 7000 + index);
  for (let at = 60 + 200 * random(); at < edge.metres - 60; at += 130 + 330 * random())
    cut(site, edge, index, random() < 0.5 ? 1 : -1, at, 42 + 18 * random(), "rural", [55, 40], undefined);
}

/** Tries lots of the given depths; takes the ground and keeps the first that is free, dry and not too steep. */
function cut(
  site: Site,
  edge: RoadEdge,
  index: number,
  side: 1 | -1,
  at: number,
  frontage: number,
  zone: Zone,
  depths: readonly number[],
  settlement: string | undefined,
): boolean {
  const start = stepAlongLine(edge.line, at);
  const end = stepAlongLine(edge.line, at + frontage);
  const offset = (
    place: { point: DistrictPoint; direction: DistrictPoint },
    metres: number,
  ): DistrictPoint => [
    place.point[0] - place.direction[1] * metres * side,
    place.point[1] + place.direction[0] * metres * side,
  ];
  for (const depth of depths) {
    const ring = [
      offset(start, roadReserveMetres),
      offset(end, roadReserveMetres),
      offset(end, roadReserveMetres + depth),
      offset(start, roadReserveMetres + depth),
    ] as const;
    if (!isSound(ring, zone === "rural") || !ring.every((corner) => isBuildable(site.terrain, corner)))
      continue;
    if (!site.taken.isFree(ring)) continue;
    site.taken.take(ring);
    // Odd numbers on one side, even on the other, counted along the whole street.
    const numberOnStreet = 2 * Math.floor((site.startOf[index]! + at) / 11) + (side === 1 ? 1 : 2);
    site.lots.push({
      ring,
      zone,
      edge: index,
      side,
      numberOnStreet,
      ...(settlement === undefined ? {} : { settlement }),
    });
    return true;
  }
  return false;
}

const isBuildable = (terrain: Terrain, [x, y]: DistrictPoint) =>
  sampleAt(terrain.heights, x, y) > 1.3 &&
  sampleAt(terrain.slope, x, y) < 0.4 &&
  terrain.isSea[cellAt(terrain.heights, x, y)] === 0;

/** False where a bend folds the back of the lot over itself or squeezes it to a wedge. */
function isSound(
  [a, b, c, d]: readonly [DistrictPoint, DistrictPoint, DistrictPoint, DistrictPoint],
  loose: boolean,
): boolean {
  const front = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const back = Math.hypot(c[0] - d[0], c[1] - d[1]);
  const sameWay = (b[0] - a[0]) * (c[0] - d[0]) + (b[1] - a[1]) * (c[1] - d[1]) > 0;
  return sameWay && back > front * (loose ? 0.2 : 0.55) && back < front * 1.8;
}

/** The middle of a ring's corners. */
export function middleOf(ring: DistrictLine): DistrictPoint {
  let [x, y] = [0, 0];
  for (const corner of ring) {
    x += corner[0] / ring.length;
    y += corner[1] / ring.length;
  }
  return [x, y];
}

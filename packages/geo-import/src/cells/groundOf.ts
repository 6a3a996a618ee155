import { isGeographic, wgs84 } from "@stopbank/geo-read/coordinate-systems";
import { metresPerDegree } from "@stopbank/geo-read/ellipsoid";
import { openTransform, type Transform } from "@stopbank/geo-read/transform";
import type { GeometryColumn } from "@stopbank/risk-engine/columns";
import { type Ground, type GroundLattice, valuesOfNode } from "./ground.ts";

/** The last of each layer: the scenarios of a hazard mostly share a system. */
const known = new WeakMap<GeometryColumn, { readonly crs: string; readonly ground: Promise<Ground> }>();

/**
 * What a raster's plane is on the ground where some elements lie.
 * @param geometry in the raster's system.
 */
export function groundOf(crs: string, geometry: GeometryColumn): Promise<Ground> {
  if (isInDegrees(crs)) return Promise.resolve({ kind: "degrees" });
  const last = known.get(geometry);
  if (last?.crs === crs) return last.ground;
  const ground = measure(crs, geometry.coords);
  known.set(geometry, { crs, ground });
  return ground;
}

/** A few old systems count in grads. */
const isInDegrees = (crs: string) => isGeographic(crs) && !/UNIT\["grad/i.test(crs);

/** Nodes along a side at most; over a whole web map they lie 600 km apart and areas are right to a thousandth. */
const mostNodes = 65;
/** Nodes need not lie closer. */
const leastStepMetres = 2000;
/** To either side of a node: far enough for the digits of a degree. */
const reachMetres = 10;
/** A step in any unit, from millimetres to radii of the globe, by which the unit itself is measured. */
const probe = 1e-3;

async function measure(crs: string, coords: Float64Array): Promise<GroundLattice> {
  const transform = await openTransform(crs, wgs84);
  if (transform === undefined)
    throw new Error(`GDAL knows no way from ${crs} to degrees, yet the elements came by it.`);
  try {
    return latticeOver(coords, transform);
  } finally {
    transform.close();
  }
}

function latticeOver(coords: Float64Array, transform: Transform): GroundLattice {
  const metre = unitsOfMetre(coords, transform);
  const least = leastStepMetres * metre;
  const [left, bottom, right, top] = boundsOf(coords);
  const [columns, rows] = [nodesAlong((right - left) / least), nodesAlong((top - bottom) / least)];
  const stepX = Math.max(right - left, least) / (columns - 1);
  const stepY = Math.max(top - bottom, least) / (rows - 1);
  const nodes = new Float64Array(new SharedArrayBuffer(columns * rows * valuesOfNode * 8));
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const at = (row * columns + column) * valuesOfNode;
      nodes.set(nodeAt(transform, left + column * stepX, bottom + row * stepY, reachMetres * metre), at);
    }
  fillGaps(nodes);
  return { kind: "lattice", left, bottom, stepX, stepY, columns, rows, nodes };
}

/**
 * About how many of the system's units a metre on the ground is, be they feet, kilometres or grads: measured where the
 * first vertex lies that has a place on the globe, 1 where none has.
 */
function unitsOfMetre(coords: Float64Array, transform: Transform): number {
  for (let i = 0; i < coords.length; i += 2) {
    const metres = Math.exp(nodeAt(transform, coords[i]!, coords[i + 1]!, probe)[3]! / 2);
    if (metres > 0 && metres < Infinity) return 1 / metres;
  }
  return 1;
}

const nodesAlong = (steps: number) => Math.min(mostNodes, Math.max(2, Math.ceil(steps) + 1));

function boundsOf(coords: Float64Array): [number, number, number, number] {
  let [left, bottom, right, top] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < coords.length; i += 2) {
    left = Math.min(left, coords[i]!);
    right = Math.max(right, coords[i]!);
    bottom = Math.min(bottom, coords[i + 1]!);
    top = Math.max(top, coords[i + 1]!);
  }
  return [left, bottom, right, top];
}

/** By differences to either side; NaN where the plane has no place on the globe, as a corner between elements may. */
function nodeAt(transform: Transform, x: number, y: number, aside: number): number[] {
  const around = Float64Array.of(x - aside, y, x + aside, y, x, y - aside, x, y + aside);
  if (!transform.apply(around, [0, 1, 2, 3, 4])) return Array<number>(valuesOfNode).fill(Number.NaN);
  const [west, latWest, east, latEast, south, latSouth, north, latNorth] = around;
  const perDegree = metresPerDegree((latSouth! + latNorth!) / 2);
  const step = (lon: number, lat: number) => {
    const nearLon = lon > 180 ? lon - 360 : lon < -180 ? lon + 360 : lon;
    return [(nearLon * perDegree.east) / aside / 2, (lat * perDegree.north) / aside / 2] as const;
  };
  const [xEast, xNorth] = step(east! - west!, latEast! - latWest!);
  const [yEast, yNorth] = step(north! - south!, latNorth! - latSouth!);
  const [alongX, alongY] = [Math.hypot(xEast, xNorth), Math.hypot(yEast, yNorth)];
  const cosine = (xEast * yEast + xNorth * yNorth) / (alongX * alongY);
  const area = Math.abs(xEast * yNorth - xNorth * yEast);
  return [Math.log(alongX), Math.log(alongY), cosine, Math.log(area)];
}

/** Nodes without a place take the last one's before them that has one, or the first's after. */
function fillGaps(nodes: Float64Array): void {
  const count = nodes.length / valuesOfNode;
  const isKnown = (node: number) =>
    nodes.subarray(node * valuesOfNode, (node + 1) * valuesOfNode).every(Number.isFinite);
  const take = (node: number, from: number) =>
    nodes.copyWithin(node * valuesOfNode, from * valuesOfNode, (from + 1) * valuesOfNode);
  for (let node = 1; node < count; node++) if (!isKnown(node) && isKnown(node - 1)) take(node, node - 1);
  for (let node = count - 2; node >= 0; node--) if (!isKnown(node) && isKnown(node + 1)) take(node, node + 1);
}

import type { Position } from "geojson";
import { openTransform } from "../gdal/transform.ts";
import { wgs84 } from "../input/coordinateSystems.ts";
import { areaFileFault } from "./areaFileFault.ts";
import { pathsOf, type ShapePart } from "./shapeParts.ts";

/** A plane in metres around the middle of some shapes. */
export interface LocalPlane {
  /** @returns the part in metres, with positions added along its edges. */
  toMetres(part: ShapePart): ShapePart;
  /** @returns the rings in longitude and latitude, each running on past 180 degrees where it crosses that. */
  toDegrees(polygons: readonly Position[][][]): Position[][][];
  close(): void;
}

/** Mean radius of the earth (IUGG), metres: for bounds, not for answers. */
const earthMetres = 6_371_009;
const radians = Math.PI / 180;
/**
 * In an azimuthal equidistant projection distances from the middle are true, and those across are too long by a sixth of the
 * square of the angle from it: 0.1% at 500 km, 0.4% here.
 */
const mostMetresFromMiddle = 1_000_000;
/** An edge that is straight in degrees bends by 2 cm over a kilometre at 40 degrees of latitude. */
const mostEdgeMetres = 1_000;
const mostAddedPositions = 60_000;

/**
 * Opens a plane in which distances are those on the ellipsoid (WGS 84): azimuthal equidistant (Snyder 1987, p. 191), as PROJ
 * has it.
 *
 * @throws DomainError `area/too-wide-for-buffer`.
 */
export async function openLocalPlane(parts: readonly ShapePart[]): Promise<LocalPlane> {
  const { middle, lengthMetres } = measure(parts);
  const system = `+proj=aeqd +lat_0=${middle[1]} +lon_0=${middle[0]} +datum=WGS84 +units=m +no_defs`;
  const [to, back] = [await openTransform(wgs84, system), await openTransform(system, wgs84)];
  if (to === undefined || back === undefined)
    throw new Error("PROJ has no azimuthal equidistant projection.");
  const stepMetres = Math.max(mostEdgeMetres, lengthMetres / mostAddedPositions);
  const moved = (path: readonly Position[], way: typeof to): Position[] => {
    const coords = Float64Array.from(path.flatMap(([x, y]) => [x!, y!]));
    if (!way.apply(coords, [0, path.length])) throw tooWide();
    return path.map((_, i) => [coords[i * 2]!, coords[i * 2 + 1]!]);
  };
  return {
    toMetres(part) {
      const paths = pathsOf(part).map((path) => moved(withSteps(path, stepMetres), to));
      if (part.type === "Point") return { type: "Point", coordinates: paths[0]![0]! };
      if (part.type === "LineString") return { type: "LineString", coordinates: paths[0]! };
      return { type: "Polygon", coordinates: paths };
    },
    toDegrees: (polygons) =>
      polygons.map((rings) =>
        rings.map((ring) =>
          moved(ring, back).map(([x, y]) => [x! + 360 * Math.round((middle[0] - x!) / 360), y!]),
        ),
      ),
    close() {
      to.close();
      back.close();
    },
  };
}

function measure(parts: readonly ShapePart[]): { middle: readonly [number, number]; lengthMetres: number } {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  let lengthMetres = 0;
  for (const path of parts.flatMap(pathsOf))
    for (const [i, [x, y]] of path.entries()) {
      west = Math.min(west, x!);
      east = Math.max(east, x!);
      south = Math.min(south, y!);
      north = Math.max(north, y!);
      if (i > 0) lengthMetres += metresBetween(path[i - 1]!, path[i]!);
    }
  const middle = [(west + east) / 2, (south + north) / 2] as const;
  const corners = [west, middle[0], east].flatMap((x) => [south, middle[1], north].map((y) => [x, y]));
  if (corners.some((corner) => metresBetween([...middle], corner) > mostMetresFromMiddle)) throw tooWide();
  return { middle, lengthMetres };
}

/** The path with positions between, none further than so many metres from the one before. */
function withSteps(path: readonly Position[], stepMetres: number): Position[] {
  const steps: Position[] = path.slice(0, 1);
  for (const [i, to] of path.entries()) {
    if (i === 0) continue;
    const from = path[i - 1]!;
    const count = Math.max(1, Math.ceil(metresBetween(from, to) / stepMetres));
    for (let step = 1; step < count; step++)
      steps.push([0, 1].map((axis) => from[axis]! + ((to[axis]! - from[axis]!) * step) / count));
    steps.push(to);
  }
  return steps;
}

/** On a sphere (haversine). */
function metresBetween([ax, ay]: Position, [bx, by]: Position): number {
  const [north, east] = [((by! - ay!) * radians) / 2, ((bx! - ax!) * radians) / 2];
  const chord =
    Math.sin(north) ** 2 + Math.cos(ay! * radians) * Math.cos(by! * radians) * Math.sin(east) ** 2;
  return 2 * earthMetres * Math.asin(Math.min(1, Math.sqrt(chord)));
}

const tooWide = () =>
  areaFileFault(
    "too-wide-for-buffer",
    "A buffer in metres is drawn around what reaches no further than 1,000 km from its middle. Choose less of it.",
  );

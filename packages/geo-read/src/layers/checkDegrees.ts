import type { Geometry, Position } from "geojson";
import type { LayerFacts } from "../features/layerFacts.ts";
import { refuse } from "../input/refusal.ts";

const remedy = "State the right one with `crs`, for example `crs: EPSG:2193`.";

/** @throws DomainError `import/wrong-crs` when a place that should be longitude and latitude is not on the globe. */
export function checkDegrees(facts: LayerFacts, geometry: Geometry): void {
  if (geometry.type === "GeometryCollection") return;
  const [x = 0, y = 0] = firstPosition(geometry.coordinates);
  const { extent } = facts;
  if (!(Math.abs(x) <= 360 && Math.abs(y) <= 90))
    throw refuse(
      "wrong-crs",
      facts.input.place,
      `the coordinate ${x}, ${y} is no longitude and latitude, so the coordinate reference system is not the one stated`,
      remedy,
    );
  if (extent === undefined || !looksLikeDegrees(extent)) return;
  const [west = 0, south = 0, east = 0, north = 0] = extent;
  const slack = 1; // datums differ by metres, not by a degree
  if (x < west - slack || x > east + slack || y < south - slack || y > north + slack)
    if (Math.abs(Math.abs(x - west) - 360) > slack + (east - west))
      throw refuse(
        "wrong-crs",
        facts.input.place,
        `its coordinates (${west} to ${east}, ${south} to ${north}) look like degrees, which they are not in the coordinate reference system stated`,
        remedy,
      );
}

const looksLikeDegrees = ([west = 0, south = 0, east = 0, north = 0]: readonly number[]) =>
  west >= -180 && east <= 360 && south >= -90 && north <= 90;

function firstPosition(coordinates: unknown): Position {
  let inner = coordinates;
  while (Array.isArray(inner) && Array.isArray(inner[0])) inner = inner[0];
  return Array.isArray(inner) ? (inner as Position) : [];
}

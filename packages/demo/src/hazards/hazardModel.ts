import type { HazardDescription } from "@stopbank/dataset/manifest";
import type { FeatureCollection, MultiPolygon, Polygon } from "geojson";
import type { Grid } from "../ground/grid.ts";
import type { Frailty } from "./frailty.ts";

/** A rectangle in the district's frame, metres: west, north, east, south. */
export type DistrictExtent = readonly [number, number, number, number];

/** One modelled hazard: what the dataset says about it and its intensity for each scenario. */
export interface HazardModel {
  readonly description: HazardDescription;
  /** What the study covered; absent when it covered the whole district. */
  readonly extent?: DistrictExtent;
  /** Intensity on the terrain's grid, NaN where there is none. */
  intensity(tag: string): Grid;
  /** Cell size of the published raster in metres; absent where only polygons are published. */
  readonly rasterCellMetres?: number;
  /** The mapped area of a scenario, for hazards published as polygons. */
  polygons?(tag: string): FeatureCollection<Polygon | MultiPolygon>;
  readonly frailty: Frailty;
}

type Scenario = HazardDescription["scenarios"][number];

/** The value of a number parameter of a scenario. */
export function numberOf(scenario: Scenario, key: string): number {
  const value = scenario.parameters[key];
  if (typeof value !== "number") throw new TypeError(`Scenario ${scenario.tag} has no number ${key}.`);
  return value;
}

/** The scenario with a tag. */
export function scenarioOf(description: HazardDescription, tag: string): Scenario {
  const scenario = description.scenarios.find((each) => each.tag === tag);
  if (scenario === undefined) throw new RangeError(`${description.hazardId} has no scenario ${tag}.`);
  return scenario;
}

/** Makes cells outside a study's extent NaN, in place. */
export function clip(grid: Grid, extent: DistrictExtent | undefined): Grid {
  if (extent === undefined) return grid;
  const [west, north, east, south] = extent;
  for (let cell = 0; cell < grid.data.length; cell++) {
    const x = ((cell % grid.width) + 0.5) * grid.cellMetres;
    const y = (Math.floor(cell / grid.width) + 0.5) * grid.cellMetres;
    if (x < west || x >= east || y < north || y >= south) grid.data[cell] = Number.NaN;
  }
  return grid;
}

export const isWithin = (extent: DistrictExtent | undefined, x: number, y: number) =>
  extent === undefined || (x >= extent[0] && x < extent[2] && y >= extent[1] && y < extent[3]);

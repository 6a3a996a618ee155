import type { District } from "../district.ts";
import { coastalErosion } from "./coastalErosion.ts";
import { coastalInundation } from "./coastalInundation.ts";
import { earthquake } from "./earthquake.ts";
import type { HazardModel } from "./hazardModel.ts";
import { landslide } from "./landslide.ts";
import { liquefaction } from "./liquefaction.ts";
import { riverFlood } from "./riverFlood.ts";
import { mapSoils } from "./soils.ts";
import { tsunami } from "./tsunami.ts";

/** The district's seven hazards. */
export function hazardModels({ terrain, stopbanks }: District, seed: number): HazardModel[] {
  const soils = mapSoils(terrain);
  return [
    coastalInundation(terrain, stopbanks),
    riverFlood(terrain, stopbanks),
    earthquake(soils, terrain.isSea),
    liquefaction(terrain, soils),
    landslide(terrain, seed),
    tsunami(terrain),
    coastalErosion(terrain),
  ];
}

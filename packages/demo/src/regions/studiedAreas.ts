import { noRegion } from "@stopbank/risk-engine/columns";
import { heightMetres, widthMetres } from "../ground/frame.ts";
import { type DistrictExtent, isWithin } from "../hazards/hazardModel.ts";
import type { RegionGrid } from "./regions.ts";

/** A place every so many metres is looked at. */
const stepMetres = 200;

/** How much of a region a study has to cover for its name to stand for it. */
const leastShare = 0.1;

/**
 * The regions of a group of which a study covered a tenth or more, in the group's order.
 *
 * @param group laid over the whole district.
 * @param extents what was looked at: the study's own and that of a client's data; absent ones limit nothing.
 */
export function studiedAreas(group: RegionGrid, extents: readonly (DistrictExtent | undefined)[]): string[] {
  const all = new Uint32Array(group.regions.length);
  const studied = new Uint32Array(group.regions.length);
  for (let y = stepMetres / 2; y < heightMetres; y += stepMetres)
    for (let x = stepMetres / 2; x < widthMetres; x += stepMetres) {
      const code = group.codeAt([x, y]);
      if (code === noRegion) continue;
      all[code]!++;
      if (extents.every((extent) => isWithin(extent, x, y))) studied[code]!++;
    }
  return group.regions.flatMap(({ name }, code) =>
    studied[code]! > 0 && studied[code]! >= leastShare * all[code]! ? [name] : [],
  );
}

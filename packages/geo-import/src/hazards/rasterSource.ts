import { DomainError } from "@stopbank/errors";
import type { HazardEntry } from "../description/hazards.ts";
import { rasterInput } from "../inputs.ts";
import { openCells } from "../raster/cellReader.ts";
import { type RasterFacts, rasterFacts } from "../raster/rasterFacts.ts";
import { refuse } from "../refusal.ts";
import { sampleGrid } from "../sampling/sampleGrid.ts";
import type { HazardSource } from "./hazardSource.ts";
import type { ScenarioPlan } from "./scenarioPlan.ts";

/** Rasters under elements, which are taken into the raster's own system rather than the other way round. */
export function rasterSource(
  folder: string,
  hazard: HazardEntry,
  source: Extract<HazardEntry["source"], { kind: "raster" }>,
): HazardSource {
  const known = new Map<string, Promise<RasterFacts>>();
  const raster = async ({ file = source.file, tag, band }: ScenarioPlan) => {
    if (file === undefined)
      throw new DomainError(
        "invalid",
        "import/no-file",
        `Hazard ${hazard.id}: scenario ${tag} has no file. Name it there or in \`source\`.`,
      );
    const facts =
      known.get(file) ?? rasterFacts(rasterInput(folder, `Hazard ${hazard.id}`, { ...source, file }));
    known.set(file, facts);
    const { bandCount, input } = await facts;
    if (band > bandCount)
      throw refuse(
        "no-such-band",
        input.place,
        `it has ${bandCount} bands and no band ${band}`,
        "Correct `band`; bands count from 1.",
      );
    return facts;
  };
  return {
    tables: [],
    raster,
    async sample({ layer }, plan, { rule, cells = "coverage" }) {
      const facts = await raster(plan);
      const geometry = await layer.geometryIn(facts.crs);
      const reader = await openCells(facts, plan.band);
      try {
        const grid = { ...facts, blockRows: reader.blockRows, read: reader.read };
        const { value, isWithin } = await sampleGrid(grid, geometry, {
          rule: rule as Exclude<typeof rule, "touch" | "attribute" | "fraction">,
          cells,
        });
        const isHit = Uint8Array.from(value, (each) => (Number.isNaN(each) ? 0 : 1));
        const scaled = plan.scale === 1 ? value : value.map((each) => each * plan.scale);
        const isCovered = hazard.assessed === "footprint" ? isWithin : isHit;
        return { value: scaled, isHit, isCovered };
      } finally {
        await reader.close();
      }
    },
  };
}

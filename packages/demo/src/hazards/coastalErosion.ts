import type { HazardDescription } from "@stopbank/dataset/manifest";
import { damageClassCodes } from "@stopbank/risk-engine/columns";
import { type Grid, gridOf } from "../ground/grid.ts";
import { smoothstep } from "../ground/smoothstep.ts";
import { contourPolygons } from "../shapes/contourPolygons.ts";
import { distanceTo } from "../terrain/distance.ts";
import { landHeights } from "../terrain/landHeights.ts";
import { type Terrain, terrainCellMetres } from "../terrain/terrain.ts";
import { described } from "./describe.ts";
import type { Frailty } from "./frailty.ts";
import { type HazardModel, numberOf, scenarioOf } from "./hazardModel.ts";

const years = [2050, 2080, 2100, 2130];
/** Sea level rise in metres by year (rows) and how likely retreat at least this far is. */
const likelihoods = {
  likely: { label: "Likely (66% or more)", factor: 0.75, storm: 8 },
  unlikely: { label: "Unlikely (5%)", factor: 1.35, storm: 20 },
  very_unlikely: { label: "Very unlikely (1%)", factor: 1.8, storm: 32 },
} as const;
const seaRiseMetres = (year: number) => 0.004 * (year - 2025) + 0.000055 * (year - 2025) ** 2;

/** Open sandy coast retreats by the Bruun rule (rise over slope 1 in 45), rocky coast by 0.06 m a year. */
function retreatMetres(year: number, likelihood: keyof typeof likelihoods, sandy: number): number {
  const { factor, storm } = likelihoods[likelihood];
  const span = year - 2025;
  const sand = storm + factor * (0.25 * span + 45 * seaRiseMetres(year));
  const rock = factor * 0.06 * span + storm * 0.25;
  return sand * sandy + rock * (1 - sandy);
}

const onlyExposed: Frailty = (value) => (value > 0 ? damageClassCodes.exposed : undefined);

export function coastalErosion(terrain: Terrain): HazardModel {
  const { island } = terrain;
  const openSea = gridOf(terrainCellMetres, (x, y) => (island.insideKm(x, y) <= 0 ? 1 : 0));
  const toSea = distanceTo(Uint8Array.from(openSea.data), terrain.heights);
  const land = landHeights(terrain);
  const sandy = gridOf(terrainCellMetres, (x, y) => smoothstep(0.55, 0.2, island.ruggedness(x, y)));
  const lost = (tag: string): Grid => {
    const scenario = scenarioOf(erosionDescription, tag);
    const [beach, rock] = [1, 0].map((share) =>
      retreatMetres(
        numberOf(scenario, "year"),
        scenario.parameters.likelihood as keyof typeof likelihoods,
        share,
      ),
    ) as [number, number];
    const data = new Float32Array(toSea.data.length);
    for (let cell = 0; cell < data.length; cell++)
      data[cell] =
        openSea.data[cell] === 1
          ? -1
          : rock + (beach - rock) * sandy.data[cell]! - toSea.data[cell]! + terrainCellMetres / 2;
    return { ...toSea, data };
  };
  return {
    description: erosionDescription,
    frailty: onlyExposed,
    intensity(tag) {
      const grid = lost(tag);
      return { ...grid, data: grid.data.map((value) => (value > 0 ? value : Number.NaN)) };
    },
    // Land alone is drawn as lost: the area ends where the map's land does.
    polygons: (tag) => {
      const { data, ...grid } = lost(tag);
      const onLand = data.map((metres, cell) =>
        Math.min(openSea.data[cell] === 1 ? terrainCellMetres : metres, 10 * land.data[cell]!),
      );
      return contourPolygons({ ...grid, data: onLand }, 0, { toleranceMetres: 5 });
    },
  };
}

const erosionDescription: HazardDescription = described({
  hazardId: "coastal_erosion",
  title: "Coastal erosion",
  hazardType: "erosion",
  icon: "cliff",
  group: "Coastal",
  groupIcon: "waves",
  description: {
    content:
      "Land the sea may have taken by a year, by how likely retreat at least that far is. Shown as areas.",
  },
  unit: "m",
  intensityLabel: "Distance behind the future shore",
  classRule: "An element that the area touches is exposed; damage is not graded.",
  sampling: { rule: "touch", note: "Any 25 m cell of the area that an element's outline touches." },
  parameters: {
    year: { label: "Year", type: "number" },
    likelihood: {
      label: "Likelihood",
      type: "keyValue",
      keyValues: Object.entries(likelihoods).map(([key, { label }]) => ({ key, label })),
    },
  },
  form: [
    { key: "year", title: "Year", type: "slider", priority: 1 },
    { key: "likelihood", title: "Likelihood", type: "radioGroup", priority: 2 },
  ],
  startScenario: "coastal_erosion_2100_unlikely",
  scenarios: years.flatMap((year) =>
    Object.entries(likelihoods).map(([likelihood, { label }]) => ({
      tag: `coastal_erosion_${year}_${likelihood}`,
      name: `By ${year}, ${label.toLowerCase()}`,
      displayName: `Coastal erosion by ${year}, ${label.toLowerCase()}`,
      sentence: `On land the sea may have taken by ${year} (${label.toLowerCase()}).`,
      parameters: { year, likelihood },
      assessedExtent: "all" as const,
    })),
  ),
  legend: {
    title: "Coastal erosion",
    sections: [{ type: "categorical", items: [{ label: "May erode", color: "#4f5b66", type: "fill" }] }],
  },
  method:
    "Retreat is what one storm takes, a long-term trend and the answer to sea level rise. Sand follows the Bruun rule with a slope of 1 in 45; rock loses 0.06 m a year. Distances are measured from the open coast.",
  reference: {
    title: "Bruun 1962, Sea-level rise as a cause of shore erosion",
    url: "https://doi.org/10.1061/JWHEAU.0000252",
  },
  limits: "Sea walls, sand moving along the shore, cliffs falling at once, the shores of the lagoon.",
});

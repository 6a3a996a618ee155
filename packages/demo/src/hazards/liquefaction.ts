import type { HazardDescription } from "@stopbank/dataset/manifest";
import { hazardRamps } from "@stopbank/hazard-colours";
import { type Grid, gridOf } from "../ground/grid.ts";
import { type Terrain, terrainCellMetres } from "../terrain/terrain.ts";
import { described, everyYearsWords, metresWords, yearsWords } from "./describe.ts";
import { extentBounds } from "./extentBounds.ts";
import { classByStep, type Frailty } from "./frailty.ts";
import { clip, type DistrictExtent, type HazardModel, numberOf, scenarioOf } from "./hazardModel.ts";
import { type SoilClass, softness } from "./soils.ts";

/** Peak ground acceleration in g for a magnitude 7.5 earthquake. */
const shakings = {
  "25yr": { years: 25, accelerationG: 0.1 },
  "100yr": { years: 100, accelerationG: 0.19 },
  "500yr": { years: 500, accelerationG: 0.34 },
  "2500yr": { years: 2500, accelerationG: 0.52 },
} as const;
const seaLevelsMetres = [0, 0.5, 1];

/** The study covered the lowlands between Northport and Waitōrea. */
const extent: DistrictExtent = [11_000, 5_000, 21_500, 16_300];

/** Acceleration in g that a soil just resists with water at the surface; rock never liquefies. */
const resistance: Readonly<Record<SoilClass, number>> = { 0: 9, 1: 1.2, 2: 0.42, 3: 0.19, 4: 0.13 };

const severityFrailty: Frailty = (severity) => classByStep(severity, [5, 10, 20, 40]);

export function liquefaction(terrain: Terrain, soils: Grid): HazardModel {
  const resists = gridOf(terrainCellMetres, (x, y) => softness(soils, x, y, resistance));
  return {
    description: liquefactionDescription,
    extent,
    rasterCellMetres: 50,
    frailty: severityFrailty,
    intensity(tag) {
      const scenario = scenarioOf(liquefactionDescription, tag);
      const { accelerationG } = shakings[scenario.parameters.shaking as keyof typeof shakings];
      const sea = numberOf(scenario, "slr");
      const { heights, isSea } = terrain;
      const severity = gridOf(terrainCellMetres, () => Number.NaN);
      for (let cell = 0; cell < severity.data.length; cell++) {
        if (isSea[cell] === 1 || resists.data[cell]! > 3) continue;
        // Groundwater lies about half as deep as the ground is above the sea, to 6 m, and rises with it.
        const waterDepth = Math.min(6, Math.max(0.3, (heights.data[cell]! - 0.8) * 0.5 - 0.8 * sea));
        const demand = accelerationG / (resists.data[cell]! * (1 + 0.22 * waterDepth));
        const index = 55 * Math.min(1, Math.max(0, (demand - 0.75) / 1.9)) * Math.exp(-waterDepth / 7);
        if (index >= 1) severity.data[cell] = index;
      }
      return clip(severity, extent);
    },
  };
}

const liquefactionDescription: HazardDescription = described({
  hazardId: "liquefaction",
  title: "Liquefaction",
  hazardType: "ground failure",
  icon: "layers",
  group: "Ground",
  groupIcon: "pulse",
  description: {
    content:
      "Sand and silt that turn to liquid when shaken, by strength of shaking and height of the groundwater. Shown as a severity number.",
  },
  unit: "LSN",
  intensityLabel: "Severity number",
  classRule:
    "Severity 5 to 10 insignificant, 10 to 20 minor, 20 to 40 moderate, 40 and more major; below 5 does not count.",
  parameters: {
    shaking: {
      label: "Shaking",
      type: "keyValue",
      keyValues: Object.entries(shakings).map(([key, { years }]) => ({ key, label: yearsWords(years) })),
    },
    slr: { label: "Sea level rise", type: "number", unit: "m" },
  },
  form: [
    { key: "shaking", title: "Shaking", type: "radioGroup", priority: 1 },
    { key: "slr", title: "Sea level rise", type: "sealevelSlider", priority: 2 },
  ],
  startScenario: "liquefaction_500yr_slr0",
  scenarios: Object.entries(shakings).flatMap(([shaking, { years }]) =>
    seaLevelsMetres.map((slr) => {
      const words = `${everyYearsWords(years)} shaking${slr === 0 ? "" : `, sea level +${metresWords(slr)}`}`;
      return {
        tag: `liquefaction_${shaking}_slr${slr * 100}`,
        name: words,
        displayName: `Liquefaction, ${words}`,
        sentence: `On ground with a liquefaction severity of {value} (${words}).`,
        parameters: { shaking, slr },
        returnPeriodYears: years,
        assessedExtent: extentBounds(extent),
      };
    }),
  ),
  legend: {
    title: "Liquefaction severity",
    unit: "LSN",
    dataColumn: "value",
    sections: [
      {
        type: "categorical",
        items: [
          { label: "Little to none (below 10)", color: hazardRamps.liquefaction[0], min: 1, max: 10 },
          { label: "Minor (10 to 20)", color: hazardRamps.liquefaction[1], min: 10, max: 20 },
          { label: "Moderate (20 to 40)", color: hazardRamps.liquefaction[2], min: 20, max: 40 },
          { label: "Severe (40 and more)", color: hazardRamps.liquefaction[4], min: 40 },
        ],
      },
    ],
  },
  method:
    "Each soil resists a peak acceleration (estuary mud 0.13 g, sand and silt 0.19 g, gravel plain 0.42 g, stiff ground 1.2 g), more so the deeper the groundwater. Where shaking exceeds it, severity grows with the excess up to 55 and fades with the depth of the groundwater, which rises by 0.8 m for every metre of sea level.",
  reference: {
    title:
      "van Ballegooy et al. 2014, Assessment of liquefaction-induced land damage for residential Christchurch",
    url: "https://doi.org/10.1193/031813EQS070M",
  },
  limits: "Soundings of the ground, lateral spreading towards river banks, ground that has been improved.",
});

import type { HazardDescription } from "@stopbank/dataset/manifest";
import { blurred, type Grid, gridOf, neighbourSteps } from "../ground/grid.ts";
import { fractalNoise } from "../ground/noise.ts";
import { type Terrain, terrainCellMetres } from "../terrain/terrain.ts";
import { described, everyYearsWords, rampLegend } from "./describe.ts";
import { classByStep, type Frailty } from "./frailty.ts";
import { type HazardModel, numberOf, scenarioOf } from "./hazardModel.ts";

const returnPeriods = [10, 20, 50, 100, 250];
const wetnesses = {
  dry: { label: "Dry ground before", share: 0.1 },
  average: { label: "Average ground before", share: 0.3 },
  wet: { label: "Wet ground before", share: 0.5 },
} as const;

/** Soil a metre deep: friction angle 32°, cohesion with roots 4 kPa, 18 kN/m³. */
const soil = {
  tanFriction: Math.tan((32 * Math.PI) / 180),
  cohesionKpa: 4,
  unitWeight: 18,
  waterWeight: 9.81,
  depthMetres: 1,
};

/** Share of the soil that is saturated, by rain and how wet the ground was before. */
const saturation = (returnPeriodYears: number, before: number) =>
  Math.min(1, before + 0.115 * Math.log(returnPeriodYears));

/** Factor of safety of an infinite slope (Skempton and DeLory 1957). */
export function factorOfSafety(slope: number, saturated: number): number {
  const angle = Math.atan(slope);
  const weight = soil.unitWeight * soil.depthMetres;
  const resisting =
    soil.cohesionKpa +
    (weight - saturated * soil.waterWeight * soil.depthMetres) * Math.cos(angle) ** 2 * soil.tanFriction;
  return resisting / (weight * Math.sin(angle) * Math.cos(angle));
}

const slideFrailty: Frailty = (percent) => classByStep(percent, [5, 10, 25, 50]);

export function landslide(terrain: Terrain, seed: number): HazardModel {
  const patches = fractalNoise(seed + 91, 3);
  const strength = gridOf(terrainCellMetres, (x, y) => 1 + 0.16 * patches(x / 500, y / 500));
  const slope = blurred(terrain.slope, 1);
  return {
    description: landslideDescription,
    rasterCellMetres: 50,
    frailty: slideFrailty,
    intensity(tag) {
      const scenario = scenarioOf(landslideDescription, tag);
      const wet = saturation(
        numberOf(scenario, "ari"),
        wetnesses[scenario.parameters.wetness as keyof typeof wetnesses].share,
      );
      const data = new Float32Array(slope.data.length).fill(Number.NaN);
      for (let cell = 0; cell < data.length; cell++) {
        if (slope.data[cell]! < 0.12 || terrain.isSea[cell] === 1) continue;
        const safety = factorOfSafety(slope.data[cell]! * 1.25, wet) * strength.data[cell]!;
        const percent = 100 / (1 + Math.exp((safety - 1) / 0.16));
        if (percent >= 2) data[cell] = percent;
      }
      return runOut({ ...slope, data }, terrain);
    },
  };
}

/** Debris reaches ground below a failing slope: 0.6 of the chance one cell down, 0.36 two, 0.2 three. */
function runOut(grid: Grid, { heights, isSea }: Terrain): Grid {
  const { step } = neighbourSteps(grid.width);
  let { data } = grid;
  for (let cells = 0; cells < 3; cells++) {
    const before = data;
    data = before.slice();
    for (let cell = 0; cell < data.length; cell++) {
      const chance = before[cell]! * 0.6;
      if (!(chance >= 2)) continue;
      for (const offset of step) {
        const below = cell + offset;
        if (heights.data[below]! >= heights.data[cell]! || isSea[below] === 1) continue;
        if (!(data[below]! >= chance)) data[below] = chance;
      }
    }
  }
  return { ...grid, data };
}

const landslideDescription: HazardDescription = described({
  hazardId: "landslide",
  title: "Rain-induced landslides",
  hazardType: "ground failure",
  icon: "mountain",
  group: "Rivers and rain",
  groupIcon: "flows",
  description: {
    content:
      "Shallow slides on steep ground after heavy rain, by how rare the rain is and how wet the ground was before. Shown as a chance of failure.",
  },
  unit: "%",
  intensityLabel: "Chance of failure",
  classRule:
    "A chance of 5 to 10% insignificant, 10 to 25% minor, 25 to 50% moderate, 50% and more major; below 5% does not count.",
  parameters: {
    ari: { label: "Return period of rain", type: "number", unit: "years" },
    wetness: {
      label: "Ground before the rain",
      type: "keyValue",
      keyValues: Object.entries(wetnesses).map(([key, { label }]) => ({ key, label })),
    },
  },
  form: [
    { key: "ari", title: "Return period of rain", type: "slider", priority: 1 },
    { key: "wetness", title: "Ground before the rain", type: "radioGroup", priority: 2 },
  ],
  startScenario: "landslide_250yr_wet",
  scenarios: returnPeriods.flatMap((ari) =>
    Object.entries(wetnesses).map(([wetness, { label }]) => ({
      tag: `landslide_${ari}yr_${wetness}`,
      name: `${everyYearsWords(ari)} rain, ${label.toLowerCase()}`,
      displayName: `Landslides, ${everyYearsWords(ari)} rain, ${label.toLowerCase()}`,
      sentence: `On or below ground with a {value}% chance of a slide in a ${everyYearsWords(ari)} rainfall (${label.toLowerCase()}).`,
      parameters: { ari, wetness },
      returnPeriodYears: ari,
      assessedExtent: "all" as const,
    })),
  ),
  legend: rampLegend("Chance of a landslide", "%", "slope", [2, 10, 25, 50, 90]),
  method:
    "The factor of safety of an infinite slope, one metre of soil with a friction angle of 32° and 4 kPa of cohesion. Rain saturates it by 0.115 ln T more than it was before. The chance of failure is logistic in the factor of safety; debris reaches up to 75 m of lower ground at 0.6 of the chance each 25 m.",
  reference: { title: "Skempton and DeLory 1957, Stability of natural slopes in London Clay" },
  limits: "Deep slides, rock fall, vegetation, cuts and walls.",
});

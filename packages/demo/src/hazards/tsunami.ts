import type { HazardDescription } from "@stopbank/dataset/manifest";
import type { Terrain } from "../terrain/terrain.ts";
import { floodFromSea } from "./coastalInundation.ts";
import { depthLegend, described, metresWords } from "./describe.ts";
import { depthClassRule, depthFrailty } from "./frailty.ts";
import { type HazardModel, numberOf, scenarioOf } from "./hazardModel.ts";

const wavesMetres = [2, 3, 5, 8];
const seaLevelsMetres = [0, 0.5, 1];
const tides = {
  mid: { label: "Middle tide", metres: 0 },
  high: { label: "High tide", metres: 1.4 },
} as const;

/** Run-up over land falls 1 m in 200 m of ground and 1 m in 400 m along rivers and estuaries. */
const fallOnLand = 1 / 200;
const fallAlongRivers = 1 / 400;

export function tsunami(terrain: Terrain): HazardModel {
  const { heights, trunk } = terrain;
  const alongRiver = Uint8Array.from(heights.data, (height, cell) => {
    if (height > 8) return 0;
    const x = ((cell % heights.width) + 0.5) * heights.cellMetres;
    const y = (Math.floor(cell / heights.width) + 0.5) * heights.cellMetres;
    return trunk.nearest(x, y).metres < 140 ? 1 : 0;
  });
  return {
    description: tsunamiDescription,
    rasterCellMetres: 25,
    frailty: depthFrailty,
    intensity(tag) {
      const scenario = scenarioOf(tsunamiDescription, tag);
      const tide = tides[scenario.parameters.tide as keyof typeof tides].metres;
      const level = numberOf(scenario, "wave") + numberOf(scenario, "slr") + tide;
      return floodFromSea(heights, terrain.isSea, level, (cell) =>
        alongRiver[cell] === 1 ? fallAlongRivers : fallOnLand,
      );
    },
  };
}

const tsunamiDescription: HazardDescription = described({
  hazardId: "tsunami",
  title: "Tsunami",
  hazardType: "inundation",
  icon: "tsunami",
  group: "Coastal",
  groupIcon: "waves",
  description: {
    content:
      "Waves of 2 to 8 m at the shore, at middle or high tide, with today's or a higher sea. Shown as the greatest depth over the ground.",
  },
  unit: "m",
  intensityLabel: "Depth",
  classRule: depthClassRule,
  parameters: {
    wave: { label: "Wave height at the shore", type: "number", unit: "m" },
    tide: {
      label: "Tide",
      type: "keyValue",
      keyValues: Object.entries(tides).map(([key, { label }]) => ({ key, label })),
    },
    slr: { label: "Sea level rise", type: "number", unit: "m" },
  },
  form: [
    { key: "wave", title: "Wave height at the shore", type: "slider", priority: 1 },
    { key: "tide", title: "Tide", type: "radioGroup", priority: 2 },
    { key: "slr", title: "Sea level rise", type: "sealevelSlider", priority: 3 },
  ],
  startScenario: "tsunami_5m_high_slr0",
  scenarios: wavesMetres.flatMap((wave) =>
    Object.entries(tides).flatMap(([tide, { label }]) =>
      seaLevelsMetres.map((slr) => {
        const words = `${wave} m wave, ${label.toLowerCase()}${slr === 0 ? "" : `, sea level +${metresWords(slr)}`}`;
        return {
          tag: `tsunami_${wave}m_${tide}_slr${slr * 100}`,
          name: words,
          displayName: `Tsunami, ${words}`,
          sentence: `Under up to {value} m of water in a tsunami (${words}).`,
          parameters: { wave, tide, slr },
          assessedExtent: "all" as const,
        };
      }),
    ),
  ),
  legend: depthLegend("tsunami"),
  method:
    "The wave's height at the shore, the tide (0 or 1.4 m) and sea level rise add up. From there the level falls by 1 m in 200 m of ground and by 1 m in 400 m along rivers and estuaries, over joined cells of lower ground (the empirical attenuation rule used for first evacuation maps in New Zealand).",
  reference: {
    title:
      "Ministry of Civil Defence and Emergency Management 2016, Tsunami Evacuation Zones, Director's Guideline DGL 08/16",
  },
  limits: "How the sea bed, bays and heads change the wave; currents; debris; several waves.",
});

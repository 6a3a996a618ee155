import type { CurveData, Points } from "./curveData.ts";

const about = {
  kind: "curve",
  unit: "kPa",
  validFrom: 0,
  validTo: 15,
  source: {
    title:
      "Jenkins, Biass, Williams and others 2022, Evaluating and ranking Southeast Asia's exposure to explosive volcanic hazards, Natural Hazards and Earth System Sciences 22, with its programs (VolcGIS)",
    url: "https://doi.org/10.5194/nhess-22-1233-2022",
  },
  checked:
    "the authors' own figures and program (github.com/vharg/VolcGIS, building_impacts/function_params.csv, rows Aggregated, and damage_repair.ipynb). No second copy was found.",
  licence: "CC BY 4.0, cite the source",
} as const satisfies Partial<CurveData>;

const note = (median: number, deviation: number) =>
  `Weight of ash on the roof; 1 kPa is 102 mm of ash at 1,000 kg/m3, wet ash weighs more. Share of a building's replacement cost: lognormal, half at ${median} kPa, deviation ${deviation}; straight between the points. Made for Indonesia and the Philippines.`;

/** Damage by the weight of volcanic ash. */
export const volcanicAsh: readonly CurveData[] = [
  {
    ...about,
    name: "stopbank/ash-load/buildings-weak-southeast-asia",
    title: "Weak buildings under volcanic ash, Southeast Asia",
    note: note(3.4, 0.501),
    points: [
      [0, 0],
      [1, 0.0073],
      [1.5, 0.0512],
      [2, 0.1448],
      [2.5, 0.2697],
      [3, 0.4014],
      [4, 0.6272],
      [5, 0.7793],
      [6, 0.8715],
      [7, 0.9253],
      [8, 0.9562],
      [10, 0.9844],
      [15, 0.9985],
    ] satisfies Points,
  },
  {
    ...about,
    name: "stopbank/ash-load/buildings-strong-southeast-asia",
    title: "Strong buildings under volcanic ash, Southeast Asia",
    note: note(7.8, 0.522),
    points: [
      [0, 0],
      [1.5, 0.0008],
      [2, 0.0046],
      [2.5, 0.0146],
      [3, 0.0336],
      [4, 0.1004],
      [5, 0.1971],
      [6, 0.3076],
      [7, 0.4179],
      [8, 0.5193],
      [9, 0.608],
      [10, 0.683],
      [12, 0.7954],
      [15, 0.8948],
    ] satisfies Points,
  },
];

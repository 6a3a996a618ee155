import type { CurveData } from "./curveData.ts";

const rounded = (ratio: number) => Math.round(ratio * 1e4) / 1e4;

/** Emanuel 2011: v = (V - 25.7) / (74.7 - 25.7), share = v^3 / (1 + v^3). */
const windShare = (metresPerSecond: number) => {
  const v = Math.max(metresPerSecond - 25.7, 0) / (74.7 - 25.7);
  return rounded(v ** 3 / (1 + v ** 3));
};

export const tropicalWind: CurveData = {
  kind: "curve",
  name: "stopbank/tropical-wind/buildings-us",
  title: "Buildings in tropical cyclones, United States",
  unit: "m/s",
  validFrom: 0,
  validTo: 120,
  note: "Sustained wind over one minute. Half of the value is lost at 74.7 m/s (mean of Sealy and Strobl 2017), none below 25.7. Points every 5 m/s, straight between them.",
  source: {
    title: "Emanuel 2011, Global warming effects on U.S. hurricane damage",
    url: "https://doi.org/10.1175/WCAS-D-11-00007.1",
  },
  checked:
    "CLIMADA's ImpfTropCyclone.from_emanuel_usa (github.com/CLIMADA-project/climada_python, climada/entity/impact_funcs/trop_cyclone.py): the same formula, threshold 25.7 m/s and half-damage speed 74.7 m/s.",
  licence: "A formula; cite the source",
  points: Array.from({ length: 25 }, (_, i): [number, number] => [i * 5, windShare(i * 5)]),
};

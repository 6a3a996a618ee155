import type { CurveData } from "./curveData.ts";

const rounded = (ratio: number) => Math.round(ratio * 1e4) / 1e4;

/** Emanuel 2011: v = (V - 25.7) / (74.7 - 25.7), share = v^3 / (1 + v^3). */
const windShare = (metresPerSecond: number) => {
  const v = Math.max(metresPerSecond - 25.7, 0) / (74.7 - 25.7);
  return rounded(v ** 3 / (1 + v ** 3));
};

/** Share of houses destroyed at each half metre from 0 to 6 m: the normal distribution of mean 2.985 m, deviation 1.117 m. */
const destroyed = [
  0, 0.0131, 0.0378, 0.0918, 0.1889, 0.3321, 0.5054, 0.6776, 0.8182, 0.9125, 0.9644, 0.9878, 0.9965,
];

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
  licence: "A formula; cite the source",
  points: Array.from({ length: 25 }, (_, i): [number, number] => [i * 5, windShare(i * 5)]),
};

export const tsunamiDepth: CurveData = {
  kind: "curve",
  name: "stopbank/tsunami-depth/houses-banda-aceh",
  title: "Houses destroyed by the 2004 tsunami, Banda Aceh",
  unit: "m",
  validFrom: 0,
  validTo: 6,
  note: "Depth of the flow over the ground. The share of houses destroyed, read as the expected share lost: lesser damage is not in it. Mostly low timber and brick houses.",
  source: {
    title:
      "Koshimura, Oie, Yanagisawa and Imamura 2009, Developing fragility functions for tsunami damage estimation, Coastal Engineering Journal 51(3)",
    url: "https://doi.org/10.1142/S0578563409002004",
  },
  licence: "Two fitted figures; cite the source",
  points: destroyed.map((share, i): [number, number] => [i / 2, share]),
};

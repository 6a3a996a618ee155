import type { CurveData, CurveSource, ShippedState } from "./curveData.ts";

/** Share of houses destroyed at each half metre from 0 to 6 m: the normal distribution of mean 2.985 m, deviation 1.117 m. */
const destroyed = [
  0, 0.0131, 0.0378, 0.0918, 0.1889, 0.3321, 0.5054, 0.6776, 0.8182, 0.9125, 0.9644, 0.9878, 0.9965,
];

const bandaAceh: CurveData = {
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

const suppasri: CurveSource = {
  title:
    "Suppasri, Mas, Charvet and others 2013, Building damage characteristics based on surveyed data and fragility curves of the 2011 Great East Japan tsunami, Natural Hazards 66, table 3",
  url: "https://doi.org/10.1007/s11069-012-0487-8",
};

/** The survey's six states; what share of the value each costs is our own judgement. */
const states = [
  { state: "Minor", damageClass: "insignificant", ratio: { min: 0, value: 0.01, max: 0.05 } },
  { state: "Moderate", damageClass: "low", ratio: { min: 0.1, value: 0.2, max: 0.3 } },
  { state: "Major", damageClass: "moderate", ratio: { min: 0.4, value: 0.5, max: 0.6 } },
  { state: "Complete", damageClass: "high", ratio: { min: 0.8, value: 0.9, max: 1 } },
  { state: "Collapsed", damageClass: "high", ratio: { min: 1, value: 1, max: 1 } },
  { state: "Washed away", damageClass: "high", ratio: { min: 1, value: 1, max: 1 } },
] as const satisfies readonly Omit<ShippedState, "median" | "beta">[];

/** Mean and deviation of the depth's natural logarithm (metres) at which each state is reached; buildings of any height. */
const kinds: Readonly<Record<string, readonly [title: string, (readonly [mean: number, beta: number])[]]>> = {
  timber: [
    "Timber buildings, Japan 2011",
    [
      [-2.1216, 1.2261],
      [-0.9338, 0.9144],
      [-0.04, 0.7276],
      [0.6721, 0.4985],
      [0.7825, 0.5559],
      [1.2094, 0.5247],
    ],
  ],
  concrete: [
    "Reinforced concrete buildings, Japan 2011",
    [
      [-1.9636, 1.0966],
      [-0.9723, 1.06],
      [0.1577, 0.709],
      [0.9423, 0.7522],
      [1.9381, 1.012],
      [2.8232, 0.9635],
    ],
  ],
  masonry: [
    "Masonry buildings, Japan 2011",
    [
      [-2.113, 1.3362],
      [-1.1573, 1.04],
      [0.1059, 0.7693],
      [0.9043, 0.5746],
      [1.1918, 0.6821],
      [1.6583, 0.6913],
    ],
  ],
  steel: [
    "Steel buildings, Japan 2011",
    [
      [-1.6956, 1.1013],
      [-0.8982, 0.8835],
      [0.0662, 0.7171],
      [0.7061, 0.668],
      [1.4575, 0.8938],
      [2.279, 0.7362],
    ],
  ],
};

const japan: readonly CurveData[] = Object.entries(kinds).map(([key, [title, fitted]]) => ({
  kind: "fragility",
  name: `stopbank/tsunami-depth/${key}-japan`,
  title,
  unit: "m",
  validFrom: 0,
  validTo: 10,
  note: "Depth of the flow over the ground. Debris, currents and scour are in the survey and not told apart. The shares of value lost in each state are our own judgement.",
  source: suppasri,
  licence: "Fitted figures; cite the source",
  states: states.map((state, i) => {
    const [mean, beta] = fitted[i]!;
    return { ...state, median: Math.round(Math.exp(mean) * 1e4) / 1e4, beta };
  }),
}));

/** Damage by the depth of a tsunami's flow. */
export const tsunamiDepth: readonly CurveData[] = [bandaAceh, ...japan];

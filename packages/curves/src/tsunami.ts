import type { CurveData, CurveSource, ShippedState } from "./curveData.ts";

const suppasri: CurveSource = {
  title:
    "Suppasri, Mas, Charvet and others 2013, Building damage characteristics based on surveyed data and fragility curves of the 2011 Great East Japan tsunami, Natural Hazards 66, table 3",
  url: "https://doi.org/10.1007/s11069-012-0487-8",
};

/**
 * The survey's six states. Best shares as in a RiskScape function that reads the same table; bounds as Goda and De Risi
 * (2017) take them from the survey's descriptions.
 */
const states = [
  { state: "Minor", damageClass: "insignificant", ratio: { min: 0, value: 0.01, max: 0.1 } },
  { state: "Moderate", damageClass: "low", ratio: { min: 0.1, value: 0.2, max: 0.3 } },
  { state: "Major", damageClass: "moderate", ratio: { min: 0.3, value: 0.5, max: 0.5 } },
  { state: "Complete", damageClass: "high", ratio: { min: 0.5, value: 0.9, max: 1 } },
  { state: "Collapsed", damageClass: "high", ratio: { min: 1, value: 1, max: 1 } },
  { state: "Washed away", damageClass: "high", ratio: { min: 1, value: 1, max: 1 } },
] as const satisfies readonly Omit<ShippedState, "median" | "beta">[];

type Fitted = readonly (readonly [mean: number, beta: number])[];

/** Mean and deviation of the depth's natural logarithm (metres) at which each state is reached. */
const kinds: Readonly<Record<string, readonly [title: string, Fitted]>> = {
  timber: [
    "Timber buildings of any height, Japan 2011",
    [
      [-2.1216, 1.2261],
      [-0.9338, 0.9144],
      [-0.04, 0.7276],
      [0.6721, 0.4985],
      [0.7825, 0.5559],
      [1.2094, 0.5247],
    ],
  ],
  "timber-one-storey": [
    "Timber buildings of one storey, Japan 2011",
    [
      [-1.7268, 1.1462],
      [-0.858, 0.9395],
      [0.0481, 0.7115],
      [0.6872, 0.5288],
      [0.8134, 0.5941],
      [1.1733, 0.5756],
    ],
  ],
  "timber-two-storeys": [
    "Timber buildings of two storeys, Japan 2011",
    [
      [-2.008, 1.1873],
      [-0.8747, 0.9053],
      [0.035, 0.7387],
      [0.777, 0.5153],
      [0.9461, 0.5744],
      [1.3633, 0.471],
    ],
  ],
  "timber-three-storeys": [
    "Timber buildings of three storeys or more, Japan 2011",
    [
      [-2.19, 1.3198],
      [-0.8617, 1.224],
      [0.1137, 0.844],
      [0.7977, 0.4734],
      [1.2658, 0.6242],
      [1.7702, 0.3711],
    ],
  ],
  concrete: [
    "Reinforced concrete buildings of any height, Japan 2011",
    [
      [-1.9636, 1.0966],
      [-0.9723, 1.06],
      [0.1577, 0.709],
      [0.9423, 0.7522],
      [1.9381, 1.012],
      [2.8232, 0.9635],
    ],
  ],
  "concrete-one-storey": [
    "Reinforced concrete buildings of one storey, Japan 2011",
    [
      [-1.8785, 1.1921],
      [-0.82, 1.0585],
      [0.159, 0.8196],
      [0.8881, 0.8391],
      [1.6578, 0.8948],
      [2.4155, 0.869],
    ],
  ],
  "concrete-two-storeys": [
    "Reinforced concrete buildings of two storeys, Japan 2011",
    [
      [-2.2555, 1.2474],
      [-0.9493, 1.0388],
      [0.1979, 0.745],
      [0.925, 0.692],
      [1.7814, 0.7196],
      [2.4352, 0.6624],
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

const twoTables =
  "the RIESGOS project's table (github.com/gfzriesgos/deus, testinputs/fragility_supparsi.json) and a RiskScape function of the same paper, which also has the best shares";
const thirdTable =
  "; a third table, of Stanford's study of Alameda, agrees for timber by storeys and has the bounds of the shares";

/** Damage by the depth of a tsunami's flow. */
export const tsunamiDepth: readonly CurveData[] = Object.entries(kinds).map(([key, [title, fitted]]) => ({
  kind: "fragility",
  name: `stopbank/tsunami-depth/${key}-japan`,
  title,
  unit: "m",
  validFrom: 0,
  validTo: 10,
  note: "Depth of the flow over the ground. Debris, currents and scour are in the survey and not told apart. The shares are not the survey's: best ones as a RiskScape function has them, bounds by Goda and De Risi (2017).",
  source: suppasri,
  checked: `${twoTables}${thirdTable}. ${
    key === "concrete"
      ? "They differ in one last digit, the mean of Collapsed: 1.9381 and 1.9382."
      : key === "concrete-two-storeys"
        ? "One has the last deviation as 0.662."
        : "They agree in every figure."
  }`,
  licence: "Published with open access; cite the source",
  states: states.map((state, i) => {
    const [mean, beta] = fitted[i]!;
    return { ...state, median: Math.round(Math.exp(mean) * 1e4) / 1e4, beta };
  }),
}));

import type { CurveData, CurveSource, Points } from "./curveData.ts";

const huizinga: CurveSource = {
  title: "Huizinga, De Moel and Szewczyk 2017, Global flood depth-damage functions (JRC105688)",
  url: "https://doi.org/10.2760/16510",
};

const climada =
  "the tables of CLIMADA petals (github.com/CLIMADA-project/climada_petals, climada_petals/entity/impact_funcs/river_flood.py and its test), which agree to the third decimal";

const depthsMetres = [0, 0.5, 1, 1.5, 2, 3, 4, 5, 6];

/** Factors by depth of a sector and continent, from the spreadsheet published with the report, to three decimals. */
const factors: Readonly<Record<string, readonly [title: string, ratios: readonly number[]]>> = {
  "residential-africa": ["Houses, Africa", [0, 0.22, 0.378, 0.531, 0.636, 0.817, 0.903, 0.957, 1]],
  "residential-asia": ["Houses, Asia", [0, 0.327, 0.494, 0.617, 0.721, 0.87, 0.931, 0.984, 1]],
  "residential-europe": ["Houses, Europe", [0, 0.25, 0.4, 0.5, 0.6, 0.75, 0.85, 0.95, 1]],
  "residential-oceania": ["Houses, Oceania", [0, 0.475, 0.64, 0.715, 0.788, 0.929, 0.967, 0.983, 1]],
  "residential-south-america": ["Houses, South America", [0, 0.491, 0.711, 0.842, 0.949, 0.984, 1, 1, 1]],
  "commercial-asia": ["Shops and offices, Asia", [0, 0.377, 0.538, 0.659, 0.763, 0.883, 0.942, 0.981, 1]],
  "commercial-europe": ["Shops and offices, Europe", [0, 0.15, 0.3, 0.45, 0.55, 0.75, 0.9, 1, 1]],
  "commercial-oceania": ["Shops and offices, Oceania", [0, 0.239, 0.481, 0.674, 0.865, 1, 1, 1, 1]],
  "industrial-asia": ["Factories, Asia", [0, 0.283, 0.482, 0.629, 0.717, 0.857, 0.909, 0.955, 1]],
  "industrial-europe": ["Factories, Europe", [0, 0.15, 0.27, 0.4, 0.52, 0.7, 0.85, 1, 1]],
  "roads-asia": ["Roads and railways, Asia", [0, 0.214, 0.373, 0.604, 0.71, 0.808, 0.887, 0.969, 1]],
  "roads-europe": ["Roads and railways, Europe", [0, 0.25, 0.42, 0.55, 0.65, 0.8, 0.9, 1, 1]],
  "agriculture-europe": ["Farmland, Europe", [0, 0.3, 0.55, 0.65, 0.75, 0.85, 0.95, 1, 1]],
};

const global = Object.entries(factors).map(
  ([key, [title, ratios]]): CurveData => ({
    kind: "curve",
    name: `stopbank/flood-depth/${key}`,
    title,
    unit: "m",
    validFrom: 0,
    validTo: 6,
    note: key.startsWith("roads")
      ? "Depth over the road. Share of what building it costs."
      : key.startsWith("agriculture")
        ? "Depth over the field. Share of a harvest's value."
        : "Depth over the ground floor. Share of building and contents together.",
    source: huizinga,
    checked: checkedAgainst(key),
    licence: "European Union, reuse allowed with attribution",
    points: depthsMetres.map((depth, i): [number, number] => [depth, ratios[i]!]),
  }),
);

/** Where there is a second table beside CLIMADA's. */
function checkedAgainst(key: string): string {
  if (key === "residential-europe")
    return `${climada}; and HydroMT-FIAT's examples/data/damage_functions/flooding/JRC_damage_functions.csv, which agrees.`;
  if (key === "residential-africa" || key === "residential-oceania")
    return `${climada}; and the report's own two decimals, as others copied them, to which these round.`;
  return `${climada}. The report itself was not at hand.`;
}

const corps: CurveSource = {
  title:
    "US Army Corps of Engineers 2000, Economic Guidance Memorandum 01-03, Generic depth-damage relationships: houses without basement",
  url: "https://planning.erdc.dren.mil/toolbox/library/EGMs/egm01-03.pdf",
};

const metresInFoot = 0.3048;

/** Per cent by whole feet of water from two below the first floor to sixteen above. */
const byFeet = (percents: readonly number[]): Points =>
  percents.map((percent, i) => [
    Math.round((i - 2) * metresInFoot * 1e4) / 1e4,
    Math.round(percent * 10) / 1000,
  ]);

const unitedStates = (key: string, title: string, note: string, percents: readonly number[]): CurveData => ({
  kind: "curve",
  name: `stopbank/flood-depth/${key}`,
  title,
  unit: "m",
  validFrom: -0.6096,
  validTo: 4.8768,
  note: `Depth over the first floor, below it counts too. ${note}`,
  source: corps,
  checked:
    "two programs that carry the Corps' tables, type 1SNB (one storey, no basement), which agree at every foot. The memorandum itself was not at hand; its successor 04-01 (2003) has houses with basements only.",
  licence: "Work of the United States Government, public domain",
  points: byFeet(percents),
});

/** Share of the value lost by depth of water. */
export const floodDepth: readonly CurveData[] = [
  ...global,
  unitedStates(
    "house-one-storey-us",
    "House of one storey without basement, United States",
    "Share of the structure, without contents.",
    [
      0, 2.5, 13.4, 23.3, 32.1, 40.1, 47.1, 53.2, 58.6, 63.2, 67.2, 70.5, 73.2, 75.4, 77.2, 78.5, 79.5, 80.2,
      80.7,
    ],
  ),
  unitedStates(
    "contents-one-storey-us",
    "Contents of a house of one storey without basement, United States",
    "Contents' damage as a share of the structure's value.",
    [0, 2.4, 8.1, 13.3, 17.9, 22, 25.7, 28.8, 31.5, 33.8, 35.7, 37.2, 38.4, 39.2, 39.7, 40, 40, 40, 40],
  ),
];

import { severity, undetermined } from "@stopbank/hazard-colours/damage";

/**
 * Every colour that carries meaning on the map, but for hazards: those come with the data (`@stopbank/hazard-colours`). The test beside this file simulates the three colour vision
 * deficiencies and holds neighbours apart; a client's theme replaces the brand colours only, never these.
 */

export { notAssessedPaint, notExposedPaint, severity, undetermined } from "@stopbank/hazard-colours/damage";

/** A damage class code as the classes of a scenario carry it; 255 is not assessed. */
export type ClassCode = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 255;

export const notAssessedCode = 255;

/** Colour by damage class code. */
export const classColours: Readonly<Record<Exclude<ClassCode, 255>, string>> = {
  0: undetermined.unspecified,
  1: undetermined.potential,
  2: undetermined.exposed,
  3: severity.insignificant,
  4: severity.low,
  5: severity.moderate,
  6: severity.high,
};

/** What becomes of elements between two sides: dark and bright as well as red and green, so that print and every eye tell them apart, over water too. */
export const changeColours = { worse: "#8f1d2c", better: "#78c410" } as const;

/** Dark navy: what has no colour of its own, and the pin of what is selected (MAP-31, MAP-27). */
export const plainColour = "#0b2545";

/** Marks of the map's own tools. */
export const tools = {
  selection: "#1b3a7a",
  measure: "#5a2ca0",
  mask: "#f5f7fa",
  problem: "#c62f3a",
} as const;

/** The ground of the default basemap. */
export const ground = {
  land: "#f3f1ec",
  water: "#cfe0ec",
  /** As imagery shows the sea. */
  deepWater: "#18384d",
  waterLine: "#a9c6da",
  woodland: "#e3eadb",
  grass: "#ebeee0",
  wetland: "#dfe8e2",
  sand: "#f3ead3",
  rock: "#e6e4e0",
  urban: "#ebe7e0",
  road: "#ffffff",
  roadCasing: "#d8d3c9",
  track: "#cfc8b9",
  rail: "#b9b5ae",
  building: "#e5e0d7",
  buildingLine: "#d5cec2",
  park: "#e2ebd6",
  boundary: "#a8a0b2",
  contour: "#b9ab93",
  label: "#3b4856",
  labelMinor: "#5b6b7c",
  waterLabel: "#4c7594",
  halo: "#ffffff",
} as const;

/** Elevation tints of the Terrain basemap: metres, colour. None at 0 or below: heights that nobody knows read 0, and are no sea. */
export const relief: readonly (readonly [number, string])[] = [
  [0.2, "rgba(214, 227, 208, 0)"],
  [1, "#d6e3d0"],
  [20, "#dfe8cf"],
  [100, "#eae9cc"],
  [300, "#ecdfbd"],
  [600, "#dfcaa6"],
  [1000, "#cdb295"],
  [1600, "#efece8"],
];

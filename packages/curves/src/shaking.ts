import type { CurveData, CurveSource, ShippedState } from "./curveData.ts";

const hazus: CurveSource = {
  title: "FEMA 2022, Hazus Earthquake Model Technical Manual 6.1, tables 5-38 to 5-40",
  url: "https://www.fema.gov/flood-maps/tools-resources/flood-map-products/hazus/user-technical-manuals",
};

/** Share of the value lost in each state: Hazus 2, 10, 50 and 100%; the bounds are our own judgement. */
const states = [
  { state: "Slight", damageClass: "insignificant", ratio: { min: 0.01, value: 0.02, max: 0.05 } },
  { state: "Moderate", damageClass: "low", ratio: { min: 0.05, value: 0.1, max: 0.2 } },
  { state: "Extensive", damageClass: "moderate", ratio: { min: 0.3, value: 0.5, max: 0.7 } },
  { state: "Complete", damageClass: "high", ratio: { min: 1, value: 1, max: 1 } },
] as const satisfies readonly Omit<ShippedState, "median" | "beta">[];

/** Hazus' equivalent-PGA curves all have this deviation. */
const beta = 0.64;

const kinds: Readonly<Record<string, readonly [title: string, mediansG: readonly number[]]>> = {
  timber: ["Light timber frame, moderate code (W1)", [0.24, 0.43, 0.91, 1.34]],
  "timber-old": ["Light timber frame, low code (W1)", [0.2, 0.34, 0.61, 0.95]],
  concrete: ["Low concrete shear walls (C2L)", [0.18, 0.3, 0.49, 0.87]],
  steel: ["Light steel frame (S3)", [0.13, 0.19, 0.33, 0.6]],
  "unreinforced-masonry": ["Low unreinforced bearing masonry (URML)", [0.13, 0.17, 0.26, 0.37]],
};

/** Probabilities of damage states by peak ground acceleration. */
export const shaking: readonly CurveData[] = Object.entries(kinds).map(([key, [title, medians]]) => ({
  kind: "fragility",
  name: `stopbank/shaking-pga/${key}`,
  title,
  unit: "g",
  validFrom: 0,
  validTo: 2,
  note: "Peak ground acceleration. Made for the United States; the bounds of the states' shares are our own judgement.",
  source: hazus,
  licence: "Work of the United States Government, public domain",
  states: states.map((state, i) => ({ ...state, median: medians[i]!, beta })),
}));

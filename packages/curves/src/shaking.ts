import type { CurveData, CurveSource, ShippedState } from "./curveData.ts";

const hazus: CurveSource = {
  title:
    "FEMA, Hazus Earthquake Model Technical Manual 6.1, structural fragility curves by equivalent peak ground acceleration",
  url: "https://www.fema.gov/sites/default/files/documents/fema_hazus-earthquake-model-technical-manual-6-1.pdf",
};

/**
 * Share of the value lost in each state: what Hazus gives for a house (RES1) with all its parts. Of the structure alone
 * it is 50% in the extensive state, and 35.5 to 45.6% of a whole building of another use. The bounds are our own judgement.
 */
const states = [
  { state: "Slight", damageClass: "insignificant", ratio: { min: 0.01, value: 0.02, max: 0.05 } },
  { state: "Moderate", damageClass: "low", ratio: { min: 0.05, value: 0.1, max: 0.2 } },
  { state: "Extensive", damageClass: "moderate", ratio: { min: 0.3, value: 0.447, max: 0.7 } },
  { state: "Complete", damageClass: "high", ratio: { min: 1, value: 1, max: 1 } },
] as const satisfies readonly Omit<ShippedState, "median" | "beta">[];

/** Hazus' equivalent-PGA curves all have this deviation: 0.4 for the building and 0.5 for the shaking, as squares. */
const beta = 0.64;

const kinds: Readonly<Record<string, readonly [title: string, mediansG: readonly number[]]>> = {
  timber: ["Light timber frame, moderate code (W1)", [0.24, 0.43, 0.91, 1.34]],
  "timber-old": ["Light timber frame, low code (W1)", [0.2, 0.34, 0.61, 0.95]],
  concrete: ["Low concrete shear walls, moderate code (C2L)", [0.18, 0.3, 0.49, 0.87]],
  steel: ["Light steel frame, moderate code (S3)", [0.13, 0.19, 0.33, 0.6]],
  "unreinforced-masonry": [
    "Low unreinforced bearing masonry, before any code (URML)",
    [0.13, 0.17, 0.26, 0.37],
  ],
};

/** Probabilities of damage states by peak ground acceleration. */
export const shaking: readonly CurveData[] = Object.entries(kinds).map(([key, [title, medians]]) => ({
  kind: "fragility",
  name: `stopbank/shaking-pga/${key}`,
  title,
  unit: "g",
  validFrom: 0,
  validTo: 2,
  note: "Peak ground acceleration. Made for the United States, for strong earthquakes 15 km away or more on soil. Shares of a house's value; 35.5 to 45.6% in place of 44.7% for other uses. The bounds of the shares are our own judgement.",
  source: hazus,
  checked:
    "USGS ShakeCast's table of Hazus model buildings (appendix E of its operator's manual, github.com/klin-usgs/ShakeCast_V3), medians and deviation; and NHERI SimCenter's DamageAndLossModelLibrary, Hazus v6.1, entries LF (medians; shares by state, entry RES1). All agree; SimCenter leaves the shaking's part of the deviation out.",
  licence: "Work of the United States Government, public domain",
  states: states.map((state, i) => ({ ...state, median: medians[i]!, beta })),
}));

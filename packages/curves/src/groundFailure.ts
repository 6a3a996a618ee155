import type { CurveData, CurveSource, Points, ShippedState } from "./curveData.ts";

const hazus = (section: string): CurveSource => ({
  title: `FEMA, Hazus Earthquake Model Technical Manual 6.1, ${section}`,
  url: "https://www.fema.gov/sites/default/files/documents/fema_hazus-earthquake-model-technical-manual-6-1.pdf",
});
const licence = "Work of the United States Government, public domain";
const metresInInch = 0.0254;
const metres = (inches: number) => Math.round(inches * metresInInch * 1e4) / 1e4;

/**
 * Hazus has the probability that damage is extensive or complete: a fifth of it complete (all is lost), the rest
 * extensive (44.7% of a house), so 0.8 x 0.447 + 0.2 = 0.5576 of the value on average.
 */
const severe = {
  state: "Extensive or complete",
  damageClass: "moderate",
  // One in ten at a fifth of the median: ln 5 / 1.2816.
  beta: 1.256,
  ratio: { min: 0.447, value: 0.5576, max: 1 },
} as const satisfies Omit<ShippedState, "median">;

const limits =
  "Hazus counts severe damage only and calls its figures engineering judgement: nobody had measured how the likelihood of damage follows the displacement. Share of a house's value.";
const checkedBuildings =
  "NHERI SimCenter's DamageAndLossModelLibrary, Hazus v5.1 and v6.1, entries GF (medians 60 and 10 inches, deviation 1.256, a fifth complete; that deep foundations halve spreading's probability and take settlement's to a tenth) and LF (RES1: 44.7% when extensive). By hand, 1.256 puts one in ten at 12 and at 2 inches. The manual itself was not at hand.";

const shallow = (key: string, what: string, medianInches: number): CurveData => ({
  kind: "fragility",
  name: `stopbank/${key}/shallow-foundations`,
  title: `Buildings on shallow foundations, ${what}`,
  unit: "m",
  validFrom: 0,
  validTo: 3,
  note: `Permanent displacement of the ground. ${limits} Bounds: all of it extensive, all of it complete.`,
  source: hazus("section 5.5, building damage due to ground failure"),
  checked: checkedBuildings,
  licence,
  states: [{ ...severe, median: metres(medianInches) }],
});

const deep = (key: string, what: string, reduced: string, points: Points): CurveData => ({
  kind: "curve",
  name: `stopbank/${key}/deep-foundations`,
  title: `Buildings on deep foundations such as piles, ${what}`,
  unit: "m",
  validFrom: 0,
  validTo: points.at(-1)![0],
  note: `Permanent displacement of the ground. ${reduced} ${limits}`,
  source: hazus("section 5.5, building damage due to ground failure"),
  checked: checkedBuildings,
  licence,
  points,
});

/** Of each state of a road, Hazus' share of what the road costs. */
const roadStates = [
  { state: "Slight", damageClass: "insignificant", ratio: { min: 0.05, value: 0.05, max: 0.05 } },
  { state: "Moderate", damageClass: "low", ratio: { min: 0.2, value: 0.2, max: 0.2 } },
  { state: "Extensive or complete", damageClass: "high", ratio: { min: 0.7, value: 0.7, max: 0.7 } },
] as const satisfies readonly Omit<ShippedState, "median" | "beta">[];

const road = (key: string, title: string, mediansInches: readonly number[], checked: string): CurveData => ({
  kind: "fragility",
  name: `stopbank/ground-displacement/${key}`,
  title,
  unit: "m",
  validFrom: 0,
  validTo: 3,
  note: "Permanent displacement of the ground, in any direction. Share of what building the road costs. Made for the United States; no bounds are given.",
  source: hazus("chapter on transportation systems, roadways"),
  checked,
  licence,
  states: roadStates.map((state, i) => ({ ...state, median: metres(mediansInches[i]!), beta: 0.7 })),
});

const roadTables =
  "NHERI SimCenter's damage tables of Hazus in pelicun (damage_DB_Hazus_EQ_trnsp.csv), medians and deviation";
const seaside =
  "a road model of Seaside, Oregon by Kameshwar and Sanderson that follows Hazus (shares 5, 20 and 70%";

/** Damage by how far the ground moved: liquefaction, settlement, spreading. */
export const groundFailure: readonly CurveData[] = [
  shallow("ground-spread", "sideways spreading", 60),
  deep("ground-spread", "sideways spreading", "Half the probability of damage on shallow ones.", [
    [0, 0],
    [0.1, 0.0042],
    [0.2, 0.0148],
    [0.3048, 0.0279],
    [0.5, 0.0523],
    [0.75, 0.0798],
    [1, 0.1028],
    [1.524, 0.1394],
    [2, 0.1633],
    [3, 0.1966],
  ]),
  shallow("ground-settlement", "settlement", 10),
  deep("ground-settlement", "settlement", "A tenth of the probability of damage on shallow ones.", [
    [0, 0],
    [0.0254, 0.0019],
    [0.0508, 0.0056],
    [0.1, 0.0128],
    [0.15, 0.0188],
    [0.2, 0.0237],
    [0.254, 0.0279],
    [0.35, 0.0335],
    [0.5, 0.0393],
  ]),
  road(
    "roads-major-us",
    "Main roads on ground that moved, United States",
    [12, 24, 60],
    `${roadTables}; the shares in ${seaside}). SimCenter's own shares are how far traffic is held up, not what repair costs.`,
  ),
  road(
    "roads-urban-us",
    "Town roads on ground that moved, United States",
    [6, 12, 24],
    `${roadTables}; and ${seaside}, medians 6, 12 and 24 inches, deviation 0.7), which agrees.`,
  ),
];

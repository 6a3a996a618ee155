import type { Consequence, ConsequenceMethod } from "@stopbank/dataset/manifest";
import type { Steps } from "../hazards/frailty.ts";

type State = Extract<ConsequenceMethod, { kind: "fragility" }>["states"][number];

/** Share of the value lost in each state: Hazus 2, 10, 50 and 100%; the bounds are our own judgement. */
const kinds: readonly Omit<State, "median" | "beta">[] = [
  { state: "Slight", damageClass: "insignificant", ratio: { min: 0.01, value: 0.02, max: 0.05 } },
  { state: "Moderate", damageClass: "low", ratio: { min: 0.05, value: 0.1, max: 0.2 } },
  { state: "Extensive", damageClass: "moderate", ratio: { min: 0.3, value: 0.5, max: 0.7 } },
  { state: "Complete", damageClass: "high", ratio: { min: 1, value: 1, max: 1 } },
];

/** Hazus' equivalent-PGA curves all have this deviation. */
const beta = 0.64;
const states = (medians: readonly [number, number, number, number]) => ({
  states: kinds.map((kind, i): State => ({ ...kind, median: medians[i] ?? 1, beta })),
});
const built = (...values: string[]) => ({ construction: { values } });

/** Medians in g of Hazus 6.1, tables 5-38 to 5-40: light timber frames, low concrete walls, light steel, bearing masonry. */
const timber = states([0.24, 0.43, 0.91, 1.34]);
const oldTimber = states([0.2, 0.34, 0.61, 0.95]);
const concrete = states([0.18, 0.3, 0.49, 0.87]);
const steel = states([0.13, 0.19, 0.33, 0.6]);
const masonry = states([0.13, 0.17, 0.26, 0.37]);

const classSteps = ([insignificant, low, moderate, high]: Steps) => ({
  steps: [
    { from: insignificant, damageClass: "insignificant" as const },
    { from: low, damageClass: "low" as const },
    { from: moderate, damageClass: "moderate" as const },
    { from: high, damageClass: "high" as const },
  ],
});

/**
 * What shaking does to buildings: classes by thresholds of intensity, dollars by fragility.
 * @param steps thresholds by construction, and for any other.
 */
export const shakingDamage = (steps: Readonly<Record<string, Steps>>, otherSteps: Steps): Consequence => ({
  elementTypes: ["buildings"],
  content: `## Damage to buildings

Damage classes follow thresholds of Modified Mercalli intensity by construction. For dollars, the intensity is first
turned into peak ground acceleration by the upper branch of Worden et al. (2012): log10(PGA in cm/s²) = (MMI + 1.60) / 3.70.
Lognormal fragility curves then give the probability of each damage state, and each state's share of the replacement cost
is weighed with it: slight 2%, moderate 10%, extensive 50%, complete 100%. The medians are Hazus' for light timber frames
(moderate code, low code before 1965), low concrete walls, light steel frames and unreinforced bearing masonry. They were
made for the United States; the least and greatest shares are our own judgement.`,
  sources: [
    {
      title: "FEMA 2022, Hazus Earthquake Model Technical Manual 6.1, tables 5-38 to 5-40",
      url: "https://www.fema.gov/flood-maps/tools-resources/flood-map-products/hazus/user-technical-manuals",
    },
    {
      title:
        "Worden et al. 2012, Probabilistic relationships between ground-motion parameters and Modified Mercalli intensity in California",
      url: "https://doi.org/10.1785/0120110156",
    },
  ],
  methods: [
    {
      kind: "thresholds",
      unit: "MMI",
      ...classSteps(otherSteps),
      variants: Object.entries(steps).map(([construction, each]) => ({
        label: construction,
        where: built(construction),
        ...classSteps(each),
      })),
    },
    {
      kind: "fragility",
      unit: "MMI",
      // Divided by 980.665 cm/s² it is in g.
      conversion: { unit: "g", intercept: -1.6, slope: 3.7, scale: 1 / 980.665 },
      ...timber,
      variants: [
        { label: "Unreinforced masonry", where: built("Unreinforced masonry"), ...masonry },
        { label: "Concrete", where: built("Concrete"), ...concrete },
        { label: "Steel", where: built("Steel"), ...steel },
        { label: "Timber or brick veneer before 1965", where: { year_built: { max: 1964 } }, ...oldTimber },
      ],
    },
  ],
});

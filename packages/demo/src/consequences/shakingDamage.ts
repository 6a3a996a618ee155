import { shippedCurve } from "@stopbank/curves";
import type { Consequence } from "@stopbank/dataset/manifest";
import type { Steps } from "../hazards/frailty.ts";

/** Hazus' states by peak ground acceleration. */
const shipped = (name: string) => {
  const found = shippedCurve(`stopbank/shaking-pga/${name}`);
  if (found?.kind !== "fragility") throw new TypeError(`no shaking curve ${name} comes with Stopbank`);
  return {
    source: found.source,
    states: found.states.map((state) => ({ ...state, ratio: { ...state.ratio } })),
  };
};
const { source, ...timber } = shipped("timber");
const oldTimber = { states: shipped("timber-old").states };
const concrete = { states: shipped("concrete").states };
const steel = { states: shipped("steel").states };
const masonry = { states: shipped("unreinforced-masonry").states };
const built = (...values: string[]) => ({ construction: { values } });

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
is weighed with it, as Hazus has it for a house: slight 2%, moderate 10%, extensive 44.7%, complete 100%. The medians are
Hazus' for light timber frames (moderate code, low code before 1965), low concrete walls and light steel frames (moderate
code) and unreinforced bearing masonry (before any code). They were made for the United States; the least and greatest
shares are our own judgement.`,
  sources: [
    { ...source },
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

import type { Consequence } from "@stopbank/dataset/manifest";

type Points = [number, number][];

const depthsMetres = [0, 0.5, 1, 1.5, 2, 3, 4, 5, 6];
const curve = (ratios: readonly number[]): Points => depthsMetres.map((depth, i) => [depth, ratios[i] ?? 1]);

/** Share of a residential building's value lost by depth of water: Huizinga et al. 2017, Oceania and Europe. */
const oceania = curve([0, 0.48, 0.64, 0.71, 0.79, 0.93, 0.97, 0.98, 1]);
const europe = curve([0, 0.25, 0.4, 0.5, 0.6, 0.75, 0.85, 0.95, 1]);

/** Storey height in metres from one floor to the next, as the modelled buildings have it. */
const storeyMetres = 2.9;

const rounded = (ratio: number) => Math.round(ratio * 1000) / 1000;
const scaled = (points: Points, factor: number): Points =>
  points.map(([depth, ratio]) => [depth, rounded(Math.min(1, ratio * factor))]);

/** A fifth less and a fifth more of the value lost. */
const banded = (points: Points) => ({ points, min: scaled(points, 0.8), max: scaled(points, 1.2) });

/** Half of the value on each of two floors: the upper one is hurt by water above its own floor. */
const twoStoreys = (points: Points): Points => {
  const depths = [...new Set([...depthsMetres, ...depthsMetres.map((depth) => depth + storeyMetres)])];
  return depths
    .sort((a, b) => a - b)
    .map((depth) => [depth, rounded((ratioAt(points, depth) + ratioAt(points, depth - storeyMetres)) / 2)]);
};

function ratioAt(points: Points, depth: number): number {
  const above = points.findIndex(([each]) => each >= depth);
  const upper = points[above];
  const lower = points[above - 1];
  if (upper === undefined) return points.at(-1)?.[1] ?? 0;
  if (lower === undefined) return upper[1];
  return lower[1] + ((depth - lower[0]) / (upper[0] - lower[0])) * (upper[1] - lower[1]);
}

const solid = { values: ["Concrete", "Steel", "Unreinforced masonry"] };

/** What water over the floor does to buildings: classes by thresholds, dollars by curves. */
export const floodDamage: Consequence = {
  elementTypes: ["buildings"],
  content: `## Damage to buildings

The depth over the floor is the depth over the ground less the floor's height. Damage classes follow thresholds of it.
The share of the replacement cost that is lost is read from a curve of that depth, straight between its points and level
beyond them:

- Timber and brick veneer: the curve for residential buildings in Oceania.
- Concrete, steel and masonry: the curve for residential buildings in Europe, which are mostly masonry.
- Two storeys or more: half of the value on each of the two lowest floors, ${storeyMetres} m apart, each hurt by the water
  over its own floor.

The least and greatest estimates lie a fifth below and above. That band and the reading for two storeys are our own
judgement; the curves are Huizinga's. They count contents with the building.`,
  sources: [
    {
      title: "Huizinga, De Moel and Szewczyk 2017, Global flood depth-damage functions (JRC105688)",
      url: "https://doi.org/10.2760/16510",
    },
  ],
  methods: [
    {
      kind: "thresholds",
      unit: "m",
      floorHeightAttribute: "floor_height",
      steps: [
        { damageClass: "insignificant" },
        { from: 0, damageClass: "low" },
        { from: 0.3, damageClass: "moderate" },
        { from: 1, damageClass: "high" },
      ],
    },
    {
      kind: "curve",
      unit: "m",
      floorHeightAttribute: "floor_height",
      ...banded(oceania),
      variants: [
        {
          label: "Concrete, steel or masonry, two storeys or more",
          where: { construction: solid, storeys: { min: 2 } },
          ...banded(twoStoreys(europe)),
        },
        { label: "Concrete, steel or masonry", where: { construction: solid }, ...banded(europe) },
        {
          label: "Timber or brick veneer, two storeys or more",
          where: { storeys: { min: 2 } },
          ...banded(twoStoreys(oceania)),
        },
      ],
    },
  ],
};

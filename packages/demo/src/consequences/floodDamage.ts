import { shippedCurve } from "@stopbank/curves";
import type { Consequence } from "@stopbank/dataset/manifest";

type Points = [number, number][];

/** Share of a residential building's value lost by depth of water over its floor. */
const shipped = (name: string) => {
  const found = shippedCurve(`stopbank/flood-depth/${name}`);
  if (found?.kind !== "curve") throw new TypeError(`no depth curve ${name} comes with Stopbank`);
  return found;
};
const oceania = shipped("residential-oceania");
const europe = shipped("residential-europe");

/** Storey height in metres from one floor to the next, as the modelled buildings have it. */
const storeyMetres = 2.9;

const rounded = (ratio: number) => Math.round(ratio * 1000) / 1000;
const scaled = (points: Points, factor: number): Points =>
  points.map(([depth, ratio]) => [depth, rounded(Math.min(1, ratio * factor))]);

/** A fifth less and a fifth more of the value lost. */
const banded = (points: Points) => ({ points, min: scaled(points, 0.8), max: scaled(points, 1.2) });

/** Half of the value on each of two floors: the upper one is hurt by water above its own floor. */
const twoStoreys = (points: Points): Points => {
  const own = points.map(([depth]) => depth);
  const depths = [...new Set([...own, ...own.map((depth) => depth + storeyMetres)])];
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
  sources: [{ ...oceania.source }],
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
      ...banded(oceania.points),
      variants: [
        {
          label: "Concrete, steel or masonry, two storeys or more",
          where: { construction: solid, storeys: { min: 2 } },
          ...banded(twoStoreys(europe.points)),
        },
        { label: "Concrete, steel or masonry", where: { construction: solid }, ...banded(europe.points) },
        {
          label: "Timber or brick veneer, two storeys or more",
          where: { storeys: { min: 2 } },
          ...banded(twoStoreys(oceania.points)),
        },
      ],
    },
  ],
};

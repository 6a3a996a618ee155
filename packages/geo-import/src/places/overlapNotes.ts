import { commonAreas } from "@stopbank/geo-read/common-area";
import { boxOfArea } from "@stopbank/geo-read/parts-beside";
import { formatCount, formatNumber } from "@stopbank/numbers";
import type { Area } from "@stopbank/risk-engine/area";

/** Less than this in common comes of how borders were drawn, and says nothing. */
const leastSquareMetres = 1;

/** Pairs that are named, those with most in common first. */
const exampleLimit = 5;

/**
 * What is to be said of regions of one group that lie over each other: which, how much, and what follows. Nothing where
 * none does.
 */
export function overlapNotes(regions: readonly { readonly name: string; readonly area: Area }[]): string[] {
  const placed = regions.map(({ name, area }) => ({ name, box: boxOfArea(area), area: () => area }));
  const pairs = Array.from(commonAreas(placed), ([first, second, squareMetres]) => ({
    first: first.name,
    second: second.name,
    squareMetres,
  })).filter(({ squareMetres }) => squareMetres >= leastSquareMetres);
  if (pairs.length === 0) return [];
  const examples = pairs
    .toSorted((a, b) => b.squareMetres - a.squareMetres)
    .slice(0, exampleLimit)
    .map(({ first, second, squareMetres }) => `${first} and ${second} by ${inWords(squareMetres)}`);
  const others = pairs.length - examples.length;
  const more = others === 0 ? "" : `, and ${formatCount(others)} more ${others === 1 ? "pair" : "pairs"}`;
  return [
    `regions overlap: ${examples.join(", ")}${more}. Elements there count to the first of them in the file`,
  ];
}

const inWords = (squareMetres: number) =>
  squareMetres < 10_000 ? `${formatCount(squareMetres)} m²` : `${formatNumber(squareMetres / 10_000)} ha`;

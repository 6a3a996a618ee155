import type { Point } from "@stopbank/charts/curve";
import { exceedanceProbability } from "@stopbank/risk-engine/fragility";
import type { Fragility } from "./methodVariants.ts";

type States = Fragility["states"];

/** From nothing to where the heaviest state of all is nearly sure, two standard deviations over its median. */
export function fragilityRange(states: States): [from: number, to: number] {
  const highest = Math.max(...states.map(({ median, beta }) => median * Math.exp(2 * beta)));
  const magnitude = 10 ** Math.floor(Math.log10(highest));
  return [0, (Math.ceil((highest / magnitude) * 2) / 2) * magnitude];
}

const pieces = 200;

/** The probability of a state or a heavier one, over a range. */
export const fragilityLine = (
  state: Pick<States[number], "median" | "beta">,
  [from, to]: readonly [from: number, to: number],
): Point[] =>
  Array.from({ length: pieces + 1 }, (_, piece) => {
    const at = from + ((to - from) * piece) / pieces;
    return [at, exceedanceProbability(state, at)] as const;
  });

/** The formula of the curves, and of the measure they are in where that is not the hazard's own. */
export function fragilityFormula({
  conversion,
  unit,
}: Pick<Fragility, "conversion" | "unit">): readonly string[] {
  const probability = "P(state or worse | x) = Φ( ln(x / median) / β )";
  if (conversion === null) return [probability];
  const { scale, slope, intercept } = conversion;
  const shift = intercept < 0 ? `+ ${short(-intercept)}` : `− ${short(intercept)}`;
  return [
    probability,
    `x in ${conversion.unit} = ${short(scale)} × 10^((${unit} ${shift}) / ${short(slope)})`,
  ];
}

const short = (value: number) => String(Number(value.toPrecision(4)));

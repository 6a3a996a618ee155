import type { AnnualDamage, EadRuleName } from "@stopbank/contract/annual-damage";

type LossCurve = Pick<AnnualDamage["loss_curve"][number], "return_period_years" | "damage">[];
type Bound = keyof NonNullable<LossCurve[number]["damage"]>;
type Point = readonly [years: number, amount: number];

/** So fine that a straight line between two of them is what the rule says, to the pixel. */
const stepsBetween = 24;

/**
 * Damage by return period, read between the modelled events as the rule reads it. Where nothing is known of an event the
 * line has a gap, up to its neighbours.
 */
export function lossLine(curve: LossCurve, rule: EadRuleName, bound: Bound): Point[] {
  return curve.flatMap((to, at): Point[] => {
    const from = curve[at - 1];
    const end: Point = [to.return_period_years, damageOf(to, bound)];
    if (from === undefined) return [end];
    const between = Array.from({ length: stepsBetween - 1 }, (_, step): Point => {
      const share = (step + 1) / stepsBetween;
      // Even steps along a logarithmic axis.
      const years = from.return_period_years * (to.return_period_years / from.return_period_years) ** share;
      const weight =
        rule === "trapezoid"
          ? (1 / from.return_period_years - 1 / years) /
            (1 / from.return_period_years - 1 / to.return_period_years)
          : share;
      return [years, damageOf(from, bound) + weight * (damageOf(to, bound) - damageOf(from, bound))];
    });
    return [...between, end];
  });
}

/** The events that were modelled and of which something is known. */
export const lossMarks = (curve: LossCurve): Point[] =>
  curve.flatMap(({ return_period_years, damage }) =>
    damage === null ? [] : [[return_period_years, damage.value]],
  );

const damageOf = ({ damage }: LossCurve[number], bound: Bound): number => damage?.[bound] ?? Number.NaN;

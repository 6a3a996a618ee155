import { DomainError } from "@stopbank/errors";
import type { Estimate } from "../damage/damage.ts";

/**
 * How damage between modelled return periods is read. `log-linear`: damage is linear in the logarithm of the return
 * period (Delft-FIAT). `trapezoid`: damage is linear in the yearly probability of exceedance.
 */
export interface EadRule {
  readonly between: "log-linear" | "trapezoid";
  /** Whether events rarer than the rarest modelled count, each with that one's damage, the least they can cost. */
  readonly tail: boolean;
}

/** The rules by name; `log-linear`, Delft-FIAT's, is the default. */
export const eadRules = {
  "log-linear": { between: "log-linear", tail: true },
  trapezoid: { between: "trapezoid", tail: true },
  "no-tail": { between: "log-linear", tail: false },
} as const satisfies Record<string, EadRule>;

export type EadRuleName = keyof typeof eadRules;

/**
 * What the damage of each return period contributes to expected annual damage, which is the sum of weight times
 * damage. So the weights are worked out once and serve every element.
 *
 * With f = 1 / T, the damage D between T1 < T2 integrates over f2 <= f <= f1 to D1 w1 + D2 w2, where for log-linear
 * w2 = (f1 - f2) / ln(T2 / T1) - f2 and for trapezoids w2 = (f1 - f2) / 2, and w1 = f1 - f2 - w2. The tail adds f of
 * the rarest. Events commoner than the commonest modelled count nothing.
 *
 * @param years return periods, ascending and distinct, above 0.
 * @throws DomainError `ead/bad-return-periods`.
 */
export function eadWeights(years: ArrayLike<number>, rule: EadRule = eadRules["log-linear"]): Float64Array {
  if (years.length === 0) throw badPeriods(years);
  const weights = new Float64Array(years.length);
  for (let i = 0; i < years.length; i++) {
    // Asked this way round, NaN fails the check too.
    if (!(years[i]! > (i === 0 ? 0 : years[i - 1]!) && years[i]! < Infinity)) throw badPeriods(years);
    if (i === 0) continue;
    const width = 1 / years[i - 1]! - 1 / years[i]!;
    const rarer =
      rule.between === "trapezoid" ? width / 2 : width / Math.log(years[i]! / years[i - 1]!) - 1 / years[i]!;
    weights[i - 1]! += width - rarer;
    weights[i]! += rarer;
  }
  if (rule.tail) weights[years.length - 1]! += 1 / years[years.length - 1]!;
  return weights;
}

/**
 * Expected annual damage of one damage curve, in the damage's unit per year: the sum of {@link eadWeights} times damage, each bound
 * for itself. Not a number where a damage is not.
 * @param damages one for each weight.
 */
export function weightedEstimate(damages: readonly Estimate[], weights: Float64Array): Estimate {
  const sum = (bound: keyof Estimate) =>
    damages.reduce((total, damage, period) => total + weights[period]! * damage[bound], 0);
  return { min: sum("min"), value: sum("value"), max: sum("max") };
}

const badPeriods = (years: ArrayLike<number>) =>
  new DomainError(
    "invalid",
    "ead/bad-return-periods",
    "Expected annual damage needs one or more return periods, each above zero and no two the same.",
    { years: Array.from(years) },
  );

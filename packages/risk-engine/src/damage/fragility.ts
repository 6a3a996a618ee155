import { DomainError } from "@stopbank/errors";

/** A lognormal fragility curve: the probability that a damage state is reached or exceeded. */
export interface FragilityCurve {
  /** The intensity at which the probability is one half, in the hazard's unit; above 0. */
  readonly median: number;
  /** Standard deviation of the intensity's natural logarithm; above 0. */
  readonly beta: number;
}

/**
 * P(state reached | intensity) = Phi(ln(intensity / median) / beta), as in HAZUS; 0 at or below zero intensity, NaN
 * stays NaN.
 * @throws DomainError `fragility/bad-curve` when median or beta is not above 0.
 */
export function exceedanceProbability({ median, beta }: FragilityCurve, intensity: number): number {
  if (!(median > 0 && beta > 0))
    throw new DomainError(
      "invalid",
      "fragility/bad-curve",
      "A fragility curve needs a median and beta above zero.",
      {
        median,
        beta,
      },
    );
  if (intensity <= 0) return 0;
  return normalDistribution(Math.log(intensity / median) / beta);
}

/**
 * The probability of being in each state, from none (at 0) to the last: differences of the exceedance curves. Where
 * curves with different betas cross, a rarer state is taken to be no likelier than the one before it.
 * @param curves from the lightest damage state to the heaviest.
 * @throws DomainError `fragility/bad-curve`.
 */
export function stateProbabilities(curves: readonly FragilityCurve[], intensity: number): Float64Array {
  const states = new Float64Array(curves.length + 1);
  let reached = 1;
  for (const [i, curve] of curves.entries()) {
    const next = Math.min(reached, exceedanceProbability(curve, intensity));
    states[i] = reached - next;
    reached = next;
  }
  states[curves.length] = reached;
  return states;
}

/** The standard normal distribution function, to about 1e-15. */
export function normalDistribution(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const upper = complementaryErrorFunction(x) / 2;
  return z < 0 ? upper : 1 - upper;
}

/** erfc for x >= 0: its series where it converges fast, then its continued fraction (Abramowitz and Stegun 7.1.6, 7.1.14). */
function complementaryErrorFunction(x: number): number {
  const scaled = Math.exp(-x * x) / Math.sqrt(Math.PI);
  if (x < 2.5) {
    let term = x;
    let sum = x;
    for (let n = 1; Math.abs(term) > 1e-17 * sum; n++) {
      term *= (2 * x * x) / (2 * n + 1);
      sum += term;
    }
    return 1 - 2 * scaled * sum;
  }
  let fraction = x;
  for (let n = 60; n >= 1; n--) fraction = x + n / 2 / fraction;
  return scaled / fraction;
}

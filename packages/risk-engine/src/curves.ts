import { DomainError } from "@stopbank/errors";

/** How a curve is read between its points: straight, or at the last point reached. */
export type CurveReading = "linear" | "step";

/** Damage ratio against hazard intensity, level beyond its ends. */
export interface DamageCurve {
  /** Ascending, in the hazard's unit. */
  readonly intensities: Float64Array;
  /** Shares of the value lost, at the same places. */
  readonly ratios: Float64Array;
  readonly reading: CurveReading;
}

/**
 * A curve from its points.
 * @throws DomainError `curve/bad-points` unless there is a point, all are numbers and the intensities ascend.
 */
export function damageCurve(
  points: readonly (readonly [intensity: number, ratio: number])[],
  reading: CurveReading = "linear",
): DamageCurve {
  const intensities = Float64Array.from(points, ([intensity]) => intensity);
  const ratios = Float64Array.from(points, ([, ratio]) => ratio);
  const ascends = intensities.every((x, i) => Number.isFinite(x) && (i === 0 || x > intensities[i - 1]!));
  if (points.length === 0 || !ascends || !ratios.every(Number.isFinite))
    throw new DomainError(
      "invalid",
      "curve/bad-points",
      "A damage curve needs points whose intensities are numbers in ascending order.",
      { points },
    );
  return { intensities, ratios, reading };
}

/**
 * The damage ratio at an intensity; NaN stays NaN.
 * @param step where given, the intensity is first rounded to whole multiples of it, as Delft-FIAT does with 0.01 m.
 */
export function damageRatio(curve: DamageCurve, intensity: number, step?: number): number {
  const { intensities, ratios, reading } = curve;
  if (Number.isNaN(intensity)) return Number.NaN;
  // Dividing by the whole number of steps in 1 keeps 0.01 m from leaving 1.7400000000000002.
  const x = step === undefined ? intensity : Math.round(intensity / step) / Math.round(1 / step);
  const last = intensities.length - 1;
  // A step is not taken before its point is reached, so below the first there is no damage to read off it.
  if (x <= intensities[0]!) return reading === "step" && x < intensities[0]! ? 0 : ratios[0]!;
  if (x >= intensities[last]!) return ratios[last]!;
  let low = 0;
  let high = last;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (intensities[middle]! <= x) low = middle;
    else high = middle;
  }
  if (reading === "step") return ratios[low]!;
  const share = (x - intensities[low]!) / (intensities[high]! - intensities[low]!);
  return ratios[low]! + share * (ratios[high]! - ratios[low]!);
}

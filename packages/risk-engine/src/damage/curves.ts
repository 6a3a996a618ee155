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
  const x = step === undefined ? intensity : wholeSteps(intensity, step);
  if (reading === "step") return lastReached(curve, x);
  const last = intensities.length - 1;
  if (x <= intensities[0]!) return ratios[0]!;
  if (x >= intensities[last]!) return ratios[last]!;
  let low = 0;
  let high = last;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (intensities[middle]! <= x) low = middle;
    else high = middle;
  }
  const share = (x - intensities[low]!) / (intensities[high]! - intensities[low]!);
  return ratios[low]! + share * (ratios[high]! - ratios[low]!);
}

/** The nearest whole multiple. Dividing by the number of steps in 1 keeps 0.01 m from leaving 1.7400000000000002. */
function wholeSteps(intensity: number, step: number): number {
  const inOne = Math.round(1 / step);
  const steps = Math.round(intensity / step);
  return Math.abs(inOne * step - 1) < 1e-9 ? steps / inOne : steps * step;
}

/** Datasets hold intensities in 32 bits, where 0.7 is a little less: that much short of a point counts as there. */
const shortBy = 2 ** -22;

/** The ratio of the last point reached: 0 before the first, where no step is taken yet. */
function lastReached({ intensities, ratios }: DamageCurve, intensity: number): number {
  const reach = intensity + shortBy * Math.max(1, Math.abs(intensity));
  let found = 0;
  for (let i = 0; i < intensities.length && intensities[i]! <= reach; i++) found = ratios[i]!;
  return found;
}

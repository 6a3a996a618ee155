import type { Point } from "@stopbank/charts/curve";
import { damageCurve, damageRatio } from "@stopbank/risk-engine/curves";
import { ratioFromStated, type StatedCurve } from "@stopbank/risk-engine/damage";
import type { CurveMethod } from "./methodVariants.ts";

/** A curve as the API gives it; the same as a method's without its variants. */
export type Curve = Pick<CurveMethod, "points" | "min" | "max" | "affected" | "reading" | "step">;

type Pairs = StatedCurve["points"];

/** Reads a curve as the engine does: the picture cannot show another curve than the one damage is reckoned by. */
export function curveReader(curve: Curve) {
  const { points, min, max, affected, reading } = curve;
  const ratio = ratioFromStated({
    points: pairs(points),
    ...(min === undefined ? {} : { min: pairs(min) }),
    ...(max === undefined ? {} : { max: pairs(max) }),
    ...(affected === undefined ? {} : { affected: pairs(affected) }),
    ...(reading === undefined ? {} : { reading }),
  });
  const share = affected === undefined ? undefined : damageCurve(pairs(affected), reading);
  return {
    value: (at: number) => ratio(at).value,
    min: (at: number) => ratio(at).min,
    max: (at: number) => ratio(at).max,
    affected: share === undefined ? undefined : (at: number) => damageRatio(share, at),
  };
}

export const hasBounds = ({ min, max }: Curve): boolean => min !== undefined || max !== undefined;

/** Every intensity at which one of a curve's lines has a point, ascending. */
export const intensitiesOf = ({ points, min = [], max = [], affected = [] }: Curve): number[] =>
  [...new Set([...points, ...min, ...max, ...affected].map(([at = 0]) => at))].sort((a, b) => a - b);

/** Between two points of curves that are multiplied the product is bent: so many straight pieces stand for it. */
const pieces = 12;

/** The lines of a curve over a range, for drawing: the value lost, the band it lies in and the share affected where stated. */
export function curveLines(curve: Curve, [from, to]: readonly [from: number, to: number]) {
  const read = curveReader(curve);
  const knots = [...new Set([from, ...intensitiesOf(curve).filter((at) => at > from && at < to), to])];
  const line = (value: (at: number) => number): Point[] =>
    curve.reading === "step" ? stairs(knots, value) : straight(knots, value, curve.affected !== undefined);
  return {
    points: line(read.value),
    band: hasBounds(curve) ? { least: line(read.min), most: line(read.max) } : undefined,
    affected: read.affected === undefined ? undefined : line(read.affected),
  };
}

const stairs = (knots: readonly number[], value: (at: number) => number): Point[] =>
  knots.flatMap((at, i): Point[] => {
    const before = knots[i - 1];
    return before === undefined
      ? [[at, value(at)]]
      : [
          [at, value(before)],
          [at, value(at)],
        ];
  });

const straight = (knots: readonly number[], value: (at: number) => number, isBent: boolean): Point[] =>
  knots.flatMap((at, i): Point[] => {
    const before = knots[i - 1];
    if (!isBent || before === undefined) return [[at, value(at)]];
    return Array.from({ length: pieces }, (_, piece) => {
      const place = before + ((at - before) * (piece + 1)) / pieces;
      return [place, value(place)] as const;
    });
  });

const pairs = (points: Curve["points"]): Pairs => points.map(([at = 0, share = 0]) => [at, share] as const);

import { type DamageClass, damageClassCodes } from "../columns/columns.ts";

/** How much of an element counts as exposed, by its damage class: 0 nothing, 1 all of it. */
export type ClassWeights = Readonly<Record<DamageClass, number>>;

/**
 * What classes weigh unless a client says otherwise. Exposed and potential say that an element is reached and not how badly:
 * half is an assumption, and whatever is made of it says how much rests on that.
 */
export const usualClassWeights: ClassWeights = {
  unspecified: 0,
  insignificant: 0,
  potential: 0.5,
  exposed: 0.5,
  low: 0.25,
  moderate: 0.5,
  high: 1,
};

/** Classes that say nothing of how bad it is. */
const assumed: readonly DamageClass[] = ["potential", "exposed"];

/** Weights by the stored code of the class. */
export function weightsByCode(weights: ClassWeights): Float64Array {
  const byCode = new Float64Array(damageClasses.length);
  for (const name of damageClasses) byCode[damageClassCodes[name]] = weights[name];
  return byCode;
}

/** Whether the class of a stored code is one whose weight is assumed. */
export const isAssumed: Uint8Array = Uint8Array.from({ length: 7 }, (_, code) =>
  assumed.some((name) => damageClassCodes[name] === code) ? 1 : 0,
);

const damageClasses = Object.keys(damageClassCodes) as DamageClass[];

import { notAssessed } from "@stopbank/risk-engine/columns";

/** Code of what is assessed and not exposed, which has no class. */
export const notExposed = 254;

/**
 * By code of a damage class, `notExposed` or `notAssessed`: the share of each element's length or area. What an element
 * has of all codes adds up to 1.
 */
export type ClassShares = ReadonlyMap<number, Float64Array>;

/** Weights of pieces by code and element, until they are made into shares. */
export class PieceWeights {
  readonly byCode = new Map<number, Float64Array>();
  readonly count: number;

  constructor(count: number) {
    this.count = count;
  }

  add(code: number, element: number, weight: number): void {
    let weights = this.byCode.get(code);
    if (weights === undefined) {
      weights = new Float64Array(this.count);
      this.byCode.set(code, weights);
    }
    weights[element]! += weight;
  }

  /** Divides by what each element has in all, once the whole of every element is added. */
  shares(): ClassShares {
    const total = new Float64Array(this.count);
    for (const weights of this.byCode.values()) for (let i = 0; i < this.count; i++) total[i]! += weights[i]!;
    for (const weights of this.byCode.values())
      for (let i = 0; i < this.count; i++) weights[i] = total[i] === 0 ? 0 : weights[i]! / total[i]!;
    return this.byCode;
  }
}

/**
 * What shares of a part are of the whole element; the rest is not assessed.
 * @param part how much of each element was assessed, from 0 to 1.
 */
export function sharesOfPart(shares: ClassShares, part: Float64Array): ClassShares {
  const all = new Map([...shares].map(([code, own]) => [code, own.map((each, i) => each * part[i]!)]));
  const rest = all.get(notAssessed) ?? new Float64Array(part.length);
  return all.set(
    notAssessed,
    rest.map((each, i) => each + 1 - part[i]!),
  );
}

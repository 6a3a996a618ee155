/** A hazard read under every element of a layer, before classes are given. */
export interface Sampled {
  /** Intensity; NaN where there is none or none was found. */
  readonly value: Float64Array;
  /** Whether the hazard has anything at the element, known intensity or not. */
  readonly isHit: Uint8Array;
  /** Whether the element lies in what the source itself covers: cells with data, rows of a table. */
  readonly isCovered: Uint8Array;
  /** Damage class code from a column of polygons, where classes come from one; 255 for none. */
  readonly sourceClass?: Uint8Array;
}

export const noClass = 255;

export function startSampled(count: number) {
  return {
    value: new Float64Array(count).fill(Number.NaN),
    isHit: new Uint8Array(count),
    isCovered: new Uint8Array(count),
  };
}

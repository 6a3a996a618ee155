/** Best estimates of every element between their bounds. */
export interface Bounded {
  readonly min: Float64Array;
  readonly value: Float64Array;
  readonly max: Float64Array;
}

/** Where figures were published. */
export interface CurveSource {
  readonly title: string;
  readonly url: string;
}

/** Pairs of intensity and share of the value lost, ascending. */
export type Points = [intensity: number, ratio: number][];

/** A damage state that half of the elements reach at `median`. */
export interface ShippedState {
  readonly state: string;
  readonly damageClass: "insignificant" | "low" | "moderate" | "high";
  readonly median: number;
  /** Standard deviation of the intensity's natural logarithm. */
  readonly beta: number;
  readonly ratio: { readonly min: number; readonly value: number; readonly max: number };
}

interface About {
  /** Such as `stopbank/flood-depth/residential-oceania`. */
  readonly name: string;
  readonly title: string;
  /** Of the intensity. */
  readonly unit: string;
  /** Intensities the figures are for. */
  readonly validFrom: number;
  readonly validTo: number;
  /** What to know before using it. */
  readonly note: string;
  readonly source: CurveSource;
  /** What the figures here were compared with, and whether it agreed. */
  readonly checked: string;
  /** On what terms the figures may be used. */
  readonly licence: string;
}

export type CurveData = About &
  (
    | { readonly kind: "curve"; readonly points: Points }
    | { readonly kind: "fragility"; readonly states: readonly ShippedState[] }
  );

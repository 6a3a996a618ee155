// Of what the API answers, the part that stands on paper.

export const classes = ["high", "medium", "low", "insignificant"] as const;
export type DamageClass = (typeof classes)[number];
/** Larkhaven's words for them. */
export const classWords: Readonly<Record<DamageClass, string>> = {
  high: "Major",
  medium: "Moderate",
  low: "Minor",
  insignificant: "Insignificant",
};

export type ByClass = Readonly<Record<DamageClass | "total", number>>;

export interface Assessment {
  readonly selected_count: number;
  readonly assessed_count: number;
  readonly exposed_count: number;
  readonly not_assessed_count: number;
  readonly assessed_metric: number;
  readonly not_assessed_metric: number;
}

/** Under several scenarios together. */
export interface Counted {
  readonly totals: ByClass;
  readonly metric_unit: string;
  readonly assessment: Assessment;
  readonly sentence: string;
}

export interface Stats extends Counted {
  readonly unit: string;
  readonly bucket_size: number | null;
  readonly exposure_buckets: readonly { readonly exposure_bucket: number | null; readonly total: number }[];
  readonly n_days_buckets: readonly { readonly n_days: number; readonly total: number }[];
  readonly attribute_stats: {
    readonly replacement_costs: { readonly value: ByClass; readonly assessed_total: number } | null;
  };
}

export interface OfType<T> {
  readonly asset_type: string;
  readonly hazard_scenario: string;
  readonly data: T;
}

export interface Bounded {
  readonly min: number;
  readonly value: number;
  readonly max: number;
}

export interface DamageTogether {
  readonly each: readonly {
    readonly hazard_id: string;
    readonly hazard_scenario: string;
    readonly damage: Bounded;
    readonly expected_annual_damage: Bounded;
    readonly annual_partly_assessed_count: number;
  }[];
  readonly damage: Bounded;
  readonly expected_annual_damage: Bounded;
  readonly partly_assessed_count: number;
  readonly annual_partly_assessed_count: number;
}

export interface AnnualDamage {
  readonly expected_annual_damage: Bounded;
  readonly partly_assessed_count: number;
  readonly loss_curve: readonly {
    readonly return_period_years: number;
    readonly damage: Bounded | null;
    readonly weight_per_year: number;
    readonly exposed_count: number;
    readonly counted_count: number;
    readonly not_assessed_count: number;
  }[];
  readonly along?: readonly {
    readonly parameter_value: number;
    readonly expected_annual_damage: Bounded | null;
    readonly exposed_count: number;
    readonly partly_assessed_count: number;
  }[];
}

export interface ProjectedRow {
  readonly parameter_value: number;
  readonly hazard_scenario: string;
  readonly insignificant: number;
  readonly low: number;
  readonly minor: number;
  readonly moderate: number;
  readonly major: number;
  readonly high: number;
  readonly total: number;
  readonly exposed_count: number;
  readonly not_assessed_count: number;
}

export interface Worst {
  readonly unit: string;
  readonly ranked_count: number;
  readonly unknown_count: number;
  readonly elements: readonly {
    readonly asset_id: string;
    readonly name: string;
    readonly bbox: readonly number[];
    readonly amount: number | null;
    readonly damage_class: DamageClass | null;
  }[];
}

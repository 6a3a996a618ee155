interface Amount {
  readonly metric: number;
}
export const levels = ["insignificant", "minor", "moderate", "major", "exposed"] as const;
export interface Vulnerability extends Amount {
  readonly metricTotal: number;
  readonly notAssessed: Amount;
  readonly vulnerabilities: Readonly<Record<(typeof levels)[number], Amount>>;
}
export type Summary = Readonly<Record<string, Readonly<Record<string, Vulnerability>>>>;
export interface Together {
  readonly totals: { readonly total: number };
  readonly assessment: { readonly assessed_metric: number };
}

/** So many regions with one more of every level than the one before, and all of them. */
export function manyRegions(count: number) {
  const regions = Array.from({ length: count }, (_, at) => ({
    region: `suburbs.r-${at}`,
    name: `Region ${at}`,
  }));
  const figure = (metric: number) => ({
    currency: "NZD",
    metric,
    metricTotal: 1_000_000,
    metricUnit: "each",
    replacementCost: metric,
    replacementCostTotal: 1_000_000,
    replacementCostMissing: 0,
    notAssessed: { metric: 0, replacementCost: 0 },
    vulnerabilities: Object.fromEntries(levels.map((level) => [level, { metric, replacementCost: metric }])),
  });
  const layers = ["buildings", "roads", "water_pipes", "reserves"];
  const row = (metric: number) => Object.fromEntries(layers.map((layer) => [layer, figure(metric)]));
  const summary = Object.fromEntries(regions.map(({ region }, at) => [region, row(at + 1)]));
  return { regions, summary, all: row(999_999) };
}

import { type AreaSums, startAreaSums } from "./areaSums.ts";

/** An element layer of a value set. */
export interface SetLayer {
  /** What its metric is in: layers of one unit are added up, those of several are not. */
  readonly unit: string;
  readonly sums: AreaSums;
}

/** How much of a value set is exposed, for each area. Every figure is a share, 0 to 1. */
export interface ValueSetShares {
  /** Weighted metric of the assessed. 0 where nothing of the set is there, NaN where none of it was assessed. */
  readonly share: Float64Array;
  /** Metric that is not known to be exposed and was not assessed for every hazard, of all of it; 0 where nothing is there. */
  readonly unknown: Float64Array;
  /** The part of the share that rests on assumed weights; NaN where the share is. */
  readonly assumed: Float64Array;
}

/**
 * The shares of one value set: metrics are pooled over the set's layers of one unit, and each unit's share counts alike, since
 * homes and kilometres cannot be added up. A unit of which an area has nothing does not count there, nor does one of which
 * nothing was assessed count in the share.
 */
export function valueSetShares(layers: readonly SetLayer[], areas: number): ValueSetShares {
  const units = [...Map.groupBy(layers, ({ unit }) => unit).values()].map((ofUnit) =>
    ofUnit.length === 1 ? ofUnit[0]!.sums : pooled(ofUnit, areas),
  );
  const shares = {
    share: new Float64Array(areas),
    unknown: new Float64Array(areas),
    assumed: new Float64Array(areas),
  };
  for (let area = 0; area < areas; area++) {
    let [there, known, share, unknown, assumed] = [0, 0, 0, 0, 0];
    for (const sums of units) {
      const total = sums.total[area]!;
      if (total <= 0) continue;
      there++;
      const lacking = sums.notAssessed[area]!;
      unknown += Math.min(1, (lacking + sums.partlyAssessed[area]!) / total);
      const assessed = total - lacking;
      if (assessed <= 0) continue;
      known++;
      share += Math.min(1, sums.weighted[area]! / assessed);
      assumed += Math.min(1, sums.assumed[area]! / assessed);
    }
    if (there === 0) continue;
    shares.share[area] = known === 0 ? Number.NaN : share / known;
    shares.assumed[area] = known === 0 ? Number.NaN : assumed / known;
    shares.unknown[area] = unknown / there;
  }
  return shares;
}

function pooled(layers: readonly SetLayer[], areas: number): AreaSums {
  const sums = startAreaSums(areas);
  for (const { sums: each } of layers)
    for (const key of Object.keys(sums) as (keyof AreaSums)[])
      for (let area = 0; area < areas; area++) sums[key][area]! += each[key][area]!;
  return sums;
}

/** An element layer of a value set in one area, and what of its weighted metric is due to each group of hazards. */
export interface LayerParts {
  readonly unit: string;
  readonly assessed: number;
  /** By group, as `weightedByGroup` takes them apart. */
  readonly weighted: Float64Array;
}

/**
 * What of a value set's share in an area is due to each group of hazards, pooled as `valueSetShares` does: the groups add up to
 * the share.
 */
export function groupShares(layers: readonly LayerParts[], groups: number): number[] {
  const shares = new Array<number>(groups).fill(0);
  const units = [...Map.groupBy(layers, ({ unit }) => unit).values()]
    .map((ofUnit) => ({
      assessed: ofUnit.reduce((sum, { assessed }) => sum + assessed, 0),
      weightedBy: (group: number) => ofUnit.reduce((sum, { weighted }) => sum + weighted[group]!, 0),
    }))
    .filter(({ assessed }) => assessed > 0);
  for (const { assessed, weightedBy } of units)
    for (let group = 0; group < groups; group++)
      shares[group]! += weightedBy(group) / assessed / units.length;
  return shares;
}

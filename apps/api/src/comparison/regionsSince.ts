import type { VersionByRegion } from "@stopbank/contract/dataset-versions";
import { laterMeasures } from "@stopbank/risk-engine/across-versions";
import type { RegionComparison } from "@stopbank/risk-engine/compare-by-region";
import type { RiskQuestion } from "../ask/riskQuestion.ts";
import { regionsToCompare, regionsWire, tallyRegions } from "./compareRegions.ts";
import { type Asked, requireComparable, selectVersions, sharedMoney } from "./versionSides.ts";

/**
 * What differs for the elements that both versions have, by the regions of the later one. Each side goes by what its own
 * version measured, changes by the later one's.
 *
 * @throws DomainError `dataset/not-comparable`, `dataset/unknown-region-group`, and as `selectVersions`.
 */
export async function regionsSince(
  earlier: Asked,
  later: Asked,
  question: Pick<RiskQuestion, "type" | "nDays">,
  tags: readonly string[],
  group: string,
): Promise<VersionByRegion> {
  const { dataset, selection } = later;
  requireComparable(earlier.dataset, dataset, question.type, tags);
  const regions = regionsToCompare(dataset, question.type, group);
  const found = await selectVersions(earlier, later, question, tags, regions.columns);
  const { rows, was, is, sides, shared } = found;
  const compared = { layer: is.layer, selection: shared, sides };
  const { turn } = selection.asker;
  const formerly = laterMeasures(rows, was.layer.measures);
  const byEarlier = await tallyRegions(compared, regions, formerly, turn);
  const byLater = await tallyRegions(compared, regions, is.layer.measures, turn);
  const sums = {
    regions: byLater.regions.map((region, i) => withSideBefore(region, byEarlier.regions[i] ?? region)),
    outside: withSideBefore(byLater.outside, byEarlier.outside),
  };
  return {
    before: [...tags],
    after: [...tags],
    before_version: earlier.dataset.version,
    ...regionsWire(dataset, is.layer, group, sums, sharedMoney(earlier, later, found)),
  };
}

const withSideBefore = (later: RegionComparison, { exposedBefore }: RegionComparison): RegionComparison => ({
  ...later,
  exposedBefore,
});

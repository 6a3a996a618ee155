import { type Static, Type } from "typebox";
import { SelectionQuery } from "../map/selection.ts";
import { nullable } from "../nullable.ts";
import { RiskNumbers } from "./risk.ts";

/** Regions of one answer at most. */
const mostRegions = 2_000;
/** Figures of a region under a scenario take some 1.5 kB, so that an answer stays below 15 MB. */
const mostFigures = 10_000;

/** So many regions may be asked about at once with so many pairs of layer and scenario. */
export const mostRegionsOf = (pairs: number): number =>
  Math.min(mostRegions, Math.floor(mostFigures / pairs));

export const StatsByRegionQuery = Type.Object(
  {
    ...SelectionQuery.properties,
    regions: Type.String({
      pattern: "[^,]",
      // Of 80 characters each.
      maxLength: 160_000,
      description: `Ids of the regions that figures are wanted of, separated by commas; of one group or of several. At most ${mostRegions}, and ${mostFigures} over all pairs of layer and scenario`,
    }),
  },
  { additionalProperties: false },
);

const { totals, total_metric, metric_type, metric_unit, assessment } = RiskNumbers.properties;
const { asset_counts, assets_missing_attributes, attribute_stats } = RiskNumbers.properties;

/** What `RiskNumbers` has of the elements in a region, without what is about intensities. */
export const RegionNumbers = Type.Object({
  totals,
  total_metric,
  metric_type,
  metric_unit,
  assessment,
  percent_exposed: nullable(Type.Number(), {
    description: "Exposed metric of the assessed; null where nothing was assessed",
  }),
  asset_counts,
  assets_missing_attributes,
  attribute_stats,
});
export type RegionNumbers = Static<typeof RegionNumbers>;

/** POST /asset/exposure/stats_by_region/...: every element layer named under every scenario named, in every region named. */
export const StatsByRegion = Type.Array(
  Type.Object({
    asset_type: Type.String(),
    hazard_scenario: Type.String(),
    dataset_version: Type.String(),
    regions: Type.Array(Type.Object({ region: Type.String(), name: Type.String(), data: RegionNumbers }), {
      description: "Each region once, in the order they are named in",
    }),
  }),
);
export type StatsByRegion = Static<typeof StatsByRegion>;

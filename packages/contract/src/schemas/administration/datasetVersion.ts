import { type Static, Type } from "typebox";
import { nullable } from "../nullable.ts";
import { ChangedElements, ChangeTotals, ComparisonByRegion, ComparisonNumbers } from "../risk/comparison.ts";

/** What versions are called. */
export const VersionName = Type.String({ pattern: "^[0-9a-f]{16}$" });

export const DatasetVersions = Type.Array(
  Type.Object({
    version: Type.String(),
    title: Type.String(),
    notice: nullable(Type.String(), {
      description: "What its publisher says of it; null where nothing",
    }),
    published_at: Type.String({ format: "date-time", description: "When it was stored here" }),
    is_current: Type.Boolean({ description: "It is what the map and every other call answer from" }),
  }),
  { description: "The one that became current last comes first" },
);
export type DatasetVersions = Static<typeof DatasetVersions>;

/** Selected elements that one version alone has, or that only its selection has. */
const OnlyIn = Type.Object({ selected: ChangeTotals, exposed: ChangeTotals, not_assessed: ChangeTotals });

/** Why a layer cannot be compared with an earlier version. */
export const versionLacks = ["layer", "scenario", "unit"] as const;

export const VersionComparison = Type.Array(
  Type.Object({
    asset_type: Type.String(),
    hazard_scenarios: Type.Array(Type.String()),
    before_version: Type.String(),
    after_version: Type.String({ description: "The current one" }),
    lacks: nullable(Type.Enum(versionLacks), {
      description:
        "What the version before does not have: the layer, one of the scenarios, or the same unit of its quantity. Then there is no `data`",
    }),
    data: nullable(ComparisonNumbers, {
      description:
        "Of the elements in both, by id: each side by the metric and cost that its own version has, changes and transitions by the current one's. Costs are null where the versions' money is not the same",
    }),
    only_before: nullable(OnlyIn),
    only_after: nullable(OnlyIn),
    sentence: Type.String(),
  }),
);
export type VersionComparison = Static<typeof VersionComparison>;

/** Elements that both versions have, by id. */
export const VersionChangedElements = Type.Object({
  ...ChangedElements.properties,
  before_version: Type.String({
    description: "`before` is of it, `after` of the current one, `dataset_version`",
  }),
});
export type VersionChangedElements = Static<typeof VersionChangedElements>;

/** Of elements that both versions have, by the regions of the current one; each side by its own version's metric and cost. */
export const VersionByRegion = Type.Object({
  ...ComparisonByRegion.properties,
  before_version: Type.String(),
});
export type VersionByRegion = Static<typeof VersionByRegion>;

import { type Static, Type } from "typebox";
import { LayerName } from "../map/names.ts";
import { nullable } from "../nullable.ts";
import { Money } from "./money.ts";

/** The levels that a summary names, from the least to the most severe; those of {@link furtherLevels} only where something is in them. */
export const summaryLevels = ["insignificant", "minor", "moderate", "major", "exposed"] as const;
/** Levels of elements about whose damage less is known. */
export const furtherLevels = ["potential", "unspecified"] as const;
export type SummaryLevel = (typeof summaryLevels)[number] | (typeof furtherLevels)[number];

/** What stands for every region of the group together, each element counted once. No region's id is without a dot. */
export const everyRegion = "all";
/** What stands for elements that lie in no region of the group: they are in no other entry. */
export const noRegionOfGroup = "outside";

/** Regions times element layers of an answer at most: each takes some 450 bytes, so that it stays below 20 MB. */
export const mostSummaryFigures = 40_000;

export const RegionSummaryQuery = Type.Object(
  {
    region_group: Type.Optional(
      Type.Unsafe<string>({
        ...LayerName,
        description:
          "The group whose regions are answered, as /regions names it; the first of them without it",
      }),
    ),
  },
  { additionalProperties: false },
);

const cost = nullable(Type.Number(), {
  description: "Replacement cost of those that have one; null where the layer has none",
});

export const SummaryAmount = Type.Object({
  metric: Type.Number({ description: "In `metricUnit`" }),
  replacementCost: cost,
});
export type SummaryAmount = Static<typeof SummaryAmount>;

const level = (name: SummaryLevel): [SummaryLevel, typeof SummaryAmount] => [name, SummaryAmount];

/** What the scenarios do to one element layer in one region. */
export const RegionVulnerability = Type.Object({
  ...Money.properties,
  metric: Type.Number({ description: "Of the exposed elements, over all levels" }),
  metricTotal: Type.Number({
    description: "Of the elements that were assessed, exposed or not: what a percentage is of",
  }),
  metricUnit: Type.String({ description: "each, km, ha or another of the dataset's" }),
  replacementCost: cost,
  replacementCostTotal: cost,
  replacementCostMissing: Type.Integer({
    description: "Elements assessed that have no replacement cost on record, and are in no sum of costs",
  }),
  notAssessed: SummaryAmount,
  vulnerabilities: Type.Object({
    ...(Object.fromEntries(summaryLevels.map(level)) as Record<
      (typeof summaryLevels)[number],
      typeof SummaryAmount
    >),
    ...(Object.fromEntries(furtherLevels.map((name) => [name, Type.Optional(SummaryAmount)])) as Record<
      (typeof furtherLevels)[number],
      ReturnType<typeof Type.Optional<typeof SummaryAmount>>
    >),
  }),
});
export type RegionVulnerability = Static<typeof RegionVulnerability>;

/** GET /asset/rsm/vulnerabilities/...: by region (or {@link noRegionOfGroup}, {@link everyRegion}), then by element layer. */
export const RegionSummary = Type.Record(
  Type.String(),
  Type.Record(Type.String(), RegionVulnerability, {
    description: "By element layer; one without elements there is absent",
  }),
  { description: "By region in the group's order; a region without elements is absent" },
);
export type RegionSummary = Static<typeof RegionSummary>;

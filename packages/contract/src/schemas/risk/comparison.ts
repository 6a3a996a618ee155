import { type Static, Type } from "typebox";
import { SelectionQuery } from "../map/selection.ts";
import { nullable } from "../nullable.ts";
import { Money } from "./money.ts";
import { wireClasses } from "./wireClass.ts";

/** How an element stands to a side of a comparison: in one of the damage classes, or in none of them. */
export const elementStates = [...wireClasses, "not_exposed", "not_assessed"] as const;
export type ElementState = (typeof elementStates)[number];
const ElementState = Type.Enum(elementStates);

/** Sums over some elements. */
export const ChangeTotals = Type.Object({
  count: Type.Integer(),
  metric: Type.Number({
    description: "In `metric_unit`; a length, an area or people, or the count once more",
  }),
  cost: nullable(Type.Number(), {
    description: "Replacement cost of those that have one; null where the layer has none",
  }),
  cost_missing: Type.Integer({
    description: "Elements without a replacement cost, in a layer that has them",
  }),
});
export type ChangeTotals = Static<typeof ChangeTotals>;

/** What one side has above another, or below where it is negative. */
export const ChangeDifference = Type.Object({
  count: Type.Integer(),
  metric: Type.Number(),
  cost: nullable(Type.Number()),
});
export type ChangeDifference = Static<typeof ChangeDifference>;

/** One side by itself: the same figures as /asset/exposure gives of it. */
export const ComparedSide = Type.Object({
  assessed: ChangeTotals,
  exposed: ChangeTotals,
  not_exposed: ChangeTotals,
  not_assessed: ChangeTotals,
  percent_exposed: nullable(Type.Number(), {
    description: "Exposed metric of the assessed; null where nothing was assessed",
  }),
  classes: Type.Array(Type.Intersect([Type.Object({ class: ElementState }), ChangeTotals]), {
    description: "Damage classes that hold any element on either side, the least severe first",
  }),
});
export type ComparedSide = Static<typeof ComparedSide>;

const byChange = {
  worse: ChangeTotals,
  better: ChangeTotals,
  same: ChangeTotals,
  not_comparable: ChangeTotals,
};

export const ComparisonNumbers = Type.Object({
  metric_type: Type.String(),
  metric_unit: Type.String(),
  money: nullable(Money, { description: "Null where the layer has no replacement costs" }),
  selected: ChangeTotals,
  before: ComparedSide,
  after: ComparedSide,
  /** Like with like: of the elements that both sides assessed. */
  comparable: Type.Object(
    {
      exposed_before: ChangeTotals,
      exposed_after: ChangeTotals,
      difference: ChangeDifference,
    },
    { description: "Of the elements that both sides assessed: after less before is the difference" },
  ),
  ...byChange,
  class_differences: Type.Array(Type.Intersect([Type.Object({ class: ElementState }), ChangeDifference]), {
    description: "For each of `classes`, the second side less the first, each by itself",
  }),
  transitions: Type.Array(
    Type.Intersect([Type.Object({ before: ElementState, after: ElementState }), ChangeTotals]),
    {
      description:
        "Elements by their state on either side, those that hold any. They add up to `selected`, and by a side to that side",
    },
  ),
  sentence: Type.String({ description: "The difference in one plain sentence" }),
});
export type ComparisonNumbers = Static<typeof ComparisonNumbers>;

/** The scenarios of each side; of several, an element counts in the worst class any of them puts it in. */
export const comparedSides = {
  before: Type.Array(Type.String()),
  after: Type.Array(Type.String()),
};

export const ComparisonStats = Type.Array(
  Type.Object({
    asset_type: Type.String(),
    ...comparedSides,
    dataset_version: Type.String(),
    data: ComparisonNumbers,
  }),
);
export type ComparisonStats = Static<typeof ComparisonStats>;

const RegionChange = Type.Object({
  selected: ChangeTotals,
  difference: Type.Intersect([ChangeDifference], { description: "Exposed after less exposed before" }),
  exposed_before: ChangeTotals,
  exposed_after: ChangeTotals,
  ...byChange,
});

export const ComparisonByRegion = Type.Object({
  asset_type: Type.String(),
  ...comparedSides,
  dataset_version: Type.String(),
  metric_unit: Type.String(),
  money: nullable(Money),
  regions: Type.Array(
    Type.Intersect([Type.Object({ region: Type.String(), name: Type.String() }), RegionChange]),
    { description: "Regions of the group with any selected element, in its order" },
  ),
  outside: Type.Intersect([RegionChange], { description: "Of elements that lie in no region of the group" }),
});
export type ComparisonByRegion = Static<typeof ComparisonByRegion>;

/** Elements of a page of changes at most, and how far pages lead. */
export const mostChangedElements = 100;
export const furthestChangedElement = 5_000;

/** Which of the elements that change are asked for. */
export const ChangedQuery = Type.Object(
  {
    ...SelectionQuery.properties,
    change: Type.Optional(Type.Union([Type.Literal("worse"), Type.Literal("better")])),
    offset: Type.Optional(
      Type.Integer({ minimum: 0, maximum: furthestChangedElement - mostChangedElements }),
    ),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: mostChangedElements })),
  },
  { additionalProperties: false },
);

export const ChangedElements = Type.Object({
  asset_type: Type.String(),
  ...comparedSides,
  dataset_version: Type.String(),
  metric_unit: Type.String(),
  money: nullable(Money),
  total: Type.Integer({ description: "Elements that changed this way, on all pages" }),
  elements: Type.Array(
    Type.Object({
      asset_id: Type.String(),
      name: Type.String(),
      before: ElementState,
      after: ElementState,
      metric: Type.Number(),
      cost: nullable(Type.Number()),
      place: Type.Union([Type.Tuple([Type.Number(), Type.Number()]), Type.Null()], {
        description: "Longitude and latitude of a point in it; null where it has no geometry",
      }),
    }),
  ),
});
export type ChangedElements = Static<typeof ChangedElements>;

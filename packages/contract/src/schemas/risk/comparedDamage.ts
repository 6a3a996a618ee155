import { type Static, Type } from "typebox";
import { LayerName } from "../map/names.ts";
import { SelectionQuery } from "../map/selection.ts";
import { nullable } from "../nullable.ts";
import { Amount } from "./annualDamage.ts";
import { comparedSides } from "./comparison.ts";
import { Money } from "./money.ts";

/** What is asked for beside the elements. */
export const ComparedDamageQuery = Type.Object(
  {
    ...SelectionQuery.properties,
    group: Type.Optional(
      Type.Intersect([LayerName], { description: "A group of regions: damage is also answered in each" }),
    ),
  },
  { additionalProperties: false },
);

const SideDamage = Type.Object({
  amount: nullable(Amount, {
    description: "Of all that is selected; null where of what is exposed nothing is known",
  }),
  exposed_count: Type.Integer(),
  counted_count: Type.Integer({ description: "Exposed elements whose damage is in the sum" }),
  partly_assessed_count: Type.Integer({
    description: "In the sum, and known for some of the side's scenarios only: above 0 it is a lower bound",
  }),
  never_assessed_count: Type.Integer({ description: "Assessed for none of the side's scenarios" }),
});

const DamageChange = Type.Object({
  selected_count: Type.Integer(),
  before: SideDamage,
  after: SideDamage,
  /** Like with like. */
  comparable: Type.Object(
    {
      count: Type.Integer(),
      before: Amount,
      after: Amount,
      difference: Type.Intersect([Amount], {
        description:
          "After less before, each bound less its own: what differs if the least, or the greatest, curves and costs hold on both sides, so that `min` may lie above `max`",
      }),
    },
    { description: "Of the elements whose damage is wholly known on both sides" },
  ),
});
export type DamageChange = Static<typeof DamageChange>;

const change = {
  money: Money,
  damage: nullable(DamageChange, {
    description: "Null where a side has no damage in one event; `sentence` says why",
  }),
  regions: Type.Array(
    Type.Intersect([Type.Object({ region: Type.String(), name: Type.String() }), DamageChange]),
    { description: "Regions of the group with any selected element, in its order; empty without `group`" },
  ),
  outside: nullable(DamageChange, {
    description: "Of elements that lie in no region of the group; null without `group`",
  }),
  sentence: Type.String({ description: "The difference in one plain sentence" }),
};

/** What damage in one event costs a layer on two sides, each hazard of a side damaging what the others have left. */
export const ComparedDamage = Type.Object({
  asset_type: Type.String(),
  ...comparedSides,
  dataset_version: Type.String(),
  ...change,
});
export type ComparedDamage = Static<typeof ComparedDamage>;

/** The same between two versions, of elements that both have; each side by its own version's costs and curves. */
export const VersionDamage = Type.Object({
  ...ComparedDamage.properties,
  before_version: Type.String(),
});
export type VersionDamage = Static<typeof VersionDamage>;

import { type Static, Type } from "typebox";
import { SelectionQuery } from "../map/selection.ts";
import { nullable } from "../nullable.ts";
import { EadRuleName } from "./eadRule.ts";
import { Money } from "./money.ts";

/** The most elements of one answer. */
export const mostWorst = 100;

/** What elements are ranked by. */
export const WorstBy = Type.Union([
  Type.Literal("exposure", { description: "Damage class, then intensity" }),
  Type.Literal("value", { description: "Replacement cost of what is exposed" }),
  Type.Literal("damage", { description: "What the scenario's damage costs" }),
  Type.Literal("annual", { description: "Expected annual damage of the scenario's hazard" }),
]);
export type WorstBy = Static<typeof WorstBy>;

export const WorstQuery = Type.Object(
  {
    ...SelectionQuery.properties,
    by: WorstBy,
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: mostWorst, default: 10 })),
    rule: Type.Optional(EadRuleName),
  },
  { additionalProperties: false },
);

const WorstElement = Type.Object({
  asset_id: Type.String(),
  name: Type.String({ description: "Its id where it has no name" }),
  bbox: Type.Array(Type.Number(), {
    minItems: 4,
    maxItems: 4,
    description: "West, south, east, north in degrees",
  }),
  amount: nullable(Type.Number(), {
    description:
      "What it is ranked by: money in `currency`, a year for `annual`; for `exposure` the intensity in `unit`, null where it is not given",
  }),
  damage_class: nullable(Type.String(), {
    description: "In this scenario; null where it does not expose it",
  }),
});

/** The elements that a scenario hits hardest, by one measure. */
export const WorstElements = Type.Object({
  asset_type: Type.String(),
  hazard_scenario: Type.String(),
  dataset_version: Type.String(),
  by: WorstBy,
  ...Money.properties,
  unit: Type.String({ description: "Of intensities" }),
  ranked_count: Type.Integer({ description: "Selected elements that have such an amount, above 0" }),
  unknown_count: Type.Integer({
    description: "Selected elements that are exposed and whose amount is not known: none of them is ranked",
  }),
  elements: Type.Array(WorstElement, {
    maxItems: mostWorst,
    description: "Greatest first; of equal amounts in the dataset's order",
  }),
});
export type WorstElements = Static<typeof WorstElements>;

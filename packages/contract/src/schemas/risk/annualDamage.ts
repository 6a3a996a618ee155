import { type Static, Type } from "typebox";
import { SelectionBody } from "../map/selection.ts";
import { nullable } from "../nullable.ts";
import { EadRuleName } from "./eadRule.ts";
import { Money } from "./money.ts";
import { FixedParameters } from "./projection.ts";

export type { EadRuleName } from "./eadRule.ts";

export const AnnualDamageBody = Type.Object(
  {
    parameters: Type.Optional(FixedParameters),
    rule: Type.Optional(EadRuleName),
    along: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 200,
        description: "A numeric parameter: expected annual damage is also answered at each of its values",
      }),
    ),
    ...SelectionBody.properties,
  },
  { additionalProperties: false },
);

/** An amount of money and its bounds. */
export const Amount = Type.Object(
  { min: Type.Number(), value: Type.Number(), max: Type.Number() },
  { description: "In the dataset's currency" },
);
export type Amount = Static<typeof Amount>;

const lacks = {
  exposed_count: Type.Integer({
    description:
      "Exposed, and of those below the least class the ones that may lose something and lack what would tell",
  }),
  counted_count: Type.Integer({ description: "Exposed elements whose damage is in the sum" }),
  without_cost_count: Type.Integer({
    description: "Exposed, without a replacement cost or what is at stake in a part of them",
  }),
  without_curve_count: Type.Integer({
    description: "Exposed, with a cost, without a curve for them or a part of them",
  }),
  without_intensity_count: Type.Integer({ description: "Exposed, with both, without an intensity" }),
  not_assessed_count: Type.Integer({
    description: "Exposed at none of the return periods, and not assessed at one at least",
  }),
  partly_assessed_count: Type.Integer({
    description:
      "In the sum, and known at some of the return periods only (not assessed, or without an intensity, at others), where nothing is counted for them: above 0, the sum is a lower bound",
  }),
  never_assessed_count: Type.Integer({ description: "Assessed at none of the return periods" }),
};

/** What was decided where a question fits several scenarios. */
const Notes = Type.Array(
  Type.Object({
    code: Type.String({
      description:
        "`risk/parameters-left-open`: a parameter that the question leaves open is held as the first scenario has it; `risk/several-scenarios-of-a-period`: of scenarios with one return period and the same parameters the first counts; `risk/frequency-not-named`: which parameter says how often a scenario comes back is not known, so there is no damage by the year",
    }),
    sentence: Type.String(),
  }),
);

/** Null where it is not known. */
const PerYear = nullable(Amount, {
  description:
    "A year, in the dataset's currency; null where no exposed element has both a cost and a curve, or none was assessed",
});

/** Damage a year from one hazard's return periods, or from a set of events. */
export const AnnualDamage = Type.Object({
  asset_type: Type.String(),
  hazard_id: Type.String(),
  dataset_version: Type.String(),
  ...Money.properties,
  rule: Type.Union([
    EadRuleName,
    Type.Literal("events", {
      description:
        "The sum over a set of events of damage times frequency, worked out when the data was imported",
    }),
  ]),
  parameters: FixedParameters,
  /** Every parameter that the scenarios have in common, also those that the question left open. */
  held_parameters: FixedParameters,
  expected_annual_damage: PerYear,
  loss_curve: Type.Array(
    Type.Object({
      return_period_years: Type.Number(),
      weight_per_year: Type.Number({ description: "What the damage is multiplied with in the sum" }),
      hazard_scenario: Type.String(),
      left_aside: Type.Array(Type.String(), {
        description: "Other scenarios of this return period and these parameters, which do not count",
      }),
      damage: nullable(Amount, {
        description: "In the event; null where of what is selected nothing is known at this return period",
      }),
      ...lacks,
    }),
    { description: "Empty for a set of events" },
  ),
  along: Type.Optional(
    Type.Array(
      Type.Object({
        parameter_value: Type.Number(),
        expected_annual_damage: PerYear,
        return_periods: Type.Array(Type.Number(), {
          description:
            "In years, those that this figure is reckoned from; figures of different return periods do not compare",
        }),
        hazard_scenarios: Type.Array(Type.String(), { description: "Of these return periods" }),
        ...lacks,
      }),
      {
        description: "At each value of the parameter asked for, ascending, the other parameters as they are",
      },
    ),
  ),
  selected_count: Type.Integer(),
  ...lacks,
  method: Type.Union([
    Type.Literal("curve"),
    Type.Literal("fragility"),
    Type.Literal("recorded", {
      description: "Worked out by element when the data was imported; curves alone do not give it",
    }),
    Type.Null(),
  ]),
  notes: Notes,
  sentence: Type.String(),
});
export type AnnualDamage = Static<typeof AnnualDamage>;

export const DamageTogetherBody = Type.Object(
  { rule: Type.Optional(EadRuleName), ...SelectionBody.properties },
  { additionalProperties: false },
);

/** What several scenarios cost one element layer, in one event and by the year. */
export const DamageTogether = Type.Array(
  Type.Object({
    asset_type: Type.String(),
    hazard_scenarios: Type.Array(Type.String()),
    dataset_version: Type.String(),
    ...Money.properties,
    damage: nullable(Amount, {
      description:
        "If all happen in one event: each hazard damages what the others have left, element by element, of what each puts at stake: no less than the worst of them, no more than their sum; null where nothing is known",
    }),
    each: Type.Array(
      Type.Object({
        hazard_id: Type.String(),
        hazard_scenario: Type.String(),
        damage: nullable(Amount, {
          description:
            "Alone; null without a curve, where nothing selected is known, and for a set of events",
        }),
        expected_annual_damage: nullable(Amount, {
          description:
            "Alone, its other parameters as in the scenario; null without two return periods or events, and where nothing selected is known",
        }),
        annual_partly_assessed_count: Type.Integer({
          description: "As of the sum: above 0, this hazard's damage a year is a lower bound",
        }),
        return_periods: Type.Array(Type.Number(), {
          description: "In years, those that the damage a year is reckoned from; empty without",
        }),
      }),
    ),
    rule: EadRuleName,
    expected_annual_damage: nullable(Amount, {
      description:
        "Of the hazards that have return periods or a set of events, as if they came independently: added up, element by element at most what is at stake",
    }),
    selected_count: Type.Integer(),
    exposed_count: Type.Integer({
      description:
        "Exposed to at least one of the scenarios with a curve; this, `counted_count`, `not_assessed_count` and `never_assessed_count` are of the damage in one event, or, where no scenario is a single event, of the damage a year",
    }),
    counted_count: Type.Integer({ description: "Of these, with every damage known" }),
    not_assessed_count: Type.Integer({ description: "Exposed to none, and not assessed for one at least" }),
    partly_assessed_count: Type.Integer({
      description:
        "In the sum, and known for some of the scenarios with a curve only; the others add nothing: above 0, the damage in one event is a lower bound",
    }),
    never_assessed_count: Type.Integer({ description: "Assessed for none of the scenarios with a curve" }),
    annual_exposed_count: Type.Integer({
      description:
        "These and the next are of the damage a year: exposed at one of the return periods at least",
    }),
    annual_counted_count: Type.Integer({ description: "Of these, in the damage a year" }),
    annual_partly_assessed_count: Type.Integer({
      description:
        "Not known at every return period of these hazards: above 0, the damage a year is a lower bound",
    }),
    annual_never_assessed_count: Type.Integer({ description: "Assessed at none of the return periods" }),
    notes: Notes,
    sentence: Type.String(),
  }),
);
export type DamageTogether = Static<typeof DamageTogether>;

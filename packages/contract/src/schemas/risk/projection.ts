import { type Static, Type } from "typebox";
import { AreaRule, mostDays, SelectionBody } from "../map/selection.ts";
import { nullable } from "../nullable.ts";

/** Hazard parameters that are held still, by key. */
export const FixedParameters = Type.Record(Type.String(), Type.Union([Type.Number(), Type.String()]));
export type FixedParameters = Static<typeof FixedParameters>;

/** The same, with the filters of a selection. */
export const ParametersWithSelection = Type.Object(
  { parameters: FixedParameters, ...SelectionBody.properties },
  { additionalProperties: false },
);

/**
 * The parameters alone, as the specification has it, or `{"parameters": {...}}` with attribute filters, element ids and
 * an area beside them.
 */
export const ProjectionBody = Type.Union([FixedParameters, ParametersWithSelection]);
export type ProjectionBody = Static<typeof ProjectionBody>;

export const ProjectionQuery = Type.Object(
  {
    regions: Type.Optional(
      Type.String({ maxLength: 20_000, description: "Region ids, separated by commas" }),
    ),
    draw_area: Type.Optional(
      Type.String({
        maxLength: 60_000,
        description: "An area in any form that a path takes: `area:<id>` is short",
      }),
    ),
    area_rule: Type.Optional(AreaRule),
    n_days: Type.Optional(Type.Integer({ minimum: 0, maximum: mostDays })),
  },
  { additionalProperties: false },
);

const severities = {
  unspecified: Type.Number(),
  potential: Type.Number(),
  exposed: Type.Number(),
  insignificant: Type.Number(),
  low: Type.Number(),
  minor: Type.Number({ description: "In place of `low` where the hazard's legend says Minor" }),
  moderate: Type.Number(),
  major: Type.Number({ description: "In place of `high` where the hazard's legend says Major" }),
  high: Type.Number(),
  total: Type.Number({ description: "Of all exposed elements" }),
};

/** One step along the parameter: what is exposed, by severity, in the unit asked for. */
export const ProjectedRiskRow = Type.Object({
  parameter_value: Type.Number(),
  hazard_scenario: Type.String(),
  ...severities,
  missing_assets: Type.Integer({ description: "Exposed elements without the value that is added up" }),
  exposed_count: Type.Integer(),
  not_assessed_count: Type.Integer(),
  selected_count: Type.Integer(),
  min: Type.Optional(Type.Object(severities)),
  max: Type.Optional(Type.Object(severities)),
});
export type ProjectedRiskRow = Static<typeof ProjectedRiskRow>;
export const ProjectedRisk = Type.Array(ProjectedRiskRow);

export const ProjectedExposurePoint = Type.Object({
  x_parameter_value: Type.Number(),
  exposure_value: nullable(Type.Number(), {
    description: "null where the element is not exposed, not assessed, or no intensity is given",
  }),
  is_exposed: Type.Union([Type.Literal("true"), Type.Literal("false"), Type.Literal("unknown")]),
  damage_class: nullable(Type.String()),
  hazard_scenario: Type.String(),
  unit: Type.String(),
});
export type ProjectedExposurePoint = Static<typeof ProjectedExposurePoint>;
export const ProjectedExposure = Type.Array(ProjectedExposurePoint);

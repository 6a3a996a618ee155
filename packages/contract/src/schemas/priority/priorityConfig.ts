import { type Static, Type } from "typebox";
import { ValueSetWeights } from "../../content/prioritisation.ts";
import { AttributeFilter } from "../map/selection.ts";

/** GET /prioritisation/assessments. */
export const Assessments = Type.Array(
  Type.Object({
    assessment_id: Type.String(),
    display_name: Type.String(),
    is_default: Type.Boolean(),
    scenario_ids: Type.Array(Type.String()),
    value_set_config: Type.Object({ value_set_weights: ValueSetWeights }),
  }),
);
export type Assessments = Static<typeof Assessments>;

/** GET /prioritisation/scenarios. */
export const ScenarioGroups = Type.Array(
  Type.Object({
    scenario_id: Type.String(),
    display_name: Type.String(),
    description: Type.String(),
    hazard_scenarios: Type.Array(
      Type.Object({
        hazard_uid: Type.String({ description: "The hazard scenario's tag" }),
        hazard_id: Type.String(),
        hazard_group: Type.String(),
        display_name: Type.String({ description: "The hazard's title" }),
        scenario_name: Type.String(),
      }),
    ),
  }),
);
export type ScenarioGroups = Static<typeof ScenarioGroups>;

/** GET /prioritisation/value_sets. */
export const ValueSets = Type.Array(
  Type.Object({
    value_set_id: Type.String(),
    display_name: Type.String(),
    description: Type.String(),
    elements: Type.Array(
      Type.Object({
        element_id: Type.String({ description: "The type, or what tells a part of a layer from others" }),
        label: Type.String(),
        type: Type.String({ description: "The element layer" }),
        unit: Type.String({ description: "What the layer is measured in" }),
        filters: Type.Optional(Type.Record(Type.String(), AttributeFilter)),
      }),
    ),
  }),
);
export type ValueSets = Static<typeof ValueSets>;

/** GET /prioritisation/layers. */
export const PriorityLayers = Type.Array(
  Type.Object({
    layer_id: Type.String(),
    layer_type: Type.String({ description: "The region group" }),
    display_name: Type.String(),
    area_count: Type.Integer(),
  }),
);
export type PriorityLayers = Static<typeof PriorityLayers>;

/** What of the settings does not fit the client's dataset; it is left out of every answer. */
export const Misfit = Type.Object({
  code: Type.String(),
  path: Type.String({ description: "Where in the settings, as a JSON pointer" }),
  sentence: Type.String(),
});
export type Misfit = Static<typeof Misfit>;

import { type Static, Type } from "typebox";
import { ValueSetWeights } from "../../content/prioritisation.ts";
import { LayerName } from "../map/names.ts";
import { nullable } from "../nullable.ts";

/** POST /prioritisation/histogram_data/{hazard uids}: what is asked. */
export const ExposedElementsBody = Type.Object(
  {
    value_set_weights: Type.Optional({
      ...ValueSetWeights,
      description: "Elements of these value sets alone; how much they weigh changes no exposure",
    } as typeof ValueSetWeights),
    element_types: Type.Optional(
      Type.Array(LayerName, { maxItems: 100, description: "Elements of these layers alone" }),
    ),
  },
  { additionalProperties: false },
);

const ExposedElements = Type.Object({
  element_id: Type.String(),
  label: Type.String(),
  type: Type.String(),
  unit: Type.String({ description: "Of the metrics" }),
  percentage_exposed: nullable(Type.Number(), {
    description: "0 to 100: exposed metric of the assessed; null where nothing was assessed",
  }),
  total_metric: Type.Number(),
  exposed_metric: Type.Number(),
  not_assessed_metric: Type.Number(),
});

/** ... and answered: a list for each hazard group, the most exposed elements first. */
export const ExposedByHazardGroup = Type.Array(
  Type.Object({
    hazard_group: Type.String(),
    hazard_uids: Type.Array(Type.String()),
    elements: Type.Array(ExposedElements),
  }),
);
export type ExposedByHazardGroup = Static<typeof ExposedByHazardGroup>;

import { type Static, Type } from "typebox";
import { LayerName } from "../schemas/map/names.ts";
import { AttributeFilter } from "../schemas/map/selection.ts";
import { Line, Passage } from "./texts.ts";

const strict = { additionalProperties: false } as const;

/** Weights of so many value sets are asked for at most: each is a slider. */
export const mostValueSets = 20;

/** How important a value set is, in whole numbers: 1 is lower, 5 higher. */
export const ValueSetWeight = Type.Integer({ minimum: 1, maximum: 5 });

/** Weights by value set; one that is not named weighs 1. */
export const ValueSetWeights = Type.Record(LayerName, ValueSetWeight, {
  ...strict,
  maxProperties: mostValueSets,
});
export type ValueSetWeights = Static<typeof ValueSetWeights>;

/** A region group whose regions are ranked. */
const AreaLayer = Type.Object({ layer_id: LayerName, region_group: LayerName, display_name: Line }, strict);

/** An element layer, or those of its elements that pass the filters, which are as those of the statistics calls. */
export const ValueSetElement = Type.Object(
  {
    /** By which the elements are told from others of the same layer; the layer's own without it. */
    element_id: Type.Optional(LayerName),
    type: LayerName,
    /** Without it, the layer's name. */
    label: Type.Optional(Line),
    filters: Type.Optional(Type.Record(Type.String(), AttributeFilter, { ...strict, maxProperties: 20 })),
  },
  strict,
);
export type ValueSetElement = Static<typeof ValueSetElement>;

/** What a community values, as elements at risk. */
const ValueSet = Type.Object(
  {
    value_set_id: LayerName,
    display_name: Line,
    description: Type.Optional(Passage),
    elements: Type.Array(ValueSetElement, { minItems: 1, maxItems: 50 }),
  },
  strict,
);

/** Hazard scenarios, by tag, that are looked at together. */
const ScenarioGroup = Type.Object(
  {
    scenario_id: LayerName,
    display_name: Line,
    description: Type.Optional(Passage),
    hazard_scenarios: Type.Array(LayerName, { minItems: 1, maxItems: 50 }),
  },
  strict,
);

/** The weights that an organisation begins with, for some of the scenarios. */
const Assessment = Type.Object(
  {
    assessment_id: LayerName,
    display_name: Line,
    is_default: Type.Boolean(),
    scenario_ids: Type.Array(LayerName, { maxItems: 50 }),
    value_set_weights: ValueSetWeights,
  },
  strict,
);

const ClassWeight = Type.Optional(Type.Number({ minimum: 0, maximum: 1 }));

/** How much of an element of a damage class counts as exposed, 0 to 1; a class that is not named weighs what it usually does. */
export const ClassWeights = Type.Object(
  {
    unspecified: ClassWeight,
    insignificant: ClassWeight,
    potential: ClassWeight,
    exposed: ClassWeight,
    low: ClassWeight,
    medium: ClassWeight,
    high: ClassWeight,
  },
  strict,
);
export type ClassWeights = Static<typeof ClassWeights>;

/** What a client ranks its areas by. Whether it fits the client's dataset is another question: POST /prioritisation/fit. */
export const Prioritisation = Type.Object(
  {
    layers: Type.Array(AreaLayer, { maxItems: 20 }),
    value_sets: Type.Array(ValueSet, { maxItems: mostValueSets }),
    scenarios: Type.Array(ScenarioGroup, { maxItems: 50 }),
    assessments: Type.Array(Assessment, { maxItems: 50 }),
    class_weights: Type.Optional(ClassWeights),
  },
  strict,
);
export type Prioritisation = Static<typeof Prioritisation>;

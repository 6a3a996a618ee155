import { type Static, Type } from "typebox";
import { AreaGeometry } from "./geometry.ts";

/** One attribute filter. Bounds are inclusive; `null_values` also takes elements without a value. */
export const AttributeFilter = Type.Object(
  {
    min: Type.Optional(Type.Number()),
    max: Type.Optional(Type.Number()),
    values: Type.Optional(Type.Array(Type.String({ maxLength: 500 }), { maxItems: 1_000 })),
    contains: Type.Optional(Type.String({ maxLength: 500 })),
    after: Type.Optional(Type.String({ pattern: "^\\d{4}-\\d{2}-\\d{2}$" })),
    before: Type.Optional(Type.String({ pattern: "^\\d{4}-\\d{2}-\\d{2}$" })),
    null_values: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);
export type AttributeFilter = Static<typeof AttributeFilter>;

/** Days after an event that may be asked about: ten years. */
export const mostDays = 3_660;

/** Elements that one body names at most, over all layers: more are chosen by area, region or attributes. */
export const mostIds = 250_000;

/** Layers or attributes that one body names at most; a dataset has some dozens of either. */
export const mostNamed = 500;

/** Attribute key to filter, by element type. Filters on several attributes must all hold. */
export const AttributeFilters = Type.Record(
  Type.String(),
  Type.Record(Type.String(), AttributeFilter, { additionalProperties: false, maxProperties: mostNamed }),
  { additionalProperties: false, maxProperties: mostNamed },
);
export type AttributeFilters = Static<typeof AttributeFilters>;

/** Which elements belong to an area: any that touch it, or those whose anchor point lies in it. */
export const AreaRule = Type.Union([Type.Literal("touches"), Type.Literal("anchor")]);
export type AreaRule = Static<typeof AreaRule>;

export const SelectionQuery = Type.Object(
  {
    regions: Type.Optional(
      Type.String({
        maxLength: 20_000,
        description: "Region ids, separated by commas; elements in any of them",
      }),
    ),
    area_rule: Type.Optional(AreaRule),
    n_days: Type.Optional(Type.Integer({ minimum: 0, maximum: mostDays })),
  },
  { additionalProperties: false },
);
export type SelectionQuery = Static<typeof SelectionQuery>;

/**
 * The body of the statistics calls. `area` is read when the coordinates in the path are the word `body`, so an
 * area being dragged is answered without being stored.
 */
export const SelectionBody = Type.Object(
  {
    prefiltered_asset_ids: Type.Optional(
      Type.Record(Type.String(), Type.Array(Type.String({ maxLength: 200 }), { maxItems: mostIds }), {
        additionalProperties: false,
        maxProperties: mostNamed,
      }),
    ),
    identifying_information: Type.Optional(AttributeFilters),
    area: Type.Optional(AreaGeometry),
  },
  { additionalProperties: false },
);
export type SelectionBody = Static<typeof SelectionBody>;

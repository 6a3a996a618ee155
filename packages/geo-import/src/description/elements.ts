import { type Static, Type } from "typebox";
import { colour, id, layerFile, reference, strict, text } from "./fields.ts";

const columnSchema = Type.Object(
  {
    label: text,
    type: Type.Optional(Type.Enum(["text", "numeric", "date"])),
    unit: Type.Optional(text),
    prefix: Type.Optional(text),
    /** Offered as a filter; default true. */
    filterable: Type.Optional(Type.Boolean()),
    /** Shown when an element is looked up; default true. */
    lookup: Type.Optional(Type.Boolean()),
  },
  strict,
);

/** Kinds of elements: what they are called, where they come from, which columns are kept. */
export const elementLayerSchema = Type.Object(
  {
    ...layerFile,
    /** One file, several with the same columns, or a name with `*` that several fit. */
    file: Type.Union([text, Type.Array(text, { minItems: 1 })]),
    type: id,
    title: text,
    plural: Type.Optional(text),
    icon: Type.Optional(text),
    menu: Type.Optional(Type.Object({ title: text, icon: text }, strict)),
    group: Type.Optional(text),
    geometry: Type.Optional(Type.Enum(["point", "line", "polygon"])),
    metric: Type.Optional(Type.Enum(["count", "length", "area"])),
    /** How lengths and areas are measured: on the ellipsoid (default), or in the source's own projected system. */
    measure: Type.Optional(Type.Enum(["geodesic", "projected"])),
    /** Column with a unique id; default a running number. */
    id: Type.Optional(text),
    /** Column with the name; default the id. */
    name: Type.Optional(text),
    sentence: Type.Optional(text),
    summary: Type.Optional(text),
    columns: Type.Optional(Type.Record(Type.String(), columnSchema)),
    replacementCost: Type.Optional(
      Type.Object(
        {
          value: text,
          min: Type.Optional(text),
          max: Type.Optional(text),
          year: Type.Optional(Type.Integer()),
        },
        strict,
      ),
    ),
    /** Numeric column with how many people an element stands for. */
    people: Type.Optional(text),
    /** Numeric column in metres, for extrusion. */
    height: Type.Optional(text),
    color: Type.Optional(colour),
    weight: Type.Optional(Type.Number({ exclusiveMinimum: 0 })),
    source: Type.Optional(reference),
    /** Name of the client's help text about it. */
    help: Type.Optional(id),
  },
  strict,
);
export type ElementLayerDescription = Static<typeof elementLayerSchema>;

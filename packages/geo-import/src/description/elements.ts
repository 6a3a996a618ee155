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

/** Values by cell of a raster, each above 0 an element. */
const valueGridSchema = Type.Object(
  {
    /** What a cell holds: people, or a replacement cost in the dataset's currency. */
    values: Type.Enum(["people", "cost"]),
    /** Counting from 1; default the first. */
    band: Type.Optional(Type.Integer({ minimum: 1 })),
    /** The value that means no data, where the file does not say. */
    noData: Type.Optional(Type.Number()),
    /** Of a NetCDF file that has several over a grid. */
    variable: Type.Optional(text),
    /** So many cells across and down become one that has their sum. */
    aggregate: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
    /** The year of the prices of a cost, where it is not the dataset's. */
    year: Type.Optional(Type.Integer()),
    /** Each cell becomes so many across and down, among which its value is divided alike. */
    split: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  },
  strict,
);
export type ValueGrid = Static<typeof valueGridSchema>;

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
    /**
     * Columns that elements are found by, the one that stands for an element in a list first; none where nobody looks for them. Default:
     * those of addresses, the name, legal descriptions and identifiers.
     */
    search: Type.Optional(Type.Array(text, { maxItems: 8, uniqueItems: true })),
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
    /** The file is a raster of values rather than features. */
    grid: Type.Optional(valueGridSchema),
  },
  strict,
);
type StatedElementLayer = Static<typeof elementLayerSchema>;

/** A layer as it is read: one of people by cell has them as its metric. */
export type ElementLayerDescription = Omit<StatedElementLayer, "metric"> & {
  readonly metric?: StatedElementLayer["metric"] | "people";
};

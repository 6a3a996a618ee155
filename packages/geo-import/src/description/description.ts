import { type Static, Type } from "typebox";
import { basemapSchema } from "./basemap.ts";
import { type ElementLayerDescription, elementLayerSchema } from "./elements.ts";
import { colour, id, layerFile, licensedSource, reference, strict, text } from "./fields.ts";
import { type HazardEntry, hazardSchema } from "./hazards.ts";

const regionGroupSchema = Type.Object(
  {
    ...layerFile,
    id,
    title: text,
    /** Column with each region's name. */
    name: text,
  },
  strict,
);

const contextualSchema = Type.Object(
  {
    ...layerFile,
    id,
    title: text,
    icon: Type.Optional(text),
    group: Type.Optional(text),
    /** Columns carried into the map; the first is shown when a feature is looked up. */
    columns: Type.Optional(Type.Array(text)),
    /** Column with the name of a feature, by which it is searched for. */
    name: Type.Optional(text),
    summary: Type.Optional(text),
    color: Type.Optional(colour),
    weight: Type.Optional(Type.Number({ exclusiveMinimum: 0 })),
    source: Type.Optional(reference),
    /** Name of the client's help text about it. */
    help: Type.Optional(id),
  },
  strict,
);

const exampleSchema = Type.Object(
  {
    title: text,
    description: Type.Optional(text),
    /** Element types, topmost first. */
    elements: Type.Array(id, { minItems: 1 }),
    /** Tags of scenarios, one a hazard. */
    scenarios: Type.Array(id, { minItems: 1 }),
    context: Type.Optional(Type.Array(id)),
    view: Type.Optional(
      Type.Object(
        {
          longitude: Type.Number({ minimum: -180, maximum: 180 }),
          latitude: Type.Number({ minimum: -90, maximum: 90 }),
          zoom: Type.Number({ minimum: 0, maximum: 22 }),
        },
        strict,
      ),
    ),
  },
  strict,
);

/** A client's dataset as `stopbank import` reads it. */
export const descriptionSchema = Type.Object(
  {
    client: id,
    title: text,
    /** Shown wherever the data is. */
    notice: Type.Optional(text),
    licence: text,
    /** Of every amount of money, ISO 4217. Default NZD. */
    currency: Type.Optional(Type.String()),
    /** The year whose prices the amounts are in. */
    priceYear: Type.Optional(Type.Integer({ minimum: 1900, maximum: 2200 })),
    /** The words people read for the classes `low` and `high`. Default minor-major. */
    classWords: Type.Optional(Type.Enum(["minor-major", "low-high"])),
    sources: Type.Array(licensedSource, { minItems: 1 }),
    regions: Type.Optional(Type.Array(regionGroupSchema)),
    elements: Type.Array(elementLayerSchema, { minItems: 1 }),
    hazards: Type.Optional(Type.Array(hazardSchema)),
    context: Type.Optional(Type.Array(contextualSchema)),
    basemap: Type.Optional(basemapSchema),
    /** What an empty map offers to begin with, best first. */
    examples: Type.Optional(Type.Array(exampleSchema, { maxItems: 6 })),
  },
  strict,
);

export type StatedDescription = Static<typeof descriptionSchema>;
export type Description = Omit<StatedDescription, "hazards" | "elements"> & {
  hazards?: HazardEntry[];
  elements: ElementLayerDescription[];
};
export type RegionGroupEntry = Static<typeof regionGroupSchema>;
export type ContextualEntry = Static<typeof contextualSchema>;

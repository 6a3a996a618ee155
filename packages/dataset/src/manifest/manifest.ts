import { type Static, Type } from "typebox";
import { basemapSchema, contextualSchema, regionGroupSchema } from "./context.ts";
import { damageFileSchema } from "./damageFile.ts";
import { elementTypeSchema } from "./elementType.ts";
import { exampleSchema } from "./example.ts";
import { exposureFileSchema, hazardSchema } from "./hazard.ts";
import { boundsSchema, idSchema } from "./place.ts";

export type { Consequence, ConsequenceMethod } from "./consequence.ts";
export type {
  Basemap,
  Contextual,
  ContextualDescription,
  RegionGroup,
} from "./context.ts";
export type { DamageFile } from "./damageFile.ts";
export type { Attribute, ElementType, ElementTypeDescription } from "./elementType.ts";
export type { Example } from "./example.ts";
export type { ExposureFile, Hazard, HazardDescription, RasterFile, Scenario } from "./hazard.ts";
export type { LayerDetails } from "./layerDetails.ts";
export { layerDetailsSchema } from "./layerDetails.ts";
export type { Legend, LegendItem, LegendSection } from "./legend.ts";
export { legendSchema } from "./legend.ts";
export type { Bounds, GeometryKind, TileFile } from "./place.ts";

export const manifestFormat = "stopbank-dataset/1";

export const conventionSchema = Type.Object({ code: Type.String(), text: Type.String() });

/** What the publisher says about the dataset as a whole. */
const about = {
  client: idSchema,
  title: Type.String(),
  /** Shown wherever the data is, such as "Modelled demonstration data". */
  notice: Type.Optional(Type.String()),
  bounds: boundsSchema,
  licence: Type.String(),
  /** ISO 4217 code of every amount of money in the dataset. Default NZD. */
  currency: Type.Optional(Type.String({ pattern: "^[A-Z]{3}$" })),
  /** The year whose prices the amounts are in; an element type may say another of its replacement costs. */
  priceYear: Type.Optional(Type.Integer()),
  /** The words people read for the classes `low` and `high`: Minor and Major (default), or Low and High. */
  classWords: Type.Optional(Type.Union([Type.Literal("minor-major"), Type.Literal("low-high")])),
  sources: Type.Array(
    Type.Object({
      title: Type.String(),
      url: Type.Optional(Type.String()),
      licence: Type.String(),
      attribution: Type.String(),
    }),
  ),
  /** What an empty map offers to begin with, best first. */
  examples: Type.Optional(Type.Array(exampleSchema, { maxItems: 6 })),
  /** Rules that change answers, by name: areaRule, eadRule, classRule, sampling and others. */
  conventions: Type.Record(Type.String(), conventionSchema),
};

export const datasetAboutSchema = Type.Object(about);

/**
 * Everything a dataset says about itself. Nothing in it depends on when or where it was written, so the
 * same input gives the same manifest and with it the same version.
 */
export const manifestSchema = Type.Object({
  format: Type.Literal(manifestFormat),
  ...about,
  elementTypes: Type.Array(elementTypeSchema),
  hazards: Type.Array(hazardSchema),
  exposures: Type.Array(exposureFileSchema),
  /** Where damage cannot be read again from the curves of `hazards`. */
  damages: Type.Optional(Type.Array(damageFileSchema)),
  contextual: Type.Array(contextualSchema),
  regionGroups: Type.Array(regionGroupSchema),
  basemap: Type.Optional(basemapSchema),
  /** How much can be found in `search.sqlite`, which is there if anything can. Older datasets have none: `indexDataset` makes it. */
  search: Type.Optional(Type.Object({ things: Type.Integer({ minimum: 0 }) })),
  /** Every other file of the dataset by path. */
  files: Type.Record(
    Type.String(),
    Type.Object({
      sha256: Type.String(),
      bytes: Type.Integer(),
      /** CRC-32 of each 64 KiB, for files that are read in part; see `blocks.ts`. Older datasets have none. */
      blocks: Type.Optional(Type.String()),
    }),
  ),
});

export type DatasetAbout = Static<typeof datasetAboutSchema>;
export type Manifest = Static<typeof manifestSchema>;
export type Convention = Static<typeof conventionSchema>;

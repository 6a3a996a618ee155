import { type Static, Type } from "typebox";
import { consequenceSchema } from "./consequence.ts";
import { layerDetailsSchema } from "./layerDetails.ts";
import { legendSchema } from "./legend.ts";
import { boundsSchema, idSchema, tileFileSchema } from "./place.ts";

/** How the hazard was read under an element; `cells` of a raster by which weight. */
const ruleSchema = {
  rule: Type.Union([
    Type.Literal("centroid"),
    Type.Literal("max"),
    Type.Literal("min"),
    Type.Literal("mean"),
    Type.Literal("sum"),
    Type.Literal("count"),
    Type.Literal("fraction"),
    Type.Literal("touch"),
    Type.Literal("attribute"),
  ]),
  cells: Type.Optional(
    Type.Union([Type.Literal("coverage"), Type.Literal("touched"), Type.Literal("centre")]),
  ),
};

const samplingSchema = Type.Object({
  ...ruleSchema,
  /** Element types that were read by another rule. */
  of: Type.Optional(Type.Record(Type.String(), Type.Object(ruleSchema))),
  /** All of it in words. */
  note: Type.String(),
});

const parameterSchema = Type.Object({
  label: Type.String(),
  type: Type.Union([Type.Literal("number"), Type.Literal("keyValue")]),
  unit: Type.Optional(Type.String()),
  /** Whether it says how often a scenario comes back, where its values and name leave that open. */
  frequency: Type.Optional(Type.Boolean()),
  keyValues: Type.Optional(Type.Array(Type.Object({ key: Type.String(), label: Type.String() }))),
});

const formControlSchema = Type.Object({
  key: Type.String(),
  title: Type.String(),
  type: Type.Union([
    Type.Literal("radioGroup"),
    Type.Literal("slider"),
    Type.Literal("sealevelSlider"),
    Type.Literal("checkbox"),
  ]),
  priority: Type.Integer(),
});

const scenarioDescribed = {
  tag: idSchema,
  name: Type.String(),
  displayName: Type.String(),
  /** Template with `{attributeKey}`, `{value}`. */
  sentence: Type.String(),
  parameters: Type.Record(Type.String(), Type.Union([Type.Number(), Type.String()])),
  returnPeriodYears: Type.Optional(Type.Number({ exclusiveMinimum: 0 })),
  /** What the study covered; elements outside are not assessed. */
  assessedExtent: Type.Optional(Type.Union([Type.Literal("all"), boundsSchema])),
  /** Names of the areas it was studied for, by which people look for it; default the hazard's covered regions. */
  areas: Type.Optional(Type.Array(Type.String())),
};

const rasterFileSchema = Type.Object({
  file: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  bounds: boundsSchema,
  /** Of the cells with data; absent when there are none. */
  range: Type.Optional(Type.Tuple([Type.Number(), Type.Number()])),
});

const scenarioDescriptionSchema = Type.Object(scenarioDescribed);
const scenarioSchema = Type.Object({
  ...scenarioDescribed,
  raster: Type.Optional(rasterFileSchema),
  vector: Type.Optional(tileFileSchema),
});

const described = {
  hazardId: idSchema,
  title: Type.String(),
  hazardType: Type.String(),
  icon: Type.String(),
  group: Type.String(),
  groupIcon: Type.String(),
  description: Type.Object({ content: Type.String(), image: Type.Optional(Type.String()) }),
  unit: Type.String(),
  /** What the value is, such as "Depth". */
  intensityLabel: Type.String(),
  sampling: samplingSchema,
  classRule: Type.String(),
  parameters: Type.Record(Type.String(), parameterSchema),
  form: Type.Array(formControlSchema),
  /** Tag of the scenario to begin with: one that says something, where the first would show next to nothing. */
  startScenario: Type.Optional(idSchema),
  legend: legendSchema,
  methodology: Type.Object({
    /** Markdown. */
    content: Type.String(),
    imageUrl: Type.Optional(Type.String()),
    source: Type.Optional(Type.Object({ title: Type.String(), url: Type.Optional(Type.String()) })),
  }),
  /** How damage is read between and beyond its return periods; default log-linear, with the tail. */
  annualDamageRule: Type.Optional(
    Type.Union([Type.Literal("log-linear"), Type.Literal("trapezoid"), Type.Literal("no-tail")]),
  ),
  /** What it does to element types; of several entries for a type, the first counts. */
  consequences: Type.Optional(Type.Array(consequenceSchema)),
  details: layerDetailsSchema,
};

/** What the caller says about a hazard; the writer adds rasters and tiles to its scenarios. */
export const hazardDescriptionSchema = Type.Object({
  ...described,
  scenarios: Type.Array(scenarioDescriptionSchema),
});
export const hazardSchema = Type.Object({ ...described, scenarios: Type.Array(scenarioSchema) });

export const exposureFileSchema = Type.Object({
  type: Type.String(),
  hazardId: Type.String(),
  file: Type.String(),
  batches: Type.Array(
    Type.Object({
      scenario: Type.String(),
      nDays: Type.Optional(Type.Integer()),
      rows: Type.Integer(),
      exposed: Type.Integer(),
      notAssessed: Type.Integer(),
      /** Where the record batch message lies in the file, so one scenario is one ranged read. */
      offset: Type.Integer(),
      bytes: Type.Integer(),
      crc32: Type.Integer(),
    }),
  ),
});

export type Hazard = Static<typeof hazardSchema>;
export type HazardDescription = Static<typeof hazardDescriptionSchema>;
export type Scenario = Static<typeof scenarioSchema>;
export type ExposureFile = Static<typeof exposureFileSchema>;
export type RasterFile = Static<typeof rasterFileSchema>;

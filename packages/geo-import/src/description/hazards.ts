import { legendSchema } from "@stopbank/dataset/manifest";
import { damageClasses } from "@stopbank/risk-engine/classes";
import { type Static, Type } from "typebox";
import { className, damageSchema, thresholdsSchema } from "./damage.ts";
import { bounds, crs, id, parameters, parameterValue, reference, strict, text, where } from "./fields.ts";
import { sourceSchema } from "./sources.ts";

const parameterSchema = Type.Object(
  {
    label: text,
    unit: Type.Optional(text),
    /** Default: `slider` for numbers, `radioGroup` for keys. */
    control: Type.Optional(Type.Enum(["slider", "sealevelSlider", "radioGroup"])),
    /** Labels of keys; a parameter with labels is a choice, one without is a number. */
    labels: Type.Optional(Type.Record(Type.String(), text)),
    /** Whether it says how often a scenario comes back; default by its values and its name. */
    frequency: Type.Optional(Type.Boolean()),
  },
  strict,
);

const cellRules = ["coverage", "touched", "centre"] as const;
const rasterRules = ["centroid", "max", "mean", "min", "sum", "count", "fraction"] as const;

/** How the hazard is read under an element. */
const samplingSchema = Type.Object(
  {
    rule: Type.Enum([...rasterRules, "touch", "attribute"]),
    /**
     * Which cells of a raster count as under a line or polygon, and by what weight: `coverage` (every cell by the
     * share it covers, lines by length), `touched` (every cell touched, alike), `centre` (cells whose middle it covers).
     */
    cells: Type.Optional(Type.Enum([...cellRules])),
    /** Of `fraction`: the least intensity of cells that count; default any with data. */
    above: Type.Optional(Type.Number()),
  },
  strict,
);

const scenarioSchema = Type.Object(
  {
    tag: id,
    name: text,
    sentence: Type.Optional(text),
    parameters: Type.Optional(parameters),
    returnPeriodYears: Type.Optional(Type.Number({ exclusiveMinimum: 0 })),
    /** Names of the areas it was studied for, where they are not the hazard's. */
    areas: Type.Optional(Type.Array(text, { minItems: 1 })),
    /** The scenario's own raster or polygons, where the hazard's source is not one file for all. */
    file: Type.Optional(text),
    layer: Type.Optional(text),
    band: Type.Optional(Type.Integer({ minimum: 1 })),
    /** Of a NetCDF file that has several. */
    variable: Type.Optional(text),
    /** Column of the elements or of the table. */
    column: Type.Optional(text),
    /** Polygons of this scenario: those whose columns have these values. */
    where: Type.Optional(where),
    /** Multiplies the intensity as it is read. */
    scale: Type.Optional(Type.Number()),
  },
  strict,
);

/** Scenarios read off the input: `{name}` in `tag`, `name` and `sentence` stands for a parameter's value. */
const patternSchema = Type.Object(
  {
    /** File names with `{parameter}` in them, below the description's folder; or a column of the polygons. */
    files: Type.Optional(text),
    column: Type.Optional(text),
    /** Variables of the source's NetCDF file, each with the parameter's value. */
    variables: Type.Optional(Type.Record(Type.String(), parameterValue, { minProperties: 1 })),
    /** The parameter's value in each band of the source's raster, from the first on; or the NetCDF dimension that has them. */
    bands: Type.Optional(Type.Union([Type.Array(parameterValue, { minItems: 1 }), text])),
    /** The parameter that the column's values, or the bands, are of. */
    parameter: Type.Optional(text),
    tag: text,
    name: text,
    sentence: Type.Optional(text),
    /** The parameter that is a return period in years. */
    returnPeriod: Type.Optional(text),
  },
  strict,
);

/** A polygon of `none` was looked at and found safe: as if it were not mapped. */
const classOrNone = Type.Enum([...damageClasses, "none"]);

/** What has a class: one for whatever is exposed, by least intensity, or by a column of the polygons. */
const classesSchema = Type.Union([
  className,
  thresholdsSchema,
  Type.Object({ column: text, values: Type.Record(Type.String(), classOrNone) }, strict),
]);

const assessedSchema = Type.Union([
  Type.Literal("all"),
  /** Cells with a value: no data is not assessed. */
  Type.Literal("data"),
  /** Everything within the raster: no data is not exposed. */
  Type.Literal("footprint"),
  bounds,
  Type.Object({ file: text, layer: Type.Optional(text), crs: Type.Optional(crs) }, strict),
]);

export const hazardSchema = Type.Object(
  {
    id,
    title: text,
    type: Type.Optional(text),
    icon: Type.Optional(text),
    group: Type.Optional(text),
    summary: text,
    unit: Type.Optional(Type.String()),
    intensity: text,
    source: sourceSchema,
    parameters: Type.Optional(Type.Record(Type.String(), parameterSchema)),
    scenarios: Type.Union([Type.Array(scenarioSchema, { minItems: 1 }), patternSchema]),
    /** Tag of the scenario a map begins with; default the first. */
    start: Type.Optional(id),
    /** Sources that hold one value an element need none. */
    sampling: Type.Optional(samplingSchema),
    /** Other rules for single element types. */
    samplingOf: Type.Optional(Type.Record(Type.String(), samplingSchema)),
    /** Element types it is sampled for; default all. */
    elements: Type.Optional(Type.Array(text, { minItems: 1 })),
    classes: classesSchema,
    damage: Type.Optional(Type.Record(Type.String(), damageSchema)),
    assessed: Type.Optional(assessedSchema),
    /** How damage between return periods is read: on a logarithmic scale with the tail (default), or otherwise. */
    annualDamage: Type.Optional(Type.Enum(["log-linear", "trapezoid", "no-tail"])),
    /** The report names every element with its value, class and damage. */
    listElements: Type.Optional(Type.Boolean()),
    /** The report also has lengths and areas of pieces, cut where the class changes; rasters are read once more for it. */
    cutElements: Type.Optional(Type.Boolean()),
    legend: Type.Optional(legendSchema),
    methodology: Type.Object({ content: text, source: Type.Optional(reference) }, strict),
    confidence: Type.Optional(text),
    /** Names of the areas it was studied for. */
    areas: Type.Optional(Type.Array(text, { minItems: 1 })),
    /** Name of the client's help text about it. */
    help: Type.Optional(id),
  },
  strict,
);

/** With the rule that follows from the source where the description leaves it out. */
export type HazardEntry = Static<typeof hazardSchema> & { sampling: SamplingEntry };
export type ScenarioEntry = Static<typeof scenarioSchema>;
export type ScenarioPattern = Static<typeof patternSchema>;
export type SamplingEntry = Static<typeof samplingSchema>;
export type ClassesEntry = Static<typeof classesSchema>;
export type AssessedEntry = Static<typeof assessedSchema>;

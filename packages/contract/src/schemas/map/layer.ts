import { type Static, Type } from "typebox";
import { Extent, Sampling } from "../risk/consequence.ts";
import { EadRuleName } from "../risk/eadRule.ts";
import { Money } from "../risk/money.ts";
import { Legend } from "./legend.ts";

/** Where the browser fetches tiles: `{z}/{x}/{y}` are filled in by the map. Same origin, under `/api`. */
export const Tileset = Type.Object({
  id: Type.String(),
  type: Type.Union([
    Type.Literal("line"),
    Type.Literal("vector"),
    Type.Literal("point"),
    Type.Literal("icon"),
    Type.Literal("raster"),
    Type.Literal("terrain"),
  ]),
  url: Type.String(),
  sourceLayer: Type.Optional(Type.String()),
  minZoom: Type.Integer(),
  maxZoom: Type.Integer(),
  bounds: Type.Array(Type.Number(), { minItems: 4, maxItems: 4 }),
  tileSize: Type.Optional(Type.Integer()),
  has_extrusion: Type.Optional(Type.Boolean()),
  style: Type.Optional(
    Type.Object(
      {
        color: Type.String(),
        weight: Type.Optional(
          Type.Number({ description: "Width of lines in pixels, where the data says one" }),
        ),
      },
      { description: "How the data asks to be drawn. Hazards are drawn by their legend." },
    ),
  ),
  icon: Type.Optional(Type.String({ description: "Name of the icon that stands for what is in it" })),
  unit: Type.Optional(
    Type.String({ description: "What its features are measured in: each, km, ha, or a hazard's unit" }),
  ),
});
export type Tileset = Static<typeof Tileset>;

const helpFileName = Type.Optional(
  Type.String({ description: "Names the text that GET /help/{helpFileName} answers, where there is one" }),
);

export const ParameterValue = Type.Union([Type.Number(), Type.String()]);
export type ParameterValue = Static<typeof ParameterValue>;

/** A hazard's dial: numbers with a unit, or keys with labels. */
export const HazardParameter = Type.Object({
  label: Type.String(),
  type: Type.Union([Type.Literal("number"), Type.Literal("keyValue")]),
  unit: Type.Optional(Type.String()),
  frequency: Type.Optional(
    Type.Boolean({ description: "Whether it says how often a scenario comes back, where the data says so" }),
  ),
  keyValues: Type.Optional(Type.Array(Type.Object({ key: Type.String(), label: Type.String() }))),
});
export type HazardParameter = Static<typeof HazardParameter>;

export const FormElement = Type.Object({
  key: Type.String(),
  title: Type.String(),
  type: Type.Union([
    Type.Literal("radioGroup"),
    Type.Literal("slider"),
    Type.Literal("sealevelSlider"),
    Type.Literal("checkbox"),
  ]),
  priority: Type.Number(),
});
export type FormElement = Static<typeof FormElement>;

export const Scenario = Type.Object({
  assetTag: Type.String({ description: "Names the scenario in every call" }),
  hazard_id: Type.String(),
  hazard_name: Type.String(),
  scenario_name: Type.String(),
  display_name: Type.String(),
  hazard_sentence: Type.String(),
  parameters: Type.Record(Type.String(), ParameterValue),
  hazardAreas: Type.Array(Type.String(), { description: "Names of the areas it was studied for" }),
  tilesets: Type.Array(Tileset),
});
export type Scenario = Static<typeof Scenario>;

export const HazardDetail = Type.Object({
  title: Type.String(),
  hazard_id: Type.String(),
  hazard_type: Type.String(),
  group: Type.String(),
  groupIcon: Type.String(),
  icon: Type.Optional(Type.String({ description: "The hazard's own, where the data has one" })),
  description: Type.Object({ content: Type.String(), image: Type.Optional(Type.String()) }),
  unit: Type.String(),
  intensity_label: Type.String({ description: "What the value under an element is, e.g. Depth" }),
  helpFileName,
  legend: Legend,
  vulnerability_styles: Type.Optional(
    Type.Array(Type.String(), {
      description: "What each `vulnerability_style` stands for: `not_exposed`, and damage classes",
    }),
  ),
  form: Type.Object({ elements: Type.Array(FormElement) }),
  parameters: Type.Record(Type.String(), HazardParameter),
  availableParameterValues: Type.Record(Type.String(), Type.Array(ParameterValue)),
  annual_damage_rule: Type.Optional(EadRuleName),
  return_period_parameters: Type.Optional(
    Type.Array(Type.String(), {
      description:
        "Parameters that say how often a scenario comes back. There where scenarios have two return periods or more and it is plain which they are, so that damage by the year can be reckoned.",
    }),
  ),
  start_scenario: Type.Optional(
    Type.String({ description: "assetTag of the scenario to begin with; the first where there is none" }),
  ),
  scenarios: Type.Array(Scenario),
});
export type HazardDetail = Static<typeof HazardDetail>;

export const FilterableInformation = Type.Object({
  key: Type.String(),
  label: Type.String(),
  type: Type.Union([Type.Literal("text"), Type.Literal("numeric"), Type.Literal("date")]),
  lookup: Type.Boolean(),
  unit: Type.Optional(Type.String()),
  prefix: Type.Optional(Type.String()),
});
export type FilterableInformation = Static<typeof FilterableInformation>;

export const MetricType = Type.Union([
  Type.Literal("count"),
  Type.Literal("length"),
  Type.Literal("area"),
  Type.Literal("people"),
]);

export const ElementLayer = Type.Object({
  type: Type.String({ description: "Names the element layer in every call" }),
  display_name: Type.String(),
  icon: Type.String(),
  geometry: Type.Union([Type.Literal("point"), Type.Literal("line"), Type.Literal("polygon")]),
  color: Type.String(),
  metric_type: MetricType,
  unit: Type.String({ description: "each, km, ha or people" }),
  is_cascading: Type.Boolean(),
  n_days: Type.Array(Type.Integer()),
  element_count: Type.Integer(),
  filterable_information: Type.Array(FilterableInformation),
  has_replacement_cost: Type.Boolean(),
  helpFileName,
  hazards: Type.Array(Type.String(), { description: "Ids of the hazards this layer was assessed against" }),
  damage_hazards: Type.Optional(
    Type.Array(Type.String(), {
      description:
        "Of these, the ones whose damage to it is known in the dataset's currency, by curves and replacement costs or as recorded",
    }),
  ),
  annual_damage_hazards: Type.Optional(
    Type.Array(Type.String(), {
      description: "Of these, the ones whose damage to it is known by the year only, over a set of events",
    }),
  ),
  tilesets: Type.Array(Tileset),
  legend: Legend,
});
export type ElementLayer = Static<typeof ElementLayer>;

export const ElementMenu = Type.Object({
  title: Type.String(),
  icon: Type.String(),
  groups: Type.Array(
    Type.Object({ groupName: Type.String(), icon: Type.String(), assets: Type.Array(ElementLayer) }),
  ),
});

export const ContextualLayer = Type.Object({
  id: Type.String(),
  display_name: Type.String(),
  icon: Type.String(),
  geometry: Type.Union([
    Type.Literal("point"),
    Type.Literal("line"),
    Type.Literal("polygon"),
    Type.Literal("raster"),
  ]),
  color: Type.String(),
  infoLookupTileset: Type.Optional(Type.String()),
  helpFileName,
  tilesets: Type.Array(Tileset),
  legend: Legend,
});
export type ContextualLayer = Static<typeof ContextualLayer>;

/** Something worth looking at first: layers of this dataset that say something together. */
export const Example = Type.Object({
  title: Type.String(),
  description: Type.String({ description: "One sentence, or empty" }),
  elements: Type.Array(Type.String(), { description: "Element layers, topmost first" }),
  hazards: Type.Array(Type.Object({ hazard_id: Type.String(), assetTag: Type.String() })),
  contextual: Type.Array(Type.String()),
  view: Type.Optional(
    Type.Object({ longitude: Type.Number(), latitude: Type.Number(), zoom: Type.Number() }),
  ),
});
export type Example = Static<typeof Example>;

export const TileSchemaName = Type.Union(
  [
    Type.Literal("stopbank"),
    Type.Literal("shortbread"),
    Type.Literal("openmaptiles"),
    Type.Literal("protomaps"),
  ],
  { description: "What the layers and properties of vector tiles are called; our own names without" },
);

export const BasemapTiles = Type.Object({
  world: Type.Optional(
    Type.Object(
      { ...Tileset.properties, attribution: Type.String() },
      { description: "Land, borders and towns of the world, which stand in where the dataset has no ground" },
    ),
  ),
  vector: Type.Optional(
    Type.Object({
      ...Tileset.properties,
      schema: Type.Optional(TileSchemaName),
      source_layers: Type.Optional(Type.Array(Type.String(), { description: "Those the tiles hold" })),
      known: Type.Optional(
        Type.Array(Type.Array(Type.Number(), { minItems: 4, maxItems: 4 }), {
          description: "Boxes in which the data tells land from sea: what is not its land there is sea",
        }),
      ),
    }),
  ),
  picture: Type.Optional(
    Type.Object(Tileset.properties, { description: "A drawn map as pictures, in place of the vector one" }),
  ),
  satellite: Type.Optional(Tileset),
  terrain: Type.Optional(Tileset),
});

/** GET /layer: everything the client's published dataset offers. */
export const Layers = Type.Object({
  dataset_version: Type.String(),
  notice: Type.String({ description: "What the user must know about the data as a whole" }),
  attribution: Type.Array(Type.String()),
  bounds: Type.Array(Type.Number(), { minItems: 4, maxItems: 4 }),
  ...Money.properties,
  assets: Type.Record(Type.String(), ElementMenu),
  hazards: Type.Array(HazardDetail),
  information: Type.Array(
    Type.Object({ groupName: Type.String(), icon: Type.String(), layers: Type.Array(ContextualLayer) }),
  ),
  examples: Type.Array(Example, { description: "What an empty map offers to begin with, best first" }),
  basemap: BasemapTiles,
});
export type Layers = Static<typeof Layers>;

const Titled = Type.Object({ title: Type.String(), description: Type.String() });

/** GET /layer/details/{id}: what the layer is, how far to trust it and where it came from. */
export const LayerDetails = Type.Object({
  layer_id: Type.String(),
  title: Type.String(),
  icon: Type.String(),
  summary: Type.String(),
  sections: Type.Array(Titled),
  confidence: Type.Object({ title: Type.String(), description: Type.String(), colour: Type.String() }),
  accordions: Type.Array(
    Type.Object({ title: Type.String(), description: Type.String(), startsOpen: Type.Boolean() }),
  ),
  images: Type.Array(Type.Object({ url: Type.String(), alt: Type.String() })),
  coveredArea: Type.Object({
    title: Type.String(),
    description: Type.String(),
    regions: Type.Array(Type.String()),
  }),
  details: Type.Array(Type.Object({ label: Type.String(), value: Type.String() })),
  source: Type.Object({ title: Type.String(), url: Type.Optional(Type.String()) }),
  additionalSources: Type.Array(Type.Object({ title: Type.String(), url: Type.Optional(Type.String()) })),
  extent: Extent,
  sampling: Type.Optional(Sampling),
  dataset: Type.Object({
    version: Type.String(),
    title: Type.String(),
    licence: Type.String(),
    sources: Type.Array(
      Type.Object({
        title: Type.String(),
        url: Type.Optional(Type.String()),
        licence: Type.String(),
        attribution: Type.String(),
      }),
    ),
  }),
});
export type LayerDetails = Static<typeof LayerDetails>;

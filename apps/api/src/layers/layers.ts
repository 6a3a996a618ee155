import type {
  ContextualLayer,
  ElementLayer,
  HazardDetail,
  Layers,
  ParameterValue,
  Tileset,
} from "@stopbank/contract/layers";
import { currencyOf } from "@stopbank/dataset/currency";
import type { Basemap, Contextual, ElementType, Hazard } from "@stopbank/dataset/manifest";
import { frequencyParameters, unnamedFrequencies } from "@stopbank/risk-engine/return-periods";
import { damageHazards } from "../damage/statedDamage.ts";
import type { ServedDataset } from "../data/servedDataset.ts";
import { vulnerabilityStyles } from "../wire/vulnerabilityStyles.ts";
import { wireClassOf } from "../wire/wireClasses.ts";
import { examplesOf } from "./examples.ts";
import { hazardLegend, layerLegend } from "./legends.ts";
import { imageTileset, scenarioTilesets, vectorTileset, worldTileset } from "./tilesets.ts";

/** Everything a dataset offers, for the Add Layers dialog and the map. */
export function layersOf(dataset: ServedDataset): Layers {
  const { manifest, version } = dataset;
  return {
    dataset_version: version,
    notice: manifest.notice ?? "",
    attribution: [...new Set(manifest.sources.map((source) => source.attribution))],
    bounds: [...manifest.bounds],
    currency: currencyOf(manifest),
    ...(manifest.priceYear === undefined ? {} : { price_year: manifest.priceYear }),
    assets: elementMenus(dataset),
    hazards: manifest.hazards.map((hazard) => hazardDetail(dataset, hazard)),
    information: grouped(manifest.contextual).map(([groupName, layers]) => ({
      groupName,
      icon: layers[0]?.icon ?? "",
      layers: layers.map((layer) => contextualLayer(dataset, layer)),
    })),
    examples: examplesOf(dataset),
    basemap: basemapTiles(dataset),
  };
}

/** By the menu group's title in lower case: two titles that differ in case alone are one group. */
function elementMenus(dataset: ServedDataset): Layers["assets"] {
  const menus = Map.groupBy(dataset.manifest.elementTypes, (type) => type.menuGroup.title.toLowerCase());
  const entries = [...menus].map(([key, types]) => {
    const { title, icon } = types[0]?.menuGroup ?? { title: key, icon: "" };
    const groups = grouped(types).map(([groupName, members]) => ({
      groupName,
      icon: members[0]?.icon ?? "",
      assets: members.map((type) => elementLayer(dataset, type)),
    }));
    return [key, { title, icon, groups }] as const;
  });
  return Object.fromEntries(entries);
}

/** Groups in the order in which the dataset first names them. */
const grouped = <T extends { readonly group: string }>(layers: readonly T[]) => [
  ...Map.groupBy(layers, (layer) => layer.group),
];

function elementLayer(dataset: ServedDataset, type: ElementType): ElementLayer {
  const { byEvent, byYear } = damageHazards(dataset.manifest, type);
  return {
    type: type.type,
    display_name: type.displayName,
    icon: type.icon,
    geometry: type.geometry,
    color: type.style.color,
    metric_type: type.metric.type,
    unit: type.metric.unit,
    is_cascading: type.isCascading,
    n_days: [...(type.nDays ?? [])],
    element_count: type.count,
    filterable_information: type.attributes
      .filter((attribute) => attribute.filterable)
      .map(({ key, label, type: kind, lookup, unit, prefix }) => ({
        key,
        label,
        type: kind,
        lookup,
        ...(unit === undefined ? {} : { unit }),
        ...(prefix === undefined ? {} : { prefix }),
      })),
    has_replacement_cost: type.replacementCost !== undefined,
    hazards: [...dataset.directory.hazardsOf(type.type)],
    damage_hazards: byEvent.map(({ hazardId }) => hazardId),
    ...(byYear.length === 0 ? {} : { annual_damage_hazards: byYear.map(({ hazardId }) => hazardId) }),
    ...helpOf(type),
    tilesets: [
      {
        ...drawnAs(vectorTileset(dataset, type.tiles, type.geometry), type),
        unit: type.metric.unit,
        ...(type.heightAttribute === undefined ? {} : { has_extrusion: true }),
      },
    ],
    legend: layerLegend(type),
  };
}

function hazardDetail(dataset: ServedDataset, hazard: Hazard): HazardDetail {
  return {
    title: hazard.title,
    hazard_id: hazard.hazardId,
    hazard_type: hazard.hazardType,
    group: hazard.group,
    groupIcon: hazard.groupIcon,
    icon: hazard.icon,
    description: hazard.description,
    unit: hazard.unit,
    intensity_label: hazard.intensityLabel,
    ...helpOf(hazard),
    legend: hazardLegend(hazard),
    vulnerability_styles: [
      "not_exposed",
      ...vulnerabilityStyles(hazard.legend).map((each) => wireClassOf[each]),
    ],
    form: { elements: hazard.form.toSorted((a, b) => a.priority - b.priority) },
    parameters: hazard.parameters,
    availableParameterValues: availableParameterValues(hazard),
    ...(hazard.annualDamageRule === undefined ? {} : { annual_damage_rule: hazard.annualDamageRule }),
    ...returnPeriodsOf(hazard),
    ...(hazard.startScenario === undefined ? {} : { start_scenario: hazard.startScenario }),
    scenarios: hazard.scenarios.map((scenario) => ({
      assetTag: scenario.tag,
      hazard_id: hazard.hazardId,
      hazard_name: hazard.title,
      scenario_name: scenario.name,
      display_name: scenario.displayName,
      hazard_sentence: scenario.sentence,
      parameters: scenario.parameters,
      hazardAreas: [...(scenario.areas ?? hazard.details.coveredArea?.regions ?? [])],
      tilesets: scenarioTilesets(dataset, hazard, scenario).map((tileset) => ({
        ...tileset,
        icon: hazard.icon,
        unit: hazard.unit,
      })),
    })),
  };
}

function returnPeriodsOf(hazard: Hazard): Pick<HazardDetail, "return_period_parameters"> {
  const periods = new Set(hazard.scenarios.map(({ returnPeriodYears }) => returnPeriodYears));
  periods.delete(undefined);
  const isUnclear = unnamedFrequencies(hazard.scenarios, hazard.parameters).length > 0;
  return periods.size < 2 || isUnclear
    ? {}
    : { return_period_parameters: frequencyParameters(hazard.scenarios, hazard.parameters) };
}

/** The values that scenarios have for each parameter: numbers ascending, keys in the order the parameter lists them. */
function availableParameterValues({
  parameters,
  scenarios,
}: Hazard): HazardDetail["availableParameterValues"] {
  const entries = Object.entries(parameters).map(([key, { keyValues }]) => {
    const present = new Set(
      scenarios.map((scenario) => scenario.parameters[key]).filter((v) => v !== undefined),
    );
    const rank = (value: ParameterValue) =>
      typeof value === "number" ? value : (keyValues?.findIndex((each) => each.key === value) ?? -1);
    return [key, [...present].sort((a, b) => rank(a) - rank(b))] as const;
  });
  return Object.fromEntries(entries);
}

const contextualLayer = (dataset: ServedDataset, layer: Contextual): ContextualLayer => ({
  id: layer.id,
  display_name: layer.displayName,
  icon: layer.icon,
  geometry: layer.tiles.kind === "raster" ? "raster" : layer.geometry,
  color: layer.style.color,
  ...(layer.infoLookup === undefined ? {} : { infoLookupTileset: layer.infoLookup }),
  ...helpOf(layer),
  tilesets: [
    drawnAs(
      layer.tiles.kind === "raster"
        ? imageTileset(dataset, layer.tiles, "raster")
        : vectorTileset(dataset, layer.tiles, layer.geometry),
      layer,
    ),
  ],
  legend: layerLegend(layer),
});

const helpOf = ({ details }: Pick<ElementType, "details">): Pick<ElementLayer, "helpFileName"> =>
  details.helpFile === undefined ? {} : { helpFileName: details.helpFile };

const drawnAs = (tileset: Tileset, { style, icon }: Pick<ElementType, "style" | "icon">): Tileset => ({
  ...tileset,
  style: { ...style },
  icon,
});

function basemapTiles(dataset: ServedDataset): Layers["basemap"] {
  const { vector, satellite, terrain } = dataset.manifest.basemap ?? {};
  return {
    world: worldTileset,
    ...(vector === undefined ? {} : { vector: drawnMap(dataset, vector) }),
    ...(satellite === undefined ? {} : { satellite: imageTileset(dataset, satellite, "raster") }),
    ...(terrain === undefined ? {} : { terrain: imageTileset(dataset, terrain, "terrain") }),
  };
}

const drawnMap = (
  dataset: ServedDataset,
  vector: NonNullable<Basemap["vector"]>,
): NonNullable<Layers["basemap"]["vector"]> => ({
  ...vectorTileset(dataset, vector, "polygon"),
  schema: vector.schema ?? "stopbank",
  source_layers: [...vector.sourceLayers],
  ...(vector.coverage === undefined ? {} : { known: vector.coverage.map((box) => [...box]) }),
});

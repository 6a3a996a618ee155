import type { Attribute, DamageFile, ElementType, Hazard, Scenario } from "@stopbank/dataset/manifest";
import { type ColumnParts, type Dataset, type ElementTable, partsOfColumn } from "@stopbank/dataset/read";
import type { ExposureColumn, GeometryColumn } from "@stopbank/risk-engine/columns";
import type { DamageColumn } from "@stopbank/risk-engine/recorded-damage";
import { type Selection, wholeLayer } from "@stopbank/risk-engine/select";
import type { Measures } from "@stopbank/risk-engine/summarise";

/** What a scenario costs each element: by row of its exposure as the curves have it, or as it was recorded. */
export type ElementDamage = {
  /** Of the event, or of a year over a set of events. */
  readonly per: DamageFile["per"];
} & ({ readonly byRow: Float64Array } | { readonly recorded: DamageColumn });

/** What one scenario does to a layer. */
export interface ExportScenario {
  readonly tag: string;
  readonly hazardId: string;
  readonly hazardTitle: string;
  readonly displayName: string;
  /** Of the value. */
  readonly unit: string;
  /** Of a cascading layer: days after the event. */
  readonly nDays?: number;
  readonly exposure: ExposureColumn;
  /** Absent where nothing says what damage costs. */
  readonly damage?: ElementDamage;
}

/** An element layer as an export has it: columns that pass to a thread, and without a copy where they are shared. */
export interface ExportLayer {
  readonly description: ElementType;
  /** ISO 4217, of its amounts. */
  readonly currency: string;
  readonly count: number;
  readonly geometry: GeometryColumn;
  readonly measures: Measures;
  readonly attributes: readonly { readonly about: Attribute; readonly parts: ColumnParts }[];
  readonly regions: readonly ExportRegions[];
  readonly selection: Selection;
  readonly scenarios: readonly ExportScenario[];
}

export interface ExportRegions {
  readonly group: string;
  readonly title: string;
  /** Of each element, `noRegion` for none. */
  readonly codes: Uint16Array;
  /** By code. */
  readonly names: readonly string[];
}

export interface ScenarioChoice {
  readonly hazard: Hazard;
  readonly scenario: Scenario;
  readonly nDays?: number | undefined;
}

export interface LayerChoice {
  readonly scenarios: readonly ScenarioChoice[];
  /** Default: all. */
  readonly selection?: Selection;
  /** Default: the metric alone. */
  readonly measures?: Measures;
  /** Default: what was recorded. */
  readonly damageOf?: (choice: ScenarioChoice) => Promise<ElementDamage | undefined>;
}

/** Everything a dataset says of elements of a layer under scenarios. @throws DomainError as `Dataset` does. */
export async function exportLayer(dataset: Dataset, type: string, choice: LayerChoice): Promise<ExportLayer> {
  const table = await dataset.elements(type);
  const { description, count, geometry, metric } = table;
  const { damageOf = (each) => recordedIn(dataset, type, each) } = choice;
  const scenarios: ExportScenario[] = [];
  for (const each of choice.scenarios) scenarios.push(await scenarioOf(dataset, description, each, damageOf));
  return {
    description,
    currency: dataset.manifest.currency ?? "NZD",
    count,
    geometry,
    measures: choice.measures ?? (metric === undefined ? {} : { metric }),
    attributes: description.attributes.map((about) => ({
      about,
      parts: partsOfColumn(table.attribute(about.key)),
    })),
    regions: regionsOf(dataset, table),
    selection: choice.selection ?? wholeLayer(count),
    scenarios,
  };
}

/** Every scenario that a layer was published with. @param hazardIds of these hazards alone. */
export function publishedScenarios(
  { manifest }: Dataset,
  type: string,
  hazardIds?: readonly string[],
): ScenarioChoice[] {
  return manifest.exposures
    .filter((each) => each.type === type && (hazardIds?.includes(each.hazardId) ?? true))
    .flatMap(({ hazardId, batches }) => {
      const hazard = manifest.hazards.find((each) => each.hazardId === hazardId);
      return batches.flatMap(({ scenario: tag, nDays }) => {
        const scenario = hazard?.scenarios.find((each) => each.tag === tag);
        return hazard === undefined || scenario === undefined ? [] : [{ hazard, scenario, nDays }];
      });
    });
}

async function scenarioOf(
  dataset: Dataset,
  { type, isCascading }: ElementType,
  choice: ScenarioChoice,
  damageOf: NonNullable<LayerChoice["damageOf"]>,
): Promise<ExportScenario> {
  const { hazard, scenario, nDays } = choice;
  const damage = await damageOf(choice);
  return {
    tag: scenario.tag,
    hazardId: hazard.hazardId,
    hazardTitle: hazard.title,
    displayName: scenario.displayName,
    unit: isCascading ? "days" : hazard.unit,
    ...(nDays === undefined ? {} : { nDays }),
    exposure: await dataset.exposure(type, hazard.hazardId, scenario.tag, nDays),
    ...(damage === undefined ? {} : { damage }),
  };
}

async function recordedIn(dataset: Dataset, type: string, { hazard, scenario }: ScenarioChoice) {
  const recorded = await dataset.damage(type, hazard.hazardId, scenario.tag);
  const file = dataset.manifest.damages?.find(
    (each) => each.type === type && each.hazardId === hazard.hazardId,
  );
  return recorded === undefined ? undefined : { per: file?.per ?? ("event" as const), recorded };
}

const regionsOf = ({ manifest }: Dataset, { description, regionCode }: ElementTable): ExportRegions[] =>
  description.regionGroups.map((group) => {
    const described = manifest.regionGroups.find(({ id }) => id === group);
    const names: string[] = [];
    for (const { code, name } of described?.regions ?? []) names[code] = name;
    return { group, title: described?.title ?? group, codes: regionCode(group), names };
  });

import { type DamageClass, damageClassCodes, noRegion, notAssessed } from "@stopbank/risk-engine/columns";
import { recordedColumns } from "@stopbank/risk-engine/recorded-damage";
import { wholeLayer } from "@stopbank/risk-engine/select";
import type { DamageFile } from "../manifest/manifest.ts";
import type { Dataset, ElementTable } from "../read/Dataset.ts";

/** A scenario's column of an export. */
export interface ScenarioColumn {
  readonly hazardId: string;
  readonly scenario: string;
  readonly nDays?: number;
  /** Unit of the value. */
  readonly unit: string;
  /** Names the column: the scenario's tag, and the days where it has any. */
  readonly key: string;
  /** Whether the dataset recorded damage: of the event, or of a year over a set of events. */
  readonly damage?: DamageFile["per"];
}

export interface ScenarioState {
  readonly state: "not assessed" | "not exposed" | DamageClass;
  /** Intensity, damage ratio or cost as the hazard states; null when not exposed, not assessed or not given. */
  readonly value: number | null;
  /** In the currency of replacement costs; null when not known or not assessed. Absent where none was recorded. */
  readonly damage?: number | null;
}

/** One element as a person reads it. */
export interface ElementRecord {
  /** Row in the dataset, for its geometry. */
  readonly row: number;
  readonly attributes: Readonly<Record<string, string | number | null>>;
  /** Name of the region it is in by region group; null when in none. */
  readonly regions: Readonly<Record<string, string | null>>;
  /** Kilometres or hectares; absent for layers that are counted. */
  readonly metric?: number;
  /** In the order of the export's columns. */
  readonly scenarios: readonly ScenarioState[];
}

export interface ElementExport {
  readonly table: ElementTable;
  readonly columns: readonly ScenarioColumn[];
  records(): Generator<ElementRecord>;
}

/**
 * Everything a dataset says of each element of a layer: attributes, regions, and what every scenario makes of it.
 *
 * @param hazardIds only these hazards; default all that the layer was published with.
 * @throws DomainError as `Dataset` does.
 */
export async function exportElements(
  dataset: Dataset,
  type: string,
  hazardIds?: readonly string[],
): Promise<ElementExport> {
  const table = await dataset.elements(type);
  const columns = columnsOf(dataset, type, hazardIds);
  const states: ((row: number) => ScenarioState)[] = [];
  for (const { hazardId, scenario, nDays } of columns) {
    const exposure = await dataset.exposure(type, hazardId, scenario, nDays);
    const recorded = await dataset.damage(type, hazardId, scenario);
    const damages = recorded && recordedColumns(wholeLayer(table.count), recorded).value;
    states.push(stateReader(exposure, damages, table.count));
  }
  const regionNames = await regionReaders(dataset, table);
  const attributes = table.description.attributes.map(({ key }) => ({ key, column: table.attribute(key) }));
  const record = (row: number): ElementRecord => ({
    row,
    attributes: Object.fromEntries(attributes.map(({ key, column }) => [key, column.at(row)])),
    regions: Object.fromEntries(regionNames.map(([group, nameOf]) => [group, nameOf(row)])),
    ...(table.metric === undefined ? {} : { metric: table.metric[row]! }),
    scenarios: states.map((stateOf) => stateOf(row)),
  });
  return {
    table,
    columns,
    *records() {
      for (let row = 0; row < table.count; row++) yield record(row);
    },
  };
}

function columnsOf({ manifest }: Dataset, type: string, hazardIds?: readonly string[]): ScenarioColumn[] {
  const isExported = (hazardId: string) => hazardIds?.includes(hazardId) ?? true;
  return manifest.exposures
    .filter((each) => each.type === type && isExported(each.hazardId))
    .flatMap(({ hazardId, batches }) => {
      const unit = manifest.hazards.find((hazard) => hazard.hazardId === hazardId)?.unit ?? "";
      const damage = manifest.damages?.find((each) => each.type === type && each.hazardId === hazardId)?.per;
      return batches.map(({ scenario, nDays }) => ({
        hazardId,
        scenario,
        ...(nDays === undefined ? {} : { nDays }),
        unit,
        ...(damage === undefined ? {} : { damage }),
        key: nDays === undefined ? scenario : `${scenario} ${nDays} days`,
      }));
    });
}

const nameOfCode = new Map(
  (Object.entries(damageClassCodes) as [DamageClass, number][]).map(([name, code]) => [code, name]),
);

type Exposure = Awaited<ReturnType<Dataset["exposure"]>>;

/** Rows are sparse and ascending: a lookup by element says which row is its own. */
function stateReader(
  { element, value, damageClass }: Exposure,
  damages: Float64Array | undefined,
  count: number,
) {
  const rowOf = new Int32Array(count).fill(-1);
  element.forEach((each, row) => {
    rowOf[each] = row;
  });
  const stateOf = (each: number): ScenarioState => {
    const row = rowOf[each]!;
    if (row < 0) return { state: "not exposed", value: null };
    const code = damageClass[row]!;
    if (code === notAssessed) return { state: "not assessed", value: null };
    return { state: nameOfCode.get(code) ?? "unspecified", value: shortest(value[row]!) };
  };
  if (damages === undefined) return stateOf;
  return (each: number): ScenarioState => {
    const state = stateOf(each);
    const damage = damages[each]!;
    const isKnown = state.state !== "not assessed" && !Number.isNaN(damage);
    return { ...state, damage: isKnown ? damage : null };
  };
}

/** The shortest decimal that reads back to the same 32-bit float, so that 0.3 is not 0.30000001192092896. */
export function shortest(value: number): number | null {
  if (!Number.isFinite(value)) return null;
  for (let digits = 6; digits < 9; digits++) {
    const short = Number(value.toPrecision(digits));
    if (Math.fround(short) === value) return short;
  }
  return Number(value.toPrecision(9));
}

async function regionReaders(dataset: Dataset, { description, regionCode }: ElementTable) {
  return Promise.all(
    description.regionGroups.map(async (group) => {
      const { features } = await dataset.regions(group);
      const names = new Map(features.map(({ properties }) => [properties.code, properties.name]));
      const codes = regionCode(group);
      const nameOf = (row: number) => (codes[row] === noRegion ? null : (names.get(codes[row]!) ?? null));
      return [group, nameOf] as const;
    }),
  );
}

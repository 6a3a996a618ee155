import type { Attribute, ElementTypeDescription } from "@stopbank/dataset/manifest";
import type { AttributeInput } from "@stopbank/dataset/write";
import { type FeatureTable, readLayer } from "@stopbank/geo-read/read-layer";
import { refuse } from "@stopbank/geo-read/refusal";
import { currencySymbol } from "@stopbank/numbers";
import type { GeometryColumn } from "@stopbank/risk-engine/columns";
import { layerInput } from "../description/describedInputs.ts";
import { elementFiles } from "../description/elementFiles.ts";
import type { ElementLayerDescription } from "../description/elements.ts";
import type { Bounded } from "./bounded.ts";
import { checkBoundedCosts, checkCosts } from "./checkCosts.ts";
import { checkDigits } from "./checkDigits.ts";
import { describeElements, generatedId } from "./describeElements.ts";
import { readGridFile } from "./grids/readGridFile.ts";
import { joinTables } from "./joinTables.ts";
import { checkReserved } from "./reservedColumns.ts";
import { geodesicSizes, projectedSizes, type Sizes } from "./sizes.ts";
import { attributeInput, guessType } from "./typedColumns.ts";

/** An element layer in memory, ready to be sampled and written. */
export interface LoadedLayer {
  readonly entry: ElementLayerDescription;
  readonly table: FeatureTable;
  /** The same by file, for the report. */
  readonly files: readonly FeatureTable[];
  readonly description: ElementTypeDescription;
  readonly attributes: Readonly<Record<string, AttributeInput>>;
  /** Unique id of each element. */
  readonly ids: readonly string[];
  /** Lengths of lines; areas of polygons where the layer's metric is one or they are measured in the plane. */
  sizes(): Sizes;
  /** How many each element stands for; NaN where missing. */
  readonly people: Float64Array | undefined;
  /** In the unit of its metric: people, or by the layer's `measure` where that is not the ellipsoid. */
  readonly metric: Float64Array | undefined;
  /** NaN where missing. */
  readonly replacementCosts: Bounded | undefined;
  /** The geometries in another system, x before y; kept for the next scenario in the same one. */
  geometryIn(crs: string): Promise<GeometryColumn>;
}

/** Columns of an element layer that hazards read. */
export interface WantedColumns {
  /** Not kept as attributes unless described. */
  readonly read: readonly string[];
  /** Kept as attributes, because the damage that the dataset states refers to them: which curve, and the floor. */
  readonly curve: readonly string[];
  readonly floorHeight: readonly string[];
}

/**
 * Reads an element layer with the columns its description and the hazards need.
 *
 * @param wantedColumns what hazards read.
 * @param currency of the replacement costs, ISO 4217.
 * @throws DomainError as `readLayer`, and `import/duplicate-ids`, `import/missing-ids`, `import/lossy-ids`, `import/not-numeric`,
 * `import/reserved-column`, `import/bad-cost`.
 */
export async function loadElements(
  folder: string,
  entry: ElementLayerDescription,
  wantedColumns: WantedColumns,
  currency: string,
): Promise<LoadedLayer> {
  const columns = [...new Set([...keptColumns(entry), ...wantedColumns.curve, ...wantedColumns.floorHeight])];
  const label = `Element layer ${entry.type}`;
  checkReserved({ what: label, file: [entry.file].flat().join(", ") }, columns, entry);
  const files: FeatureTable[] = [];
  const names = elementFiles(folder, label, entry.file);
  const read = [...new Set([...columns, ...wantedColumns.read])];
  for (const [i, file] of names.entries())
    files.push(
      entry.grid === undefined
        ? await readLayer(layerInput(folder, label, { ...entry, file }), {
            columns: read,
            idColumn: entry.id,
            kind: entry.geometry ?? files[0]?.kind,
          })
        : await readGridFile(
            folder,
            label,
            { file, crs: entry.crs, grid: entry.grid },
            read,
            names.length > 1 ? `${i + 1}-` : "",
          ),
    );
  const table = joinTables(files);
  const ids = idsOf(entry, table);
  const declared = columns.map((key) => declare(entry, table, key, wantedColumns, currency));
  const description = describeElements(entry, table.kind, declared);
  const attributes: Record<string, AttributeInput> = {};
  for (const { key, type } of declared) attributes[key] = attributeInput(table, key, type);
  attributes[description.idAttribute] = ids;
  let last: { readonly crs: string; readonly geometry: Promise<GeometryColumn> } | undefined;
  const geometryIn = (crs: string) => {
    if (last?.crs !== crs) last = { crs, geometry: table.geometryIn(crs) };
    return last.geometry;
  };
  const planar = entry.measure === "projected" ? await planarSizes(files) : undefined;
  const replacementCosts = costsOf(entry, attributes);
  if (replacementCosts !== undefined) {
    const { min, value, max } = replacementCosts;
    const bounds = {
      min: (i: number) => min[i]!,
      value: (i: number) => value[i]!,
      max: (i: number) => max[i]!,
    };
    checkBoundedCosts(table, "replacement costs", bounds);
  }
  const people = entry.people === undefined ? undefined : attributes[entry.people];
  const counted = people instanceof Float64Array ? people : undefined;
  if (counted !== undefined) checkCosts(table, "people", (i) => counted[i]!);
  let sizes = planar;
  return {
    entry,
    table,
    files,
    description,
    attributes,
    ids,
    sizes() {
      sizes ??= geodesicSizes(table.geometry, entry.metric === "area");
      return sizes;
    },
    people: counted,
    metric: entry.metric === "people" ? counted : planar === undefined ? undefined : metricOf(entry, planar),
    replacementCosts,
    geometryIn,
  };
}

/** Each file's elements in the plane of its own system. */
async function planarSizes(files: readonly FeatureTable[]): Promise<Sizes> {
  const sizes: Sizes[] = [];
  for (const file of files) sizes.push(await projectedSizes(file));
  const joined = (key: keyof Sizes) =>
    sizes[0]?.[key] === undefined
      ? {}
      : { [key]: Float64Array.from(sizes.flatMap((each) => [...(each[key] ?? [])])) };
  return { ...joined("metres"), ...joined("squareMetres") };
}

/** Kilometres or hectares, as the dataset keeps them. */
function metricOf({ metric }: ElementLayerDescription, { metres, squareMetres }: Sizes) {
  if (metric === "length") return metres?.map((each) => each / 1000);
  return metric === "area" ? squareMetres?.map((each) => each / 10_000) : undefined;
}

function costsOf(
  { replacementCost }: ElementLayerDescription,
  attributes: Readonly<Record<string, AttributeInput>>,
): Bounded | undefined {
  if (replacementCost === undefined) return undefined;
  const numbers = (key: string | undefined) => {
    const column = key === undefined ? undefined : attributes[key];
    return column instanceof Float64Array ? column : undefined;
  };
  const value = numbers(replacementCost.value);
  if (value === undefined) return undefined;
  const bound = (key: string | undefined) =>
    numbers(key)?.map((each, element) => (Number.isNaN(each) ? value[element]! : each)) ?? value;
  return { value, min: bound(replacementCost.min), max: bound(replacementCost.max) };
}

/** The columns that become attributes: described ones, and those with a part to play. */
function keptColumns(entry: ElementLayerDescription): string[] {
  const { id, name, search = [], columns = {}, replacementCost, people, height } = entry;
  const costs = [replacementCost?.value, replacementCost?.min, replacementCost?.max];
  const all = [id, name, ...search, ...Object.keys(columns), ...costs, people, height];
  return [...new Set(all.filter((key) => key !== undefined))];
}

function declare(
  entry: ElementLayerDescription,
  table: FeatureTable,
  key: string,
  wantedColumns: WantedColumns,
  currency: string,
): Attribute {
  const { replacementCost, people, height, id, name } = entry;
  const column = entry.columns?.[key];
  const isCost = [replacementCost?.value, replacementCost?.min, replacementCost?.max].includes(key);
  const isText = key !== people && (key === id || key === name || wantedColumns.curve.includes(key));
  const isNumeric = isCost || key === people || key === height || wantedColumns.floorHeight.includes(key);
  const type = isText ? "text" : isNumeric ? "numeric" : undefined;
  return {
    key,
    label: column?.label ?? (isCost ? "Replacement cost" : key),
    type: type ?? column?.type ?? guessType(table, key),
    ...(column?.unit === undefined ? {} : { unit: column.unit }),
    ...(column?.prefix === undefined
      ? isCost
        ? { prefix: currencySymbol(currency) }
        : {}
      : { prefix: column.prefix }),
    filterable: column?.filterable ?? key !== id,
    lookup: column?.lookup ?? true,
  };
}

function idsOf({ id, type }: ElementLayerDescription, table: FeatureTable): string[] {
  if (id === undefined)
    return Array.from({ length: table.count }, (_, i) => generatedId(type, i, table.count));
  const cells = table.columns[id] ?? [];
  const missing = cells.reduce<number>((count, cell) => count + (cell === null ? 1 : 0), 0);
  if (missing > 0)
    throw refuse(
      "missing-ids",
      table.place,
      `${missing} of ${table.count} features have no id in column ${id}`,
      "Fill the column, or leave `id` out to have the elements numbered.",
    );
  checkDigits(table.place, id, cells);
  const ids = cells.map(String);
  const seenIds = new Set<string>();
  const twice = new Set(ids.filter((each) => seenIds.size === seenIds.add(each).size));
  if (twice.size > 0)
    throw refuse(
      "duplicate-ids",
      table.place,
      `${twice.size} ids in column ${id} stand for several features: ${[...twice].slice(0, 5).join(", ")}`,
      "Name a column whose values are unique, or leave `id` out to have the elements numbered.",
    );
  return ids;
}

import { type GeometryColumn, noRegion } from "@stopbank/risk-engine/columns";
import { metricColumn } from "@stopbank/risk-engine/metrics";
import {
  attributeColumn,
  metricKey,
  metricValues,
  regionColumn,
  type WritableColumn,
} from "../arrow/attributeColumns.ts";
import { flattenGeometry, geometryField } from "../arrow/geoArrow.ts";
import { writeArrow } from "../arrow/writeArrow.ts";
import type { ElementTypeDescription } from "../manifest/manifest.ts";
import { addElementArchive } from "./archives/elementArchive.ts";
import { type DatasetDraft, draftPath } from "./draft/draft.ts";
import { badInput } from "./input/badInput.ts";
import { checkGeometry } from "./input/checkGeometry.ts";
import type { AttributeInput } from "./input/DatasetWriter.ts";
import { hilbertOrder } from "./order/hilbertOrder.ts";
import { reorderGeometry } from "./order/reorderGeometry.ts";
import { elementEntries } from "./search/elementEntries.ts";

type Attributes = Readonly<Record<string, AttributeInput>>;
type Regions = Readonly<Record<string, Uint16Array>>;

/** See `DatasetWriter.addElements`. */
export async function addElements(
  draft: DatasetDraft,
  description: ElementTypeDescription,
  geometry: GeometryColumn,
  attributes: Attributes,
  regionOf: Regions = {},
  measured?: Float64Array,
): Promise<void> {
  const { type } = description;
  if (draft.inputToRow.has(type)) throw badInput(`Element type ${type} was already added.`);
  if (geometry.kind !== description.geometry)
    throw badInput(
      `Element type ${type} is declared ${description.geometry} but its geometry is ${geometry.kind}.`,
    );
  const count = checkGeometry(geometry, type);
  checkColumns(description, count, attributes, regionOf);

  const { rowOf, inputToRow, bounds } = hilbertOrder(geometry);
  const sorted = reorderGeometry(geometry, rowOf);
  const file = `elements/${type}.arrow`;
  const columns: WritableColumn[] = [{ field: geometryField(sorted.kind), column: flattenGeometry(sorted) }];
  // Geodesic lengths and areas take microseconds a vertex: once here rather than whenever a server opens the layer.
  const metric = measured ?? metricColumn(geometry, description.metric.type);
  if (metric !== undefined && metric.length !== count)
    throw badInput(`The metric of ${type} has ${metric.length} values for ${count} elements.`);
  if (metric !== undefined) columns.push(metricValues(metric, rowOf));
  const columnOf = new Map<string, WritableColumn>();
  let dictionaries = 0;
  for (const attribute of description.attributes) {
    const column = attributeColumn(attribute, attributes[attribute.key]!, rowOf, dictionaries);
    if (column.dictionary !== undefined) dictionaries++;
    columnOf.set(attribute.key, column);
    columns.push(column);
  }
  const groups = Object.keys(regionOf).sort();
  for (const group of groups) {
    const codes = regionOf[group]!;
    columns.push(regionColumn(group, codes, rowOf));
    const code = codes.reduce(
      (greatest, each) => (each === noRegion ? greatest : Math.max(greatest, each)),
      -1,
    );
    draft.greatestRegionCode.push({ type, group, code });
  }
  writeArrow(draftPath(draft, file), count, columns);

  const valuesOf = (key: string) => (row: number) => given(attributes[key]?.[rowOf[row]!]);
  draft.search.add(elementEntries(description, sorted, valuesOf));
  const missing = missingCosts(description, attributes);
  const tiles = await addElementArchive(draft, description, sorted, bounds, columnOf);
  draft.inputToRow.set(type, inputToRow);
  draft.elementTypes.push({
    ...description,
    count,
    replacementCostMissing: missing,
    bounds,
    file,
    tiles,
    regionGroups: groups,
  });
}

/** Numbers that are missing are NaN. */
const given = (value: string | number | null | undefined) =>
  value === undefined || Number.isNaN(value) ? null : value;

function missingCosts(description: ElementTypeDescription, attributes: Attributes): number {
  if (description.replacementCost === undefined) return 0;
  const costs = attributes[description.replacementCost.attribute];
  if (!(costs instanceof Float64Array))
    throw badInput(`The replacement cost of ${description.type} must be a numeric attribute.`);
  return costs.reduce((missing, cost) => missing + (Number.isNaN(cost) ? 1 : 0), 0);
}

function checkColumns(
  description: ElementTypeDescription,
  count: number,
  attributes: Attributes,
  regionOf: Regions,
): void {
  const { type } = description;
  for (const { key } of description.attributes) {
    if (key === "geometry" || key === metricKey || key.startsWith("region_"))
      throw badInput(`${type} cannot have an attribute named ${key}: the dataset uses that name itself.`);
    const length = attributes[key]?.length;
    if (length !== count)
      throw badInput(`Attribute ${key} of ${type} has ${length ?? "no"} values for ${count} elements.`);
  }
  const declared = new Set(description.attributes.map((attribute) => attribute.key));
  for (const key of [description.idAttribute, description.nameAttribute, ...(description.search ?? [])])
    if (!declared.has(key)) throw badInput(`${type} names the attribute ${key}, which it does not declare.`);
  for (const [group, codes] of Object.entries(regionOf)) {
    if (codes.length !== count)
      throw badInput(`Region codes of ${group} do not fit ${type}'s ${count} elements.`);
  }
}

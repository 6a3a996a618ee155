import type { Dataset } from "../read/Dataset.ts";
import { csvRow } from "./csvRow.ts";
import type { ElementExport } from "./elementRecords.ts";

/**
 * A layer as CSV (RFC 4180, UTF-8 with a byte order mark): attributes, regions, the metric, and two columns for each
 * scenario, its state and its value, and a third for damage that was recorded. Every row names the dataset version, so that it goes wherever the rows go.
 */
export function* elementCsv({ client, version }: Dataset, layer: ElementExport): Generator<string> {
  const { table, columns } = layer;
  const { attributes, regionGroups, metric } = table.description;
  yield `\uFEFF${csvRow([
    ...attributes.map(({ key, unit }) => withUnit(key, unit)),
    ...regionGroups,
    ...(table.metric === undefined ? [] : [withUnit(metric.type, metric.unit)]),
    ...columns.flatMap(({ key, unit, damage }) => [
      key,
      withUnit(`${key} value`, unit),
      ...(damage === undefined ? [] : [withUnit(`${key} damage`, damage === "year" ? "a year" : undefined)]),
    ]),
    "dataset",
  ])}`;
  for (const { attributes: values, regions, metric: size, scenarios } of layer.records())
    yield csvRow([
      ...attributes.map(({ key }) => values[key] ?? null),
      ...regionGroups.map((group) => regions[group] ?? null),
      ...(size === undefined ? [] : [size]),
      ...scenarios.flatMap(({ state, value, damage }) => [
        state,
        value,
        ...(damage === undefined ? [] : [damage]),
      ]),
      `${client}@${version}`,
    ]);
}

const withUnit = (name: string, unit: string | undefined) => (unit ? `${name} (${unit})` : name);

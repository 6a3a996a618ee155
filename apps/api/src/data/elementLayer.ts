import type { ElementTable } from "@stopbank/dataset/read";
import { metricColumn } from "@stopbank/risk-engine/metrics";
import { buildIndex, type SpatialIndex } from "@stopbank/risk-engine/spatial-index";
import type { Measures } from "@stopbank/risk-engine/summarise";
import { type IdIndex, idIndex } from "./idIndex.ts";

/** An element type's columns with what is worked out from them once. */
export interface ElementLayer {
  readonly table: ElementTable;
  readonly index: SpatialIndex;
  readonly measures: Measures;
  readonly ids: IdIndex;
}

/** @throws DomainError `metric/wrong-geometry`, `geometry/not-finite`. */
export function buildElementLayer(table: ElementTable): ElementLayer {
  const { geometry, description, count } = table;
  const metric = metricColumn(geometry, description.metric.type);
  const replacementCost = costColumns(table);
  return {
    table,
    index: buildIndex(geometry),
    measures: {
      ...(metric === undefined ? {} : { metric }),
      ...(replacementCost === undefined ? {} : { replacementCost }),
    },
    ids: idIndex(table.attribute(description.idAttribute), count),
  };
}

/** About what a layer holds in memory: its coordinates, and metric, anchor, index and id table per element. */
export const elementLayerBytes = ({ table: { geometry, count } }: ElementLayer): number =>
  geometry.coords.byteLength + count * 48;

function costColumns(table: ElementTable): Measures["replacementCost"] {
  const { replacementCost } = table.description;
  if (replacementCost === undefined) return undefined;
  const value = numbers(table, replacementCost.attribute);
  const min = numbers(table, replacementCost.minAttribute);
  const max = numbers(table, replacementCost.maxAttribute);
  if (value === undefined) return undefined;
  return { value, ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
}

function numbers(table: ElementTable, key: string | undefined): Float64Array | undefined {
  const column = key === undefined ? undefined : table.attribute(key);
  return column?.type === "numeric" ? column.values : undefined;
}

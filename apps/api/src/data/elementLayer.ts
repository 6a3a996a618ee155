import type { ElementTable } from "@stopbank/dataset/read";
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

/** @throws DomainError `geometry/not-finite`. */
export function buildElementLayer(table: ElementTable): ElementLayer {
  const { geometry, metric, description, count } = table;
  let ids: IdIndex | undefined;
  const replacementCost = costColumns(table);
  return {
    table,
    index: buildIndex(geometry),
    measures: {
      ...(metric === undefined ? {} : { metric }),
      ...(replacementCost === undefined ? {} : { replacementCost }),
    },
    // A million ids take most of a second, and only calls that name elements need them.
    get ids() {
      ids ??= idIndex(table.attribute(description.idAttribute), count);
      return ids;
    },
  };
}

/** About what a layer holds in memory: its coordinates, and anchor, index and id table per element. */
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

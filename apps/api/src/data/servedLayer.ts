import type { ElementType } from "@stopbank/dataset/manifest";
import type { ElementTable } from "@stopbank/dataset/read";
import { buildIndex, type SpatialIndex } from "@stopbank/risk-engine/spatial-index";
import type { Measures } from "@stopbank/risk-engine/summarise";
import { type IdIndex, idIndex } from "./idIndex.ts";

/** An element type's columns with what is worked out from them once. */
export interface ServedLayer {
  readonly table: ElementTable;
  readonly index: SpatialIndex;
  /** The index in memory that threads share: kept beside the layer, made when it is first needed. */
  readonly sharedIndex: SharedIndex;
  readonly measures: Measures;
  /** Needs the column of ids. */
  readonly ids: IdIndex;
}

export type SharedIndex = (make: () => SpatialIndex) => Promise<SpatialIndex>;

/** What every question about a layer shares, whatever columns it reads besides. */
export interface SharedLayer {
  readonly geometry: ElementTable["geometry"];
  readonly count: number;
  readonly index: SpatialIndex;
  readonly measures: Measures;
  /** Made when a question first names elements: a million ids take most of a second. */
  idsOf(table: ElementTable): IdIndex;
}

/**
 * @param table with the costs among its columns.
 * @throws DomainError `geometry/not-finite`.
 */
export function shareLayer(table: ElementTable): SharedLayer {
  const { geometry, count } = table;
  let ids: IdIndex | undefined;
  return {
    geometry,
    count,
    index: buildIndex(geometry),
    measures: measuresOf(table),
    idsOf({ attribute, description }) {
      ids ??= idIndex(attribute(description.idAttribute), count);
      return ids;
    },
  };
}

/** What can be added up over a layer's elements. @param table with the costs among its columns. */
export function measuresOf(table: ElementTable): Measures {
  const { metric } = table;
  const replacementCost = costColumns(table);
  return {
    ...(metric === undefined ? {} : { metric }),
    ...(replacementCost === undefined ? {} : { replacementCost }),
  };
}

export const servedLayer = (
  { index, measures, idsOf }: SharedLayer,
  table: ElementTable,
  sharedIndex: SharedIndex,
): ServedLayer => ({
  table,
  index,
  sharedIndex,
  measures,
  get ids() {
    return idsOf(table);
  },
});

/** About what a layer holds in memory: its coordinates, and anchor, index and id table per element. */
export const sharedLayerBytes = ({ geometry, count }: SharedLayer): number =>
  geometry.coords.byteLength + count * 48;

/** The attributes that replacement costs are read from. */
export function costAttributes({ replacementCost }: ElementType): string[] {
  if (replacementCost === undefined) return [];
  const { attribute, minAttribute, maxAttribute } = replacementCost;
  return [attribute, minAttribute, maxAttribute].filter((key) => key !== undefined);
}

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

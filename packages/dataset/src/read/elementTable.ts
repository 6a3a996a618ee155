import { DomainError } from "@stopbank/errors";
import type { GeometryColumn } from "@stopbank/risk-engine/columns";
import type { ElementType } from "../manifest/manifest.ts";
import type { AttributeColumn, ElementTable } from "./Dataset.ts";

/** What was read of an element file. */
export interface LoadedColumns {
  readonly count: number;
  readonly geometry: GeometryColumn;
  readonly metric: Float64Array | undefined;
  readonly attributes: ReadonlyMap<string, AttributeColumn>;
  readonly regions: ReadonlyMap<string, Uint16Array>;
}

export function elementTable(description: ElementType, columns: LoadedColumns): ElementTable {
  const { type, attributes, regionGroups } = description;
  return {
    description,
    count: columns.count,
    geometry: columns.geometry,
    metric: columns.metric,
    attribute(key) {
      const column = columns.attributes.get(key);
      if (column !== undefined) return column;
      if (attributes.some((each) => each.key === key)) throw notAskedFor(type, key);
      throw new DomainError("not-found", "dataset/unknown-attribute", `${type} has no attribute ${key}.`, {
        key,
      });
    },
    regionCode(group) {
      const codes = columns.regions.get(group);
      if (codes !== undefined) return codes;
      if (regionGroups.includes(group)) throw notAskedFor(type, group);
      throw new DomainError(
        "not-found",
        "dataset/unknown-region-group",
        `${type} has no region group ${group}.`,
      );
    },
  };
}

/** A mistake of the caller's: it knew what it would need when it opened the table. */
const notAskedFor = (type: string, column: string) =>
  new Error(`${column} of ${type} was not among the columns asked for`);

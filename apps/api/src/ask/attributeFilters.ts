import type { AttributeFilter } from "@stopbank/contract/selection";
import type { AttributeColumn } from "@stopbank/dataset/read";
import { DomainError } from "@stopbank/errors";
import {
  type AttributeFilter as EngineFilter,
  intersect,
  type Selection,
  selectElements,
  unite,
  wholeLayer,
} from "@stopbank/risk-engine/select";
import type { ServedLayer } from "../data/servedLayer.ts";

/**
 * The elements that pass every filter. One that also admits elements without a value is the union of both.
 *
 * @throws DomainError `filter/unknown-attribute`, `filter/wrong-kind`.
 */
export function filterElements(
  layer: ServedLayer,
  filters: Readonly<Record<string, AttributeFilter>>,
): Selection {
  const { table, index } = layer;
  let selected = wholeLayer(table.count);
  for (const [key, filter] of Object.entries(filters)) {
    const attribute = table.description.attributes.find((each) => each.key === key);
    if (attribute === undefined)
      throw new DomainError(
        "invalid",
        "filter/unknown-attribute",
        `${table.description.displayName} have no attribute ${key}.`,
      );
    const column = table.attribute(key);
    const engineFilters = conditions(key, filter, column);
    const some = (attributes: readonly EngineFilter[]) => selectElements(index, { attributes });
    let passing = engineFilters.length === 0 ? wholeLayer(table.count) : some(engineFilters);
    if (filter.null_values)
      passing =
        engineFilters.length === 0 ? some([missing(column)]) : unite(passing, some([missing(column)]));
    selected = intersect(selected, passing);
  }
  return selected;
}

/** What must all hold of a value; a condition on the wrong kind of attribute is refused, not ignored. */
function conditions(key: string, filter: AttributeFilter, column: AttributeColumn): EngineFilter[] {
  const { min, max, values, contains, after, before } = filter;
  const engineFilters: EngineFilter[] = [];
  if (min !== undefined || max !== undefined) {
    if (column.type !== "numeric") throw wrongKind(key, "min and max", "numbers");
    engineFilters.push(range(column.values, min, max));
  }
  if (after !== undefined || before !== undefined) {
    if (column.type !== "date") throw wrongKind(key, "after and before", "dates");
    engineFilters.push(range(column.milliseconds, dayOf(after), dayOf(before)));
  }
  if (values !== undefined) {
    if (column.type !== "text") throw wrongKind(key, "values", "texts");
    engineFilters.push({ kind: "one-of", column, values });
  }
  if (contains !== undefined) {
    if (column.type !== "text") throw wrongKind(key, "contains", "texts");
    engineFilters.push({ kind: "contains", column, text: contains });
  }
  return engineFilters;
}

const range = (column: Float64Array, min?: number, max?: number): EngineFilter => ({
  kind: "range",
  column,
  ...(min === undefined ? {} : { min }),
  ...(max === undefined ? {} : { max }),
});

function missing(column: AttributeColumn): EngineFilter {
  if (column.type === "text") return { kind: "missing", column };
  return { kind: "missing", column: column.type === "date" ? column.milliseconds : column.values };
}

/** Midnight UTC in milliseconds since 1970. */
function dayOf(isoDay: string | undefined): number | undefined {
  if (isoDay === undefined) return undefined;
  const ms = Date.parse(`${isoDay}T00:00:00Z`);
  // The engine of JavaScript reads 31 February as 3 March.
  if (Number.isNaN(ms) || new Date(ms).toISOString().slice(0, 10) !== isoDay)
    throw new DomainError("invalid", "filter/no-such-day", `There is no day ${isoDay}.`);
  return ms;
}

const wrongKind = (key: string, conditionNames: string, kind: string) =>
  new DomainError(
    "invalid",
    "filter/wrong-kind",
    `The filter on ${key} has ${conditionNames}, which only ${kind} have.`,
  );

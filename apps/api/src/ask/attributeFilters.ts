import type { AttributeFilter } from "@stopbank/contract/selection";
import type { ElementType } from "@stopbank/dataset/manifest";
import type { AttributeColumn } from "@stopbank/dataset/read";
import { DomainError } from "@stopbank/errors";
import {
  type AttributeFilter as EngineFilter,
  intersect,
  narrowed,
  type Selection,
  unite,
  wholeLayer,
} from "@stopbank/risk-engine/select";
import type { ServedLayer } from "../data/servedLayer.ts";
import { partByPart, type Turn } from "../work/inTurns.ts";

/**
 * The elements that pass every filter. One that also admits elements without a value is the union of both.
 *
 * @param turn is waited for before each filter: over a million elements, one takes tens of milliseconds.
 * @throws DomainError `filter/unknown-attribute`, `filter/wrong-kind`.
 */
export const elementsPassing = (
  layer: Pick<ServedLayer, "table">,
  filters: Readonly<Record<string, AttributeFilter>>,
  turn: Turn,
): Promise<Selection> => partByPart(turn, filtering(layer, filters));

/** {@link elementsPassing} at once. */
export function filterElements(
  layer: Pick<ServedLayer, "table">,
  filters: Readonly<Record<string, AttributeFilter>>,
): Selection {
  const work = filtering(layer, filters);
  for (;;) {
    const part = work.next();
    if (part.done) return part.value;
  }
}

/** Stops after each filter. */
function* filtering(
  { table }: Pick<ServedLayer, "table">,
  filters: Readonly<Record<string, AttributeFilter>>,
): Generator<void, Selection> {
  let selected = wholeLayer(table.count);
  checkFilters(table.description, filters);
  for (const [i, [key, filter]] of Object.entries(filters).entries()) {
    if (i > 0) yield;
    const column = table.attribute(key);
    const engineFilters = conditions(filter, column);
    const some = (attributes: readonly EngineFilter[]) => narrowed(wholeLayer(table.count), { attributes });
    let passing = engineFilters.length === 0 ? wholeLayer(table.count) : some(engineFilters);
    if (filter.null_values)
      passing =
        engineFilters.length === 0 ? some([missing(column)]) : unite(passing, some([missing(column)]));
    selected = intersect(selected, passing);
  }
  return selected;
}

/**
 * Whether a layer has what filters name: a condition on the wrong kind of attribute is refused, not ignored.
 *
 * @throws DomainError `filter/unknown-attribute`, `filter/wrong-kind`, `filter/no-such-day`.
 */
export function checkFilters(
  { attributes, displayName }: ElementType,
  filters: Readonly<Record<string, AttributeFilter>>,
): void {
  for (const [key, { min, max, values, contains, after, before }] of Object.entries(filters)) {
    const attribute = attributes.find((each) => each.key === key);
    if (attribute === undefined)
      throw new DomainError(
        "invalid",
        "filter/unknown-attribute",
        `${displayName} have no attribute ${key}.`,
      );
    const refuse = (conditionNames: string, kind: string) => {
      throw wrongKind(key, conditionNames, kind);
    };
    const { type } = attribute;
    if ((min ?? max) !== undefined && type !== "numeric") refuse("min and max", "numbers");
    if ((after ?? before) !== undefined && type !== "date") refuse("after and before", "dates");
    if (values !== undefined && type !== "text") refuse("values", "texts");
    if (contains !== undefined && type !== "text") refuse("contains", "texts");
    dayOf(after);
    dayOf(before);
  }
}

/** What must all hold of a value. */
function conditions(
  { min, max, values, contains, after, before }: AttributeFilter,
  column: AttributeColumn,
): EngineFilter[] {
  const engineFilters: EngineFilter[] = [];
  if (column.type === "numeric" && (min ?? max) !== undefined)
    engineFilters.push(range(column.values, min, max));
  if (column.type === "date" && (after ?? before) !== undefined)
    engineFilters.push(range(column.milliseconds, dayOf(after), dayOf(before)));
  if (column.type !== "text") return engineFilters;
  if (values !== undefined) engineFilters.push({ kind: "one-of", column, values });
  if (contains !== undefined) engineFilters.push({ kind: "contains", column, text: contains });
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

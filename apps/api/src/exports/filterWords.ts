import type { AttributeFilter, AttributeFilters } from "@stopbank/contract/selection";
import type { Directory } from "../data/directory.ts";

/** Each condition that elements have to meet, in words. @throws DomainError `dataset/unknown-element-type`. */
export function filterWords(
  filters: AttributeFilters,
  types: readonly string[],
  directory: Directory,
): string[] {
  // What is said of layers that were not asked for limits nothing.
  return types.flatMap((type) => {
    const { displayName, attributes } = directory.elementType(type);
    return Object.entries(filters[type] ?? {}).map(([key, filter]) => {
      const { label = key, unit } = attributes.find((each) => each.key === key) ?? {};
      const inUnit = unit === undefined ? "" : ` ${unit}`;
      return `${displayName}: ${label} ${conditions(filter, inUnit)}`;
    });
  });
}

function conditions(
  { min, max, values, contains, after, before, null_values }: AttributeFilter,
  unit: string,
) {
  const words = [
    min === undefined ? [] : `at least ${min}${unit}`,
    max === undefined ? [] : `at most ${max}${unit}`,
    values === undefined ? [] : `one of ${values.map((value) => `"${value}"`).join(", ") || "nothing"}`,
    contains === undefined ? [] : `contains "${contains}"`,
    after === undefined ? [] : `not before ${after}`,
    before === undefined ? [] : `not after ${before}`,
  ].flat();
  const all = words.length === 0 ? "anything" : words.join(" and ");
  return null_values ? `${all}, or not known` : all;
}

import type { FilterableInformation } from "@stopbank/contract/layers";
import type { AttributeFilter } from "@stopbank/contract/selection";
import { formatAttribute } from "@stopbank/numbers";
import { formatDate } from "@stopbank/ui/dates";

type Known = Pick<FilterableInformation, "key" | "label" | "type" | "unit" | "prefix">;

/** More values than this are counted and not listed. */
const mostValues = 6;

/** What one attribute is narrowed to: `Construction: Concrete or Steel`, `Storeys: 2 to 4, or not known`. */
export function filterWords(information: Known, filter: AttributeFilter): string {
  const { min, max, values, contains, after, before, null_values } = filter;
  const number = (value: number) => formatAttribute(information, value);
  const date = (value: string) => formatDate(new Date(value));
  const parts = [
    ...(values === undefined || values.length === 0 ? [] : [valuesWords(values)]),
    ...(contains === undefined ? [] : [`containing “${contains}”`]),
    ...rangeWords(min, max, number, [" or more", " or less"]),
    ...rangeWords(after, before, date, [" or later", " or earlier"]),
    ...(null_values === true ? ["not known"] : []),
  ];
  return `${information.label}: ${parts.length === 0 ? "any" : parts.join(", or ")}`;
}

const valuesWords = (values: readonly string[]): string => {
  const more = values.length - mostValues;
  const shown = values.slice(0, mostValues);
  if (more > 0) return `${shown.join(", ")} or ${more} more`;
  return shown.length < 2 ? shown.join("") : `${shown.slice(0, -1).join(", ")} or ${shown.at(-1)}`;
};

function rangeWords<T>(
  from: T | undefined,
  to: T | undefined,
  written: (value: T) => string,
  [more, less]: readonly [string, string],
): string[] {
  if (from !== undefined && to !== undefined) return [`${written(from)} to ${written(to)}`];
  if (from !== undefined) return [`${written(from)}${more}`];
  return to === undefined ? [] : [`${written(to)}${less}`];
}

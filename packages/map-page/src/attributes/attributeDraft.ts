import type { FilterableInformation } from "@stopbank/contract/layers";
import type { AttributeFilter } from "@stopbank/contract/selection";

/** What stands in the fields of a layer's attribute filters, by attribute. */
export type Drafts = Readonly<Record<string, AttributeFilter>>;

/** What Apply applies: fields that narrow nothing are left out. */
export function appliedFilters(
  drafts: Drafts,
  bounds: Readonly<Record<string, readonly [number, number]>>,
): Drafts {
  const kept = Object.entries(drafts).flatMap(([key, draft]): [string, AttributeFilter][] => {
    const [least, greatest] = bounds[key] ?? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
    const { min, max, values, contains, after, before, null_values } = draft;
    const filter: AttributeFilter = {
      ...(min === undefined || min <= least ? {} : { min }),
      ...(max === undefined || max >= greatest ? {} : { max }),
      ...(values === undefined || values.length === 0 ? {} : { values }),
      ...(contains === undefined || contains.trim() === "" ? {} : { contains: contains.trim() }),
      ...(after === undefined || after === "" ? {} : { after }),
      ...(before === undefined || before === "" ? {} : { before }),
      ...(null_values === true ? { null_values } : {}),
    };
    return Object.keys(filter).length === 0 ? [] : [[key, filter]];
  });
  return Object.fromEntries(kept);
}

/** What to ask of the attribute lookup: keys by kind, those with nothing to look up left out. */
export function lookupQuery(information: readonly FilterableInformation[]): {
  text_keys?: string;
  numeric_keys?: string;
  date_keys?: string;
} {
  const keys = (type: FilterableInformation["type"]) =>
    information
      .filter((one) => one.type === type && (type !== "text" || one.lookup))
      .map(({ key }) => key)
      .join(",");
  const [text_keys, numeric_keys, date_keys] = [keys("text"), keys("numeric"), keys("date")];
  return {
    ...(text_keys === "" ? {} : { text_keys }),
    ...(numeric_keys === "" ? {} : { numeric_keys }),
    ...(date_keys === "" ? {} : { date_keys }),
  };
}

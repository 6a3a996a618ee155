import type { AttributeLookup } from "@stopbank/contract/elements";
import type { AttributeColumn } from "@stopbank/dataset/read";
import { DomainError } from "@stopbank/errors";
import type { ServedLayer } from "../data/servedLayer.ts";

/** A list longer than this is no list to choose from. */
const mostTexts = 10_000;

type Kind = AttributeColumn["type"];

/**
 * What a filter on each named attribute can offer: the texts there are (sorted; null first where some elements have
 * none), or the least and the greatest number or day; an empty list where no element has a value.
 *
 * @throws DomainError `filter/unknown-attribute`, `filter/wrong-kind`, `filter/too-many-values`.
 */
export function attributeLookup(
  layer: ServedLayer,
  keys: Readonly<Record<Kind, readonly string[]>>,
): AttributeLookup {
  const lookups = (Object.entries(keys) as [Kind, readonly string[]][]).flatMap(([kind, each]) =>
    each.map((key) => [key, offered(layer, key, kind)] as const),
  );
  return Object.fromEntries(lookups);
}

function offered({ table }: ServedLayer, key: string, kind: Kind): AttributeLookup[string] {
  const { displayName, attributes } = table.description;
  const attribute = attributes.find((each) => each.key === key);
  if (attribute === undefined)
    throw new DomainError(
      "not-found",
      "filter/unknown-attribute",
      `${displayName} have no attribute ${key}.`,
    );
  if (attribute.type !== kind)
    throw new DomainError("invalid", "filter/wrong-kind", `${attribute.label} is not a ${kind} attribute.`);
  const column = table.attribute(key);
  if (column.type === "text") return texts(column.values, column.codes, attribute.label);
  if (column.type === "numeric") return extent(column.values) ?? [];
  const days = extent(column.milliseconds);
  return days?.map((ms) => new Date(ms).toISOString().slice(0, 10)) ?? [];
}

function texts(values: readonly string[], codes: Int32Array, label: string): (string | null)[] {
  if (values.length > mostTexts)
    throw new DomainError(
      "invalid",
      "filter/too-many-values",
      `${label} has ${values.length} different values, too many to choose from. Filter by what it contains.`,
    );
  // The same word in two Unicode forms is one to choose.
  const distinct = [...new Set(values.map((text) => text.normalize()))];
  const sorted = distinct.sort((a, b) => a.localeCompare(b, "en-NZ", { numeric: true }));
  return codes.some((code) => code < 0) ? [null, ...sorted] : sorted;
}

function extent(values: Float64Array): [number, number] | undefined {
  let least = Infinity;
  let greatest = -Infinity;
  for (const value of values) {
    if (value < least) least = value;
    if (value > greatest) greatest = value;
  }
  return least <= greatest ? [least, greatest] : undefined;
}

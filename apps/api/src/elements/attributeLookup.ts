import type { AttributeLookup } from "@stopbank/contract/elements";
import type { AttributeColumn } from "@stopbank/dataset/read";
import type { ServedLayer } from "../data/servedLayer.ts";

/** A list longer than this is no list to choose from. */
const mostTexts = 10_000;

type Kind = AttributeColumn["type"];

/**
 * What a filter on each named attribute can offer: the texts there are (sorted; null first where some elements have
 * none), or the least and the greatest number or day; an empty list where no element has a value. A key that the layer
 * has not, that is of another kind, or that has too many texts to choose from, has no entry: the others are of use
 * without it.
 */
export function attributeLookup(
  layer: ServedLayer,
  keys: Readonly<Record<Kind, readonly string[]>>,
): AttributeLookup {
  const lookups = (Object.entries(keys) as [Kind, readonly string[]][]).flatMap(([kind, each]) =>
    each.flatMap((key) => {
      const offer = offered(layer, key, kind);
      return offer === undefined ? [] : [[key, offer] as const];
    }),
  );
  return Object.fromEntries(lookups);
}

function offered({ table }: ServedLayer, key: string, kind: Kind): AttributeLookup[string] | undefined {
  const attribute = table.description.attributes.find((each) => each.key === key);
  if (attribute?.type !== kind) return undefined;
  const column = table.attribute(key);
  if (column.type === "text") return texts(column.values, column.codes);
  if (column.type === "numeric") return extent(column.values) ?? [];
  const days = extent(column.milliseconds);
  return days?.map((ms) => new Date(ms).toISOString().slice(0, 10)) ?? [];
}

function texts(values: readonly string[], codes: Int32Array): (string | null)[] | undefined {
  if (values.length > mostTexts) return undefined;
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

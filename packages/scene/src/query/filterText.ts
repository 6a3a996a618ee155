import type { AttributeFilter } from "@stopbank/contract/selection";
import { isAttributeFilter } from "./checks.ts";
import { escapeName, readQueryNumber, unescapeName } from "./queryText.ts";

/** `buildings:height:min=3:max=10`, one parameter for each attribute. Values of a list are parted by commas. */
export function writeFilter(elementType: string, attribute: string, filter: AttributeFilter): string {
  const { min, max, values, contains, after, before, null_values: nulls } = filter;
  const texts = Object.entries({ contains, after, before }).flatMap(([name, text]) =>
    text === undefined ? [] : [`${name}=${escapeName(text)}`],
  );
  return [
    escapeName(elementType),
    escapeName(attribute),
    ...(min === undefined ? [] : [`min=${min}`]),
    ...(max === undefined ? [] : [`max=${max}`]),
    // Each value is led by `~`, so that no values and one empty value differ.
    ...(values === undefined ? [] : [`in=${values.map((value) => `~${escapeName(value)}`).join(",")}`]),
    ...texts,
    ...(nulls === undefined ? [] : [`none=${nulls}`]),
  ].join(":");
}

export interface ReadFilter {
  readonly elementType: string;
  readonly attribute: string;
  readonly filter: AttributeFilter;
}

/** @returns undefined when the text is no filter. */
export function readFilter(text: string): ReadFilter | undefined {
  const [elementType, attribute, ...parts] = text.split(":");
  if (elementType === undefined || attribute === undefined) return undefined;
  try {
    const entries = parts.map((part) => {
      const at = part.indexOf("=");
      return readPart(part.slice(0, Math.max(0, at)), part.slice(at + 1));
    });
    const filter = Object.fromEntries(entries);
    if (!isAttributeFilter(filter)) return undefined;
    return { elementType: unescapeName(elementType), attribute: unescapeName(attribute), filter };
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

function readPart(name: string, text: string): [string, unknown] {
  if (name === "min" || name === "max") return [name, readQueryNumber(text)];
  if (name === "none") return ["null_values", text === "true" ? true : text === "false" ? false : undefined];
  if (name !== "in") return [name, unescapeName(text)];
  const values = text === "" ? [] : text.split(",");
  return [
    "values",
    values.map((value) => (value.startsWith("~") ? unescapeName(value.slice(1)) : undefined)),
  ];
}

import type { Attribute, ElementTypeDescription } from "../../manifest/elementType.ts";

export interface SearchedAttribute {
  readonly key: string;
  /** False where a value that is digits alone says nothing, such as the ids of elements that were numbered. */
  readonly areNumbersMeant: boolean;
}

/** Texts that people look for by what their columns are called, after the name. */
const isAddress = /\baddress(?:es)?\b/i;
const isLegal = /\b(?:legal|appellation)\b/i;
const isIdentifier =
  /\b(?:identifier|reference|valuation (?:number|no|ref)|rating unit|assessment (?:number|no)|certificate|record of title)\b/i;

/**
 * What the elements of a type are found by, what serves as title first: the attributes its `search` names, or else
 * addresses, the name, legal descriptions, identifiers, and of ids those that are more than digits.
 */
export function searchedAttributes({
  search,
  idAttribute,
  nameAttribute,
  attributes,
}: ElementTypeDescription): SearchedAttribute[] {
  if (search !== undefined) return search.map((key) => ({ key, areNumbersMeant: true }));
  const called = ({ key, label }: Attribute) => `${key.replaceAll("_", " ")} ${label}`;
  const keysOf = (pattern: RegExp) =>
    attributes
      .filter((attribute) => attribute.type === "text" && pattern.test(called(attribute)))
      .map(({ key }) => key);
  const texts = [
    ...keysOf(isAddress),
    ...(nameAttribute === idAttribute ? [] : [nameAttribute]),
    ...keysOf(isLegal),
  ];
  const isText = (key: string) => attributes.some((each) => each.key === key && each.type === "text");
  const keys = [...new Set([...texts, ...keysOf(isIdentifier), idAttribute])].filter(isText);
  return keys.map((key) => ({ key, areNumbersMeant: key !== idAttribute || texts.includes(key) }));
}

import { PDFArray, PDFDict, type PDFDocument, PDFHexString, PDFName, PDFString } from "@cantoo/pdf-lib";
import { name } from "./names.ts";

/** Gives what a document names itself, places that are linked to and heads of tables, names that no other document has. */
export function ownNames(part: PDFDocument, prefix: string): void {
  const places = part.catalog.lookupMaybe(name("Dests"), PDFDict);
  const isPlace = (value: unknown): value is PDFName =>
    value instanceof PDFName && places?.has(value) === true;
  for (const { node } of part.getPages())
    for (const link of dictsIn(node.Annots())) {
      const to = link.get(name("Dest"));
      if (isPlace(to)) link.set(name("Dest"), prefixed(to, prefix));
    }
  for (const [key, value] of places?.entries() ?? []) {
    places?.delete(key);
    places?.set(prefixed(key, prefix), value);
  }
  for (const [, element] of part.context.enumerateIndirectObjects())
    if (element instanceof PDFDict && element.get(name("Type")) === name("StructElem"))
      ownIds(element, prefix);
  for (const names of idNames(part)) ownTexts(names, prefix);
}

/** Of a tagged element: its own, and those of the heads that a cell of a table stands under. */
function ownIds(element: PDFDict, prefix: string): void {
  const id = element.get(name("ID"));
  if (isText(id)) element.set(name("ID"), textWith(prefix, id));
  const attributes = element.lookup(name("A"));
  const all = attributes instanceof PDFDict ? [attributes] : dictsIn(attributes);
  for (const one of all) {
    const heads = one.lookup(name("Headers"));
    if (heads instanceof PDFArray) ownTexts(heads, prefix);
  }
}

function ownTexts(list: PDFArray, prefix: string): void {
  for (const [at, value] of list.asArray().entries())
    if (isText(value)) list.set(at, textWith(prefix, value));
}

/** The lists of the tree in which a document's elements are found by id. */
function idNames(part: PDFDocument): PDFArray[] {
  const tags = part.catalog.lookupMaybe(name("StructTreeRoot"), PDFDict);
  const listsIn = (tree: PDFDict | undefined): PDFArray[] => [
    ...[tree?.lookupMaybe(name("Names"), PDFArray)].filter((list) => list !== undefined),
    ...dictsIn(tree?.lookup(name("Kids"))).flatMap(listsIn),
  ];
  return listsIn(tags?.lookupMaybe(name("IDTree"), PDFDict));
}

const dictsIn = (list: unknown): PDFDict[] =>
  list instanceof PDFArray
    ? list
        .asArray()
        .map((_, at) => list.lookup(at))
        .filter((one) => one instanceof PDFDict)
    : [];

const isText = (value: unknown): value is PDFString | PDFHexString =>
  value instanceof PDFString || value instanceof PDFHexString;

const textWith = (prefix: string, text: PDFString | PDFHexString) =>
  PDFHexString.fromText(prefix + text.decodeText());

const prefixed = (key: PDFName, prefix: string) => PDFName.of(prefix + key.decodeText());

import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFNumber,
  type PDFObject,
  type PDFObjectCopier,
  type PDFPage,
  PDFRef,
  PDFString,
} from "@cantoo/pdf-lib";
import { name } from "./names.ts";

/**
 * Adds what a part's tags say to the whole's, below the one element that is the document (ISO 32000, 14.7).
 *
 * @param pages of the part, as they were copied.
 */
export function addTags(
  whole: PDFDocument,
  part: PDFDocument,
  copier: PDFObjectCopier,
  pages: readonly PDFPage[],
): void {
  const { context } = whole;
  const root = whole.catalog.lookupMaybe(name("StructTreeRoot"), PDFDict);
  const partRoot = part.catalog.get(name("StructTreeRoot"));
  if (root === undefined || !(partRoot instanceof PDFRef)) return;
  const added = context.lookup(copier.copy(partRoot), PDFDict);
  numberAnew(root, added, pages);
  joinIds(root, added);
  const documentRef = root.get(name("K"));
  const addedDocument = added.lookupMaybe(name("K"), PDFDict);
  if (!(documentRef instanceof PDFRef) || addedDocument === undefined) return;
  const document = context.lookup(documentRef, PDFDict);
  const children = listOf(document, "K");
  for (const child of listOf(addedDocument, "K").asArray()) {
    context.lookupMaybe(child, PDFDict)?.set(name("P"), documentRef);
    children.push(child);
  }
}

/** A page and a link know by a number which elements are theirs: the part's begin after the whole's. */
function numberAnew(root: PDFDict, added: PDFDict, pages: readonly PDFPage[]): void {
  const next = nextKey(root);
  const shift = (owner: PDFDict, key: string) => {
    const number = owner.lookupMaybe(name(key), PDFNumber);
    if (number !== undefined) owner.set(name(key), PDFNumber.of(number.asNumber() + next));
  };
  for (const { node } of pages) {
    shift(node, "StructParents");
    const annotations = node.Annots();
    for (let at = 0; at < (annotations?.size() ?? 0); at++) {
      const annotation = annotations?.lookup(at);
      if (annotation instanceof PDFDict) shift(annotation, "StructParent");
    }
  }
  const pairs = [
    ...pairsIn(root.lookupMaybe(name("ParentTree"), PDFDict), "Nums"),
    ...pairsIn(added.lookupMaybe(name("ParentTree"), PDFDict), "Nums").map(
      ([key, value]) => [PDFNumber.of((key as PDFNumber).asNumber() + next), value] as const,
    ),
  ];
  root.set(name("ParentTreeNextKey"), PDFNumber.of(next + nextKey(added)));
  setTree(root, "ParentTree", "Nums", pairs);
}

const nextKey = (root: PDFDict) => root.lookupMaybe(name("ParentTreeNextKey"), PDFNumber)?.asNumber() ?? 0;

function joinIds(root: PDFDict, added: PDFDict): void {
  const pairs = [root, added].flatMap((each) => pairsIn(each.lookupMaybe(name("IDTree"), PDFDict), "Names"));
  const idOf = (key: PDFObject) =>
    key instanceof PDFString || key instanceof PDFHexString ? key.decodeText() : "";
  // Readers look in it by halves.
  const sorted = pairs.toSorted(([a], [b]) => (idOf(a) < idOf(b) ? -1 : 1));
  if (sorted.length > 0) setTree(root, "IDTree", "Names", sorted);
}

type Pair = readonly [PDFObject, PDFObject];

/** What a tree of names or numbers holds, in order. */
function pairsIn(tree: PDFDict | undefined, kind: "Nums" | "Names"): Pair[] {
  if (tree === undefined) return [];
  const list = tree.lookupMaybe(name(kind), PDFArray)?.asArray() ?? [];
  const own = Array.from({ length: Math.floor(list.length / 2) }, (_, at): Pair => {
    const [key, value] = list.slice(at * 2, at * 2 + 2) as [PDFObject, PDFObject];
    return [key, value];
  });
  const kids = tree.lookupMaybe(name("Kids"), PDFArray);
  const below = Array.from({ length: kids?.size() ?? 0 }, (_, at) =>
    pairsIn(kids?.lookupMaybe(at, PDFDict), kind),
  );
  return [...own, ...below.flat()];
}

/** Writes such a tree as a root that holds all. */
function setTree(owner: PDFDict, key: string, kind: "Nums" | "Names", pairs: readonly Pair[]): void {
  const { context } = owner;
  owner.set(name(key), context.register(context.obj({ [kind]: pairs.flat() })));
}

/** A value that may be a list or one alone, as a list. */
function listOf(owner: PDFDict, key: string): PDFArray {
  const value = owner.lookup(name(key));
  if (value instanceof PDFArray) return value;
  const list = owner.context.obj([owner.get(name(key))].filter((one) => one !== undefined));
  owner.set(name(key), list);
  return list;
}

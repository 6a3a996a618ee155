import { PDFDict, type PDFDocument, PDFNumber, type PDFObjectCopier, PDFRef } from "@cantoo/pdf-lib";
import { name } from "./names.ts";

/** Goes on with a part's bookmarks where the whole's end: under its title, where it has that one alone at the top. */
export function addBookmarks(whole: PDFDocument, part: PDFDocument, copier: PDFObjectCopier): void {
  const added = part.catalog.get(name("Outlines"));
  const rootRef = whole.catalog.get(name("Outlines"));
  if (!(added instanceof PDFRef)) return;
  const tree = copier.copy(added);
  if (!(rootRef instanceof PDFRef)) {
    whole.catalog.set(name("Outlines"), tree);
    return;
  }
  const { context } = whole;
  const from = context.lookup(tree, PDFDict);
  const first = from.get(name("First"));
  const last = from.get(name("Last"));
  if (!(first instanceof PDFRef && last instanceof PDFRef)) return;
  const root = context.lookup(rootRef, PDFDict);
  const title = root.get(name("First"));
  const hasTitle = title instanceof PDFRef && title === root.get(name("Last"));
  const underRef = hasTitle ? title : rootRef;
  const under = context.lookup(underRef, PDFDict);
  const before = under.get(name("Last"));
  let shown = 0;
  for (let ref: unknown = first; ref instanceof PDFRef; ) {
    const item = context.lookup(ref, PDFDict);
    item.set(name("Parent"), underRef);
    shown += 1 + Math.max(0, countOf(item));
    ref = item.get(name("Next"));
  }
  if (before instanceof PDFRef) {
    context.lookup(before, PDFDict).set(name("Next"), first);
    context.lookup(first, PDFDict).set(name("Prev"), before);
  } else under.set(name("First"), first);
  under.set(name("Last"), last);
  for (const each of new Set([under, root])) each.set(name("Count"), PDFNumber.of(countOf(each) + shown));
}

/** How many bookmarks are seen below one that is open. */
const countOf = (item: PDFDict) => item.lookupMaybe(name("Count"), PDFNumber)?.asNumber() ?? 0;

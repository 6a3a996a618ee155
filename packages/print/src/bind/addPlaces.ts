import { PDFDict, type PDFDocument, type PDFObjectCopier } from "@cantoo/pdf-lib";
import { name } from "./names.ts";

/** Has the places that links of a part lead to be known in the whole. */
export function addPlaces(whole: PDFDocument, part: PDFDocument, copier: PDFObjectCopier): void {
  const added = part.catalog.lookupMaybe(name("Dests"), PDFDict);
  if (added === undefined) return;
  let places = whole.catalog.lookupMaybe(name("Dests"), PDFDict);
  if (places === undefined) {
    places = whole.context.obj({});
    whole.catalog.set(name("Dests"), whole.context.register(places));
  }
  for (const [key, value] of added.entries()) places.set(key, copier.copy(value));
}

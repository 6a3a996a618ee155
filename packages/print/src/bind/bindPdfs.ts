import { readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { PDFDocument, PDFObjectCopier, PDFPage, type PDFPageLeaf } from "@cantoo/pdf-lib";
import { boundTooLarge, boundTooLong } from "../faults.ts";
import { type PrintLimits, usualLimits } from "../limits.ts";
import type { WrittenPdf } from "../page/writePdf.ts";
import { addBookmarks } from "./addBookmarks.ts";
import { addPlaces } from "./addPlaces.ts";
import { addTags } from "./addTags.ts";
import { ownNames } from "./ownNames.ts";

export interface BoundPdf {
  /** Printed one after the other, in the order of their pages. */
  readonly parts: readonly string[];
  /** Holds the whole once it is whole, and nothing before. */
  readonly file: string;
  readonly signal: AbortSignal;
  readonly limits?: Pick<PrintLimits, "pages" | "fileMegabytes">;
}

/**
 * Makes one PDF of several that Chromium wrote: pages, bookmarks, tags and links as if they had been printed at once, with the title and
 * language of the first.
 *
 * @throws DomainError `print/file-too-large`, `print/too-many-pages`; the signal's reason.
 */
export async function bindPdfs({ parts, file, signal, limits = usualLimits }: BoundPdf): Promise<WrittenPdf> {
  // They are read whole, so what they take is known before they take it.
  const sizes = await Promise.all(parts.map(async (part) => (await stat(part)).size));
  const sum = sizes.reduce((before, size) => before + size, 0);
  if (sum > limits.fileMegabytes * 1e6) throw boundTooLarge(limits);
  const [first = "", ...rest] = parts;
  const whole = await open(first);
  for (const [at, path] of rest.entries()) {
    signal.throwIfAborted();
    addPart(whole, await open(path), `part${at + 2}-`);
    if (whole.getPageCount() > limits.pages) throw boundTooLong(limits);
  }
  const written = await whole.save({ addDefaultPage: false, updateFieldAppearances: false });
  signal.throwIfAborted();
  const partial = `${file}.part`;
  try {
    await writeFile(partial, written);
    await rename(partial, file);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
  return { bytes: written.length, pages: whole.getPageCount() };
}

const open = async (path: string) => PDFDocument.load(await readFile(path), { updateMetadata: false });

/** @param prefix of the names that are the part's own. */
function addPart(whole: PDFDocument, part: PDFDocument, prefix: string): void {
  ownNames(part, prefix);
  // One for all, so that what is named from two places is copied once.
  const copier = PDFObjectCopier.for(part.context, whole.context);
  const pages = part.getPages().map(({ ref }) => {
    const copied = copier.copy(ref);
    return PDFPage.of(whole.context.lookup(copied) as PDFPageLeaf, copied, whole);
  });
  for (const page of pages) whole.addPage(page);
  addTags(whole, part, copier, pages);
  addBookmarks(whole, part, copier);
  addPlaces(whole, part, copier);
}

import { PDFName } from "@cantoo/pdf-lib";

/** A key of a PDF's dictionaries. */
export const name = (key: string): PDFName => PDFName.of(key);

import { open, rename, rm } from "node:fs/promises";
import type { CDPSession } from "playwright-core";
import { fileTooLarge, paperTooLarge, tooManyPages } from "../faults.ts";
import type { PrintLimits } from "../limits.ts";
import { within } from "../within.ts";
import { createPdfReader } from "./pdfFacts.ts";

export interface WrittenPdf {
  readonly bytes: number;
  readonly pages: number;
}

export interface PdfTarget {
  /** Holds the PDF once it is whole, and nothing before. */
  readonly file: string;
  readonly limits: PrintLimits;
  readonly stop: AbortController;
}

/** What the browser hands over at a time. */
const partBytes = 1 << 20;

/**
 * Prints by the page's own paged media, with tags and bookmarks, and writes the PDF as it comes. Playwright's `page.pdf` is
 * the same call and holds the whole file in memory, whatever its size.
 *
 * @throws DomainError `print/too-many-pages`, `print/file-too-large`, `print/paper-too-large`; the signal's reason.
 */
export async function writePdf(session: CDPSession, { file, limits, stop }: PdfTarget): Promise<WrittenPdf> {
  const { signal } = stop;
  const { stream } = await within(
    signal,
    session.send("Page.printToPDF", {
      printBackground: true,
      preferCSSPageSize: true,
      generateTaggedPDF: true,
      generateDocumentOutline: true,
      transferMode: "ReturnAsStream",
      // One more than there may be tells that there are too many, and no more than that are drawn.
      pageRanges: `1-${limits.pages + 1}`,
    }),
  );
  if (stream === undefined) throw new Error("The browser gave no stream for the PDF.");
  const partial = `${file}.part`;
  const target = await open(partial, "w");
  try {
    const reader = createPdfReader();
    let bytes = 0;
    for (let isLast = false; !isLast; ) {
      const part = await within(signal, session.send("IO.read", { handle: stream, size: partBytes }));
      const data = Buffer.from(part.data, part.base64Encoded === true ? "base64" : "latin1");
      bytes += data.length;
      if (bytes > limits.fileMegabytes * 1e6) throw fileTooLarge(limits);
      reader.read(data);
      await target.writeFile(data);
      isLast = part.eof;
    }
    const { pages, longestMillimetres } = reader.facts();
    if (pages > limits.pages) throw tooManyPages(limits);
    if (longestMillimetres > limits.paperMillimetres) throw paperTooLarge(limits, longestMillimetres);
    await target.close();
    await rename(partial, file);
    return { bytes, pages };
  } catch (error) {
    await target.close();
    await rm(partial, { force: true });
    throw error;
  }
}

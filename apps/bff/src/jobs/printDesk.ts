import { lookup } from "node:dns/promises";
import { DomainError } from "@stopbank/errors";
import type { Bind, Print } from "@stopbank/plugin-api/server";
import { createPrinter, type Printer, type PrinterHealth } from "@stopbank/print";
import type { FastifyBaseLogger } from "fastify";

/** Prints reports for jobs, with a browser that is found and started when the first is asked for. */
export interface PrintDesk {
  /** As whoever has this token, in the client of this name. */
  printAs(token: string, clientName: string): Print;
  /** Undefined while nothing has been printed here. */
  health(): PrinterHealth | undefined;
  close(): Promise<void>;
}

export interface PrintDeskParts {
  /** Where the BFF answers, asked when the first report is printed. */
  readonly bff: () => URL;
  readonly log: FastifyBaseLogger;
}

/** A BFF knows itself as localhost whatever its name is, so that is what pages are opened at; where it leads, the address says. */
export function createPrintDesk({ bff, log }: PrintDeskParts): PrintDesk {
  let printer: Printer | undefined;
  const opened = () => {
    if (printer !== undefined) return printer;
    const { protocol, hostname, port, href } = bff();
    const isPlain = protocol === "http:";
    printer = createPrinter({
      origin: new URL(isPlain ? `http://localhost:${port || 80}` : href),
      log,
      ...(isPlain ? { resolve: () => lookup(hostname.replace(/^\[|\]$/g, "")) } : {}),
    });
    return printer;
  };
  return {
    printAs:
      (token, clientName) =>
      async ({ template, query, given, file, signal, onProgress }) => {
        // The page asks in the client that its address names, and the job has one.
        if (new URLSearchParams(query).get("client") !== clientName)
          throw new DomainError("invalid", "print/other-client", "The map is another organisation's.");
        const { bytes, pages, title } = await opened().print({
          path: `/print/${encodeURIComponent(template)}?${query}${fragmentOf(given)}`,
          headers: {
            authorization: `Bearer ${token}`,
            "ui-client-name": clientName,
            "x-requested-by": "stopbank",
          },
          client: clientName,
          signal,
          file,
          ...(onProgress && { onProgress }),
        });
        return { bytes, pages, title: fileTitle(title) };
      },
    health: () => printer?.health(),
    close: async () => printer?.close(),
  };
}

/** What makes and reads PDFs is loaded once some are bound. */
export const bindDocuments: Bind = async (request) =>
  (await import("@stopbank/print/bind")).bindPdfs(request);

/** Behind a `#`, which browsers keep to themselves: it is as long as it has to be, and in no log. */
const fragmentOf = (given: unknown): string =>
  given === undefined ? "" : `#${encodeURIComponent(JSON.stringify(given))}`;

/** What a file may be called on any machine. */
const fileTitle = (title: string): string =>
  title
    .replaceAll(/[\p{Cc}\p{Cf}<>:"/\\|?*]+/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim()
    .slice(0, 150) || "Report";

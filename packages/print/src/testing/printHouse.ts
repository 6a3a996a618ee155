import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type FoundChromium, findChromium } from "@stopbank/browser";
import { createPrinter, type Printer, type PrinterParts, type PrintRequest } from "../createPrinter.ts";
import { type PageServer, servePages } from "./servePages.ts";

export interface PrintHouse {
  readonly pages: PageServer;
  readonly printer: Printer;
  readonly folder: string;
  readonly logged: { readonly level: string; readonly facts: object; readonly message: string }[];
  /** Prints a path into a file of its own, and answers which. */
  print(
    path: string,
    request?: Partial<PrintRequest>,
  ): Promise<{ file: string; bytes: number; pages: number }>;
  /** What lies in the folder that PDFs go to. */
  files(): Promise<string[]>;
  close(): Promise<void>;
}

/** The browser the product brings, where it does, so that what is proved holds on a bare machine. */
export const bundled = (): Promise<FoundChromium> => {
  if (process.platform === "linux" && process.arch === "x64") process.env.STOPBANK_CHROMIUM ??= "bundled";
  return findChromium();
};

/** A printer, and a server of pages for it. */
export async function openPrintHouse(parts: Partial<PrinterParts> = {}): Promise<PrintHouse> {
  const pages = await servePages();
  const folder = await mkdtemp(join(tmpdir(), "stopbank-printed-"));
  const logged: PrintHouse["logged"] = [];
  const hear = (level: string) => (facts: object, message: string) =>
    void logged.push({ level, facts, message });
  const printer = createPrinter({
    origin: pages.origin,
    launch: { found: await bundled() },
    log: { info: hear("info"), warn: hear("warn"), error: hear("error") },
    ...parts,
  });
  let count = 0;
  return {
    pages,
    printer,
    folder,
    logged,
    print: async (path, request = {}) => {
      const file = join(folder, `${++count}.pdf`);
      const signal = new AbortController().signal;
      return {
        file,
        ...(await printer.print({ path, headers: {}, client: "larkhaven", signal, file, ...request })),
      };
    },
    files: () => readdir(folder),
    close: async () => {
      await printer.close();
      await pages.close();
      await rm(folder, { recursive: true });
    },
  };
}

import { DomainError } from "@stopbank/errors";
import type { PrintLimits } from "./limits.ts";

/** The page says of itself that it cannot be printed; what it says is for its reader. */
export const pageFailed = (why: string, isFinal: boolean) =>
  new DomainError(
    isFinal ? "invalid" : "unavailable",
    "print/page-failed",
    why === "" ? "The report could not be drawn." : why,
  );

export const pageRefused = (path: string, status: number) =>
  new DomainError(
    "unavailable",
    "print/page-refused",
    `The page to print was not to be had (it was answered with ${status}). Try again in a moment.`,
    { path, status },
  );

export const pageUnreachable = (cause: unknown) =>
  new DomainError(
    "unavailable",
    "print/page-unreachable",
    "The page to print cannot be reached. Try again in a moment.",
    { cause },
  );

export const notOurPage = (path: string) =>
  new DomainError("invalid", "print/not-our-page", "Only pages of Stopbank itself can be printed.", { path });

export const leftOrigin = (url: string) =>
  new DomainError(
    "forbidden",
    "print/left-origin",
    "The page to print led away from Stopbank, so it was not printed.",
    {
      url: url.slice(0, 200),
    },
  );

export const tooSlow = ({ printSeconds }: PrintLimits) =>
  new DomainError(
    "unavailable",
    "print/too-slow",
    `The report was not ready within ${printSeconds} seconds. Ask for a smaller area or fewer layers, or try again when less is going on.`,
    { printSeconds },
  );

export const tooMuchMemory = ({ memoryMegabytes }: PrintLimits) =>
  new DomainError(
    "too-large",
    "print/too-much-memory",
    "The report takes more memory than there is for one. Ask for a smaller area or fewer layers.",
    { memoryMegabytes },
  );

export const tooManyPages = ({ pages }: PrintLimits) =>
  new DomainError(
    "too-large",
    "print/too-many-pages",
    `The report would have more than ${pages} pages. Ask for a smaller area or fewer layers.`,
    { pages },
  );

export const paperTooLarge = ({ paperMillimetres }: PrintLimits, millimetres: number) =>
  new DomainError(
    "too-large",
    "print/paper-too-large",
    `The report asks for paper larger than ${paperMillimetres} mm. Choose a smaller page size.`,
    { millimetres },
  );

export const fileTooLarge = ({ fileMegabytes }: PrintLimits) =>
  new DomainError(
    "too-large",
    "print/file-too-large",
    `The report would be larger than ${fileMegabytes} MB. Ask for a smaller area or fewer layers.`,
    { fileMegabytes },
  );

/** As `tooManyPages` and `fileTooLarge`, of several prints that are bound into one. */
export const boundTooLong = ({ pages }: Pick<PrintLimits, "pages">) =>
  new DomainError(
    "too-large",
    "print/too-many-pages",
    `Bound together it would have more than ${pages} pages. Part it in two.`,
    { pages },
  );

export const boundTooLarge = ({ fileMegabytes }: Pick<PrintLimits, "fileMegabytes">) =>
  new DomainError(
    "too-large",
    "print/file-too-large",
    `Bound together it would be larger than ${fileMegabytes} MB. Part it in two, or take smaller pictures.`,
    { fileMegabytes },
  );

/** Of this the page may be innocent, so the printer tries once more by itself. */
export const pageCrashed = () =>
  new DomainError(
    "unavailable",
    "print/page-crashed",
    "The browser gave up on the report while it drew it. Ask for a smaller area or fewer layers, or try again.",
  );

/** As `pageCrashed`: the whole browser is gone, or what draws pictures in it. */
export const browserLost = (what: string) =>
  new DomainError(
    "unavailable",
    "print/browser-lost",
    "The browser that draws reports ended. Try again in a moment.",
    {
      what,
    },
  );

export const notPrinted = (cause: unknown) =>
  new DomainError(
    "unavailable",
    "print/not-printed",
    "The report could not be made into a PDF. Try again in a moment.",
    {
      cause,
    },
  );

export const closed = () =>
  new DomainError(
    "unavailable",
    "print/closed",
    "The server is stopping. Ask for the report again in a minute.",
    {
      retryAfterSeconds: 60,
    },
  );

/** @param seconds when there should be room. */
export const tooManyWaiting = (seconds: number) =>
  new DomainError(
    "too-many",
    "print/too-many",
    "Too many reports are waiting to be printed. Try again when some of them are done.",
    { retryAfterSeconds: seconds },
  );

/** Whether the browser came to grief in a way that a second try may be spared. */
export const deservesSecondTry = (error: unknown) =>
  error instanceof DomainError &&
  (error.code === "print/browser-lost" || error.code === "print/page-crashed");

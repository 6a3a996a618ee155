import { availableParallelism } from "node:os";

/** What one print, and all of them together, may take. */
export interface PrintLimits {
  /** Prints that are drawn at a time. Drawing keeps two cores busy, so more would only make each slower. */
  readonly printsAtOnce: number;
  /** Prints that may wait, of all callers and of one client. */
  readonly mostWaiting: number;
  readonly mostWaitingEach: number;
  /** From the turn of a print to its file, a second try included. */
  readonly printSeconds: number;
  readonly pages: number;
  /** The longer side of the paper: 1,189 mm is A0. */
  readonly paperMillimetres: number;
  /** Of the file. */
  readonly fileMegabytes: number;
  /** Of all processes of a browser together, without what they share. */
  readonly memoryMegabytes: number;
  /** Of one page's JavaScript, buffers aside. */
  readonly heapMegabytes: number;
  /** After how many prints, from which memory between two prints, and at which age a browser is exchanged for a new one. */
  readonly printsPerBrowser: number;
  readonly recycleMegabytes: number;
  readonly browserMinutes: number;
  /** How long a browser is kept that nobody needs. */
  readonly idleSeconds: number;
}

export const usualLimits: PrintLimits = {
  printsAtOnce: Math.max(1, Math.min(2, availableParallelism() - 1)),
  mostWaiting: 60,
  mostWaitingEach: 30,
  printSeconds: 60,
  pages: 400,
  paperMillimetres: 1_200,
  fileMegabytes: 100,
  memoryMegabytes: 3_000,
  heapMegabytes: 1_024,
  printsPerBrowser: 50,
  recycleMegabytes: 600,
  browserMinutes: 60,
  idleSeconds: 300,
};

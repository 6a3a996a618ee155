import { AsyncLocalStorage } from "node:async_hooks";

const signals = new AsyncLocalStorage<AbortSignal>();

/**
 * Does work in which files are looked into until `signal` is aborted. It goes around the work, not through it: who names a
 * file and who looks into it are many functions apart, none of which has to do with giving up.
 */
export const runUntil = <T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> =>
  signals.run(signal, work);

/** The signal of the work that this is part of. */
export const signalOfRun = (): AbortSignal | undefined => signals.getStore();

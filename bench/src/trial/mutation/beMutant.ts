// Runs before each file of tests: makes the process the mutant that is asked for, tells which mutants a test reaches, and ends
// a process that a mutant keeps for ever.
import { Worker } from "node:worker_threads";
import { afterEach, beforeEach, inject } from "vitest";

declare module "vitest" {
  interface TaskMeta {
    /** Numbers of the mutants that the test reached. */
    reached?: number[];
    /** The same of what ran before it and outside any test, such as a hook for all tests of the file. */
    reachedBefore?: number[];
  }
  interface ProvidedContext {
    /** Undefined while it is found out which mutants tests reach. */
    mutant: number | undefined;
    /** The folder of changed migrations, where the mutant is in one. */
    migrations: string | undefined;
    /** How long a file of tests may take, in milliseconds. */
    fileLimitMs: number;
  }
}

declare global {
  var isMutant: ((number: number) => boolean) | undefined;
  var mutantMigrations: string | undefined;
}

const mutant = inject("mutant");
globalThis.mutantMigrations = inject("migrations");

if (mutant === undefined) {
  const reached = new Set<number>();
  globalThis.isMutant = (number) => {
    reached.add(number);
    return false;
  };
  const taken = (): number[] => {
    const numbers = [...reached];
    reached.clear();
    return numbers;
  };
  beforeEach(({ task }) => {
    task.meta.reachedBefore = taken();
  });
  afterEach(({ task }) => {
    task.meta.reached = taken();
  });
} else {
  globalThis.isMutant = (number) => number === mutant;
}

// A loop that never ends leaves no time for a timer of its own thread.
const source =
  "const { workerData: [pid, ms] } = require('node:worker_threads'); setTimeout(() => process.kill(pid, 'SIGKILL'), ms);";
new Worker(source, { eval: true, workerData: [process.pid, inject("fileLimitMs")] }).unref();

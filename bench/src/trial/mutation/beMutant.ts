// Runs before each file of tests: makes the process the mutant that is asked for, and tells which mutants a test reaches.
import { writeFileSync } from "node:fs";
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
    /** The file that is told which process runs the tests, since a loop that never ends can only be ended from outside. */
    pidFile: string;
  }
}

declare global {
  var isMutant: ((number: number) => boolean) | undefined;
  var mutantMigrations: string | undefined;
}

writeFileSync(inject("pidFile"), String(process.pid));
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

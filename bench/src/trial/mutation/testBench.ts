import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, relative } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { createVitest, type TestModule, type TestSpecification } from "vitest/node";
import { endProcess } from "../endProcess.ts";
import { type Mutant, mutated } from "./mutant.ts";
import { withMutants } from "./withMutants.ts";

/** What one file of tests showed, without a change. */
export interface Measured {
  readonly milliseconds: number;
  /** By test id, the numbers of the mutants it reaches. */
  readonly reached: ReadonlyMap<string, ReadonlySet<number>>;
}

export interface TestBench {
  /** The files of tests. */
  readonly files: readonly string[];
  /** Runs a file's tests unchanged, once. @throws Error when one fails: then nothing could be told from changes. */
  measure(file: string): Promise<Measured>;
  /** Whether one of the tests of the file notices the mutant. A file that takes longer than the limit has noticed. */
  notices(mutant: number, file: string, testIds: readonly string[], limitMs: number): Promise<boolean>;
  close(): Promise<void>;
}

const longestMs = 900_000;
const migrationsAddress = '"../../migrations/"';

/**
 * The tests, one process per file, over sources that are changed as they are read: nothing on disk changes, so a run
 * that is broken off leaves nothing behind. Suites on a PostgreSQL server say the same as those on PGlite, and are left out.
 */
export async function openTestBench(
  root: string,
  tests: readonly string[],
  mutants: readonly Mutant[],
): Promise<TestBench> {
  const byFile = Map.groupBy(mutants.entries(), ([, { file }]) => file);
  const folder = mkdtempSync(join(tmpdir(), "stopbank-mutation-"));
  const migrations = join(folder, "migrations");
  const changed = (file: string, text: string): string =>
    file === "packages/store/src/engine/migrate.ts"
      ? text.replace(migrationsAddress, `globalThis.mutantMigrations ?? ${migrationsAddress}`)
      : withMutants(text, byFile.get(file) ?? []);
  const vitest = await createVitest(
    {
      root,
      config: false,
      watch: false,
      include: [...tests],
      setupFiles: [
        join(root, "scripts/tests/seed.ts"),
        fileURLToPath(new URL("./beMutant.ts", import.meta.url)),
      ],
      testNamePattern: "^(?!.* on PostgreSQL)",
      maxWorkers: 1,
      fileParallelism: false,
      bail: 1,
      expect: { poll: { timeout: 30_000, interval: 100 } },
      // A machine that is busy with this is slow; what hangs is ended by the limit of `run`.
      testTimeout: 300_000,
      hookTimeout: 300_000,
      silent: true,
      reporters: [{}],
      // What holds mutants is nobody else's, and not the next sample's.
      fsModuleCachePath: join(folder, "cache"),
    },
    {
      plugins: [
        {
          name: "stopbank-mutants",
          enforce: "pre",
          transform: (text, id) =>
            id.startsWith(`${root}/`) ? changed(id.slice(root.length + 1), text) : undefined,
        },
      ],
    },
  );
  const pidFile = join(folder, "pid");
  vitest.provide("pidFile", pidFile);
  const specifications = new Map(
    (await vitest.globTestSpecifications()).map((specification) => [specification.moduleId, specification]),
  );
  /** @returns undefined where the process ended before its tests did. */
  const runOnce = async (specification: TestSpecification): Promise<TestModule | undefined> => {
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications([specification]);
    // The answer has the modules of earlier runs as well.
    const module = testModules.find(({ moduleId }) => moduleId === specification.moduleId);
    return unhandledErrors.length === 0 ? module : undefined;
  };
  const run = async (specification: TestSpecification, limitMs: number): Promise<TestModule | undefined> => {
    let isEnded = false;
    const end = setTimeout(() => {
      isEnded = true;
      endProcess(Number(readFileSync(pidFile, "utf8")));
    }, limitMs);
    try {
      // A process that crashes by itself, as Node's WebAssembly does at times, has noticed nothing.
      return (await runOnce(specification)) ?? (isEnded ? undefined : await runOnce(specification));
    } finally {
      clearTimeout(end);
    }
  };
  const specificationOf = (file: string): TestSpecification => {
    const specification = specifications.get(file);
    if (specification === undefined) throw new Error(`There are no tests ${file}.`);
    return specification;
  };
  const measured = new Map<string, Measured>();
  return {
    files: [...specifications.keys()],
    async measure(file) {
      const known = measured.get(file);
      if (known !== undefined) return known;
      vitest.provide("mutant", undefined);
      vitest.provide("migrations", undefined);
      const from = performance.now();
      const module = await run(specificationOf(file), longestMs);
      if (module?.ok() !== true) throw new Error(`${file} fails without a change. ${faultsOf(module)}`);
      const milliseconds = performance.now() - from;
      console.error(`${relative(root, file)}: ${Math.round(milliseconds)} ms`);
      const found = { milliseconds, reached: reachedIn(module) };
      measured.set(file, found);
      return found;
    },
    async notices(number, file, testIds, limitMs) {
      const mutant = mutants[number];
      if (mutant === undefined) throw new Error(`There is no mutant ${number}.`);
      const isMigration = mutant.file.endsWith(".sql");
      if (isMigration) {
        cpSync(join(root, "packages/store/migrations"), migrations, { recursive: true });
        const text = readFileSync(join(root, mutant.file), "utf8");
        writeFileSync(join(migrations, basename(mutant.file)), mutated(text, mutant));
      }
      vitest.provide("mutant", number);
      vitest.provide("migrations", isMigration ? `${pathToFileURL(migrations).href}/` : undefined);
      const { project } = specificationOf(file);
      const module = await run(project.createSpecification(file, { testIds: [...testIds] }), limitMs);
      return module?.ok() !== true;
    },
    async close() {
      await vitest.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** By test, what it reached and what its whole file did before and between tests. */
function reachedIn(module: TestModule): Map<string, ReadonlySet<number>> {
  const tests = [...module.children.allTests("passed")];
  const ofFile = new Set(tests.flatMap((test) => test.meta().reachedBefore ?? []));
  return new Map(tests.map((test) => [test.id, ofFile.union(new Set(test.meta().reached ?? []))]));
}

const faultsOf = (module: TestModule | undefined): string =>
  [...(module?.children.allTests("failed") ?? [])]
    .map((test) => `${test.fullName}: ${test.result().errors?.[0]?.message}`)
    .concat(module?.errors().map(({ message }) => message) ?? [])
    .join("\n");

import { basename, dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { seededRandom } from "../random.ts";
import { areas } from "./mutation/areas.ts";
import { equivalents } from "./mutation/equivalent.ts";
import { type Mutant, nameOf } from "./mutation/mutant.ts";
import { mutantsOf } from "./mutation/mutantsOf.ts";
import { openTestBench, type TestBench } from "./mutation/testBench.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url)).replace(/\/$/, "");
const leastScore = 80;
/** Whoever reaches it from afar is not asked: the score may be too low for that, never too high. */
const mostFiles = 5;

/**
 * Makes small changes to the code of each area and counts those that its tests notice: 80 of 100 at least.
 *
 * @param options `--area engine`, `--mutants 150` (an area's sample), `--seed 1` (which sample).
 */
export async function mutation(options: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({
    args: [...options],
    options: {
      area: { type: "string", multiple: true },
      mutants: { type: "string", default: "150" },
      seed: { type: "string", default: "1" },
    },
  });
  let held = true;
  for (const name of values.area ?? Object.keys(areas))
    held = (await scoreOf(name, Number(values.mutants), Number(values.seed))) >= leastScore && held;
  return held;
}

/** The area's score in percent; prints it with what survived. */
async function scoreOf(name: string, count: number, seed: number): Promise<number> {
  const area = areas[name];
  if (area === undefined)
    throw new Error(`There is no area ${name}. There are: ${Object.keys(areas).join(", ")}.`);
  const all = mutantsOf(root, area).filter((mutant) => !isEquivalent(mutant));
  const mutants = sampled(all, count, seed);
  const bench = await openTestBench(root, area.tests, mutants);
  let survived = 0;
  try {
    for (const [number, mutant] of mutants.entries()) {
      const lives = await survives(bench, number, mutant);
      if (lives !== undefined) {
        survived++;
        console.log(`  survived: ${nameOf(mutant)}  (${lives})`);
      }
      if ((number + 1) % 10 === 0) console.error(`${number + 1} of ${mutants.length} tried`);
    }
  } finally {
    await bench.close();
  }
  const score = (100 * (mutants.length - survived)) / mutants.length;
  console.log(
    `${name}: ${score.toFixed(1)} of 100 changes noticed (${mutants.length} of ${all.length} tried, seed ${seed})`,
  );
  return score;
}

/** Why a mutant survives; undefined where some test notices it. */
async function survives(bench: TestBench, number: number, mutant: Mutant): Promise<string | undefined> {
  // Every test of the store runs on what migrations made.
  const isReached = (file: string, reached: ReadonlySet<number>) =>
    mutant.file.endsWith(".sql") ? file.includes("/store/") : reached.has(number);
  let tried = 0;
  for (const file of bench.files.toSorted((a, b) => nearness(b, mutant) - nearness(a, mutant))) {
    const { milliseconds, reached } = await bench.measure(file);
    const ids = [...reached].filter(([, of]) => isReached(file, of)).map(([id]) => id);
    if (ids.length === 0) continue;
    if (await bench.notices(number, file, ids, 30_000 + 4 * milliseconds)) return undefined;
    tried++;
    if (tried === mostFiles) break;
  }
  return tried === 0 ? "no test gets there" : `${tried} files of tests pass`;
}

/** Tests beside a file are the likeliest to notice, then those of its folder. */
function nearness(test: string, { file }: Mutant): number {
  const isBeside = basename(test, ".test.ts") === basename(file, ".ts");
  const isPolicy = file.endsWith(".sql") && /isolation|tenantPolicies/.test(test);
  return isBeside || isPolicy ? 2 : test.includes(`${dirname(file)}/`) ? 1 : 0;
}

const isEquivalent = (mutant: Mutant) =>
  equivalents.some(
    ({ file, original, replacement }) =>
      file === mutant.file && original === mutant.original && replacement === mutant.replacement,
  );

/** As many of them as wished, drawn without return; the same for a seed. */
function sampled(all: readonly Mutant[], count: number, seed: number): Mutant[] {
  const random = seededRandom(seed);
  const drawn = all.map((mutant) => ({ mutant, place: random() })).toSorted((a, b) => a.place - b.place);
  return drawn.slice(0, count).map(({ mutant }) => mutant);
}

import { readdir, readFile, rm } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { openPrintHouse, type PrintHouse } from "@stopbank/print/testing/house";
import { makeOwnTemp } from "@stopbank/print/testing/own-temp";
import { areProcessesSeen, browserProcesses, zombies } from "@stopbank/print/testing/processes";
import { createChecks } from "./compose/checks.ts";
import { slopeOf } from "./print/slopeOf.ts";
import { soakPage } from "./print/soakPage.ts";

/** Prints between two looks, when nothing is under way. */
const batch = 10;
/** Looks that do not count: caches fill, code is compiled. */
const warmUp = 10;

/** What the printer's process and its browser hold between two prints. */
interface Look {
  readonly prints: number;
  readonly megabytes: number;
  readonly ownMegabytes: number;
  readonly files: number;
}

/**
 * Prints the same report hundreds of times (B-14): memory (PSS, of this process and the browser's together) may grow by 1 MiB a
 * print, open files and folders not at all, and nothing is left that has ended.
 *
 * @param options `--prints 500`, `--per-browser 50`.
 */
export async function print(options: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({
    args: [...options],
    options: { prints: { type: "string", default: "500" }, "per-browser": { type: "string", default: "50" } },
  });
  const checks = createChecks();
  if (!areProcessesSeen) {
    checks.check("processes can be looked at: on Linux alone", false);
    return checks.held;
  }
  const temp = makeOwnTemp();
  const house = await openPrintHouse({ limits: { printsPerBrowser: Number(values["per-browser"]) } });
  house.pages.put("/print/soak", soakPage);
  const looks: Look[] = [];
  let ended = 0;
  for (let prints = batch; prints <= Number(values.prints); prints += batch) {
    await Promise.all(Array.from({ length: batch }, () => printOnce(house)));
    browserProcesses();
    ended = Math.max(ended, await stillEnded());
    // What is between two browsers has nothing to be compared with.
    if (browserProcesses().length > 0) looks.push(await look(house, prints));
    if (prints % 100 === 0) console.error(`${prints} of ${values.prints} prints`);
  }
  const seconds = secondsOf(house);
  const { failed, secondTries, browsers } = house.printer.health();
  console.log(
    `a print from its turn on: ${quantile(seconds, 0.5)} s (median), ${quantile(seconds, 0.95)} s (95 of 100)`,
  );
  const counted = looks.slice(warmUp);
  const slope = slopeOf(counted.map(({ prints, megabytes }) => [prints, megabytes]));
  const ownSlope = slopeOf(counted.map(({ prints, ownMegabytes }) => [prints, ownMegabytes]));
  const [first, last] = [counted[0], counted.at(-1)];
  console.log(
    `memory: ${first?.megabytes.toFixed(0)} MiB, then ${last?.megabytes.toFixed(0)}; ${slope.toFixed(3)} MiB a print, of which ${ownSlope.toFixed(3)} of this process`,
  );
  console.log(
    `open files: ${[...new Set(counted.map(({ files }) => files))].join(", ")}; browsers: ${JSON.stringify(browsers)}`,
  );
  checks.check("every print came, and none twice", Object.keys(failed).length === 0 && secondTries === 0, {
    failed,
    secondTries,
  });
  checks.check("memory grows by 1 MiB a print at most (B-14)", slope <= 1 && counted.length >= 10, slope);
  checks.check("open files stay as many (B-14)", (last?.files ?? 0) <= (first?.files ?? 0), [first, last]);
  checks.check("nothing that has ended is left (B-14)", ended === 0, ended);
  await house.close();
  checks.check(
    "no process and no folder is left",
    browserProcesses().length === 0 && (await temp.left()).length === 0,
  );
  temp.remove();
  return checks.held;
}

async function printOnce(house: PrintHouse): Promise<void> {
  const { file } = await house.print("/print/soak");
  await rm(file);
}

/** How many have ended and are taken in by nobody for ten seconds: a page's process is, by its browser, only when that is asked to. */
async function stillEnded(): Promise<number> {
  let left = zombies();
  for (let look = 0; look < 40 && left.length > 0; look++) {
    await sleep(250);
    const now = new Set(zombies());
    left = left.filter((pid) => now.has(pid));
  }
  return left.length;
}

/** What prints took from their turn on, as the printer says. */
const secondsOf = ({ logged }: PrintHouse): number[] =>
  logged.flatMap(({ facts, message }) =>
    message === "printed" ? [(facts as { seconds: number }).seconds] : [],
  );

async function look(house: PrintHouse, prints: number): Promise<Look> {
  const own = await pssMegabytes(process.pid);
  const others = await Promise.all(browserProcesses().map(({ pid }) => pssMegabytes(pid)));
  return {
    prints,
    ownMegabytes: own,
    megabytes: others.reduce((sum, each) => sum + each, own),
    files: (await readdir("/proc/self/fd")).length + (await house.files()).length,
  };
}

/** Memory with what is shared counted in parts; none of a process that has gone. */
async function pssMegabytes(pid: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, "latin1").catch(() => "");
  return Number(/^Pss:\s*(\d+) kB/m.exec(rollup)?.[1] ?? 0) / 1_024;
}

const quantile = (values: readonly number[], share: number) =>
  (values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0).toFixed(2);

import { readdirSync } from "node:fs";
import { rm } from "node:fs/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterEach, expect, it } from "vitest";
import { makeOwnTemp } from "./testing/ownTemp.ts";
import { openPrintHouse, type PrintHouse } from "./testing/printHouse.ts";
import { areProcessesSeen, browserProcesses, zombies } from "./testing/processes.ts";
import { readyPage } from "./testing/servePages.ts";
import { untilSo } from "./testing/untilSo.ts";

const perBrowser = 8;
let house: PrintHouse | undefined;
afterEach(() => house?.close());

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;
/** What this process holds on to. */
const heldMegabytes = () => {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 2 ** 20;
};

// The same 500 times, with the browser's memory, is `npm run trial -- print`.
it.runIf(areProcessesSeen)(
  "leaves no open file, no folder and no process that has ended, print after print and browser after browser, and holds no more memory (B-14)",
  async () => {
    const temp = makeOwnTemp();
    house = await openPrintHouse({ limits: { printsPerBrowser: perBrowser } });
    const { print } = house;
    house.pages.put("/print/a", readyPage(`<h1>A</h1>${"<p>of some length</p>".repeat(300)}`));
    const rounds: { files: number; megabytes: number }[] = [];
    for (let round = 0; round < 4; round++) {
      for (let n = 0; n < perBrowser; n++) await rm((await print("/print/a")).file);
      // Between two browsers: the former is gone with all of its own, and the next is not there yet.
      await untilSo("the browser is gone", () => browserProcesses().length === 0);
      await untilSo("what has ended is taken in", () => zombies().length === 0);
      await untilSo("its files are gone", async () => (await temp.left()).join() === ownFolder(house));
      rounds.push({ files: readdirSync("/proc/self/fd").length, megabytes: heldMegabytes() });
    }
    const [, first, , last] = rounds;
    expect(house.printer.health()).toMatchObject({
      printed: 4 * perBrowser,
      failed: {},
      secondTries: 0,
      browsers: { started: 4, recycled: 4, givenUp: 0 },
    });
    expect(last?.files).toBeLessThanOrEqual(first?.files ?? 0);
    expect((last?.megabytes ?? 0) - (first?.megabytes ?? 0)).toBeLessThanOrEqual(2 * perBrowser * 0.25);
    await house.close();
    house = undefined;
    expect(await temp.left()).toEqual([]);
    temp.remove();
  },
  240_000,
);

const ownFolder = (opened: PrintHouse | undefined) => opened?.folder.split("/").at(-1);

import { readFile } from "node:fs/promises";
import { afterEach, describe, expect, it } from "vitest";
import { openPrintHouse, type PrintHouse } from "./testing/printHouse.ts";
import { areProcessesSeen, browserProcesses } from "./testing/processes.ts";
import { readyPage } from "./testing/servePages.ts";
import { untilSo } from "./testing/untilSo.ts";
import { arePdfToolsHere, readPdf } from "./testing.ts";

/** Takes half a second, so that prints overlap. */
const slowPage = readyPage(
  `<h1>A page</h1>${"<p>of some length</p>".repeat(200)}`,
  "await new Promise((go) => setTimeout(go, 500));",
);

describe("a browser that is exchanged for a new one", () => {
  let house: PrintHouse;
  afterEach(() => house.close());

  it("hurts none of 10 prints at once (B-10)", async () => {
    house = await openPrintHouse({ limits: { printsAtOnce: 2, printsPerBrowser: 3 } });
    house.pages.put("/print/slow", slowPage);
    const printed = await Promise.all(
      Array.from({ length: 10 }, (_, at) => house.print("/print/slow", { client: `client-${at % 3}` })),
    );
    for (const { file, pages, bytes } of printed) {
      expect(pages).toBeGreaterThan(1);
      expect((await readFile(file)).length).toBe(bytes);
      if (arePdfToolsHere) expect(await readPdf(file)).toMatchObject({ pages, isTagged: true });
    }
    const { browsers, secondTries, failed } = house.printer.health();
    // After 3 prints each, one of them with what was under way at the time.
    expect(browsers.recycled).toBeGreaterThanOrEqual(2);
    expect(browsers.started).toBeLessThanOrEqual(browsers.recycled + 1);
    expect({ secondTries, failed, givenUp: browsers.givenUp }).toEqual({
      secondTries: 0,
      failed: {},
      givenUp: 0,
    });
  });

  it("is kept as long as it is small and young, and no longer", async () => {
    house = await openPrintHouse();
    house.pages.put("/print/a", readyPage("a"));
    for (let n = 0; n < 5; n++) await house.print("/print/a");
    expect(house.printer.health().browsers).toMatchObject({ started: 1, recycled: 0 });
    await house.close();

    house = await openPrintHouse({ limits: { browserMinutes: 0 } });
    house.pages.put("/print/a", readyPage("a"));
    for (let n = 0; n < 2; n++) await house.print("/print/a");
    expect(house.printer.health().browsers).toMatchObject({ started: 2, recycled: 2 });
  });

  it.runIf(areProcessesSeen)("goes when it has grown, and when nobody needs it", async () => {
    house = await openPrintHouse({ limits: { recycleMegabytes: 1 } });
    house.pages.put("/print/a", readyPage("a"));
    await house.print("/print/a");
    expect(house.printer.health().browsers).toMatchObject({ started: 1, recycled: 1 });
    await house.close();

    house = await openPrintHouse({ limits: { idleSeconds: 0.3 } });
    house.pages.put("/print/a", readyPage("a"));
    await house.print("/print/a");
    expect(browserProcesses()).not.toEqual([]);
    await untilSo("the browser is gone", () => browserProcesses().length === 0);
    expect(house.printer.health().browsers).toMatchObject({ recycled: 0, givenUp: 0 });
    expect((await house.print("/print/a")).pages).toBe(1);
  });
});

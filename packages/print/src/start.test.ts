import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startPauseMs } from "./browser/startPause.ts";
import { makeOwnTemp, type OwnTemp } from "./testing/ownTemp.ts";
import { bundled, openPrintHouse, type PrintHouse } from "./testing/printHouse.ts";
import { areProcessesSeen, scratchFolders } from "./testing/processes.ts";
import { readyPage } from "./testing/servePages.ts";
import { untilSo } from "./testing/untilSo.ts";

describe.runIf(areProcessesSeen)("a printer whose browser does not start", () => {
  let house: PrintHouse;
  let temp: OwnTemp;
  beforeEach(() => {
    temp = makeOwnTemp();
  });
  afterEach(async () => {
    await house.close();
    temp.remove();
  });

  it("says what its browser says, where there is none", async () => {
    house = await openPrintHouse({
      launch: { found: { executablePath: "/nowhere/chromium", source: "configured", env: {} } },
    });
    await expect(house.print("/print/a")).rejects.toMatchObject({
      code: "browser/cannot-start",
      message: expect.stringContaining("/nowhere/chromium"),
    });
    expect(house.printer.health()).toMatchObject({
      isWell: true,
      underWay: 0,
      browsers: { startFailures: 1 },
    });
    expect(await scratchFolders()).toEqual([]);
  });

  it("is not well after five failures in a row, and is well again by itself when it starts (B-09)", async () => {
    const folder = await mkdtemp(join(tmpdir(), "stopbank-starts-"));
    const found = await bundled();
    // Starts the browser where the file beside it is.
    const program = join(folder, "chromium");
    await writeFile(
      program,
      `#!/bin/sh\n[ -e "${folder}/mended" ] || { echo broken >&2; exit 1; }\nexec "${found.executablePath}" "$@"\n`,
      { mode: 0o700 },
    );
    house = await openPrintHouse({
      launch: { found: { ...found, executablePath: program } },
      firstPauseMs: 30,
    });
    house.pages.put("/print/a", readyPage("a"));
    for (let time = 1; time <= 5; time++) {
      expect(house.printer.health().isWell).toBe(true);
      await expect(house.print("/print/a")).rejects.toMatchObject({ code: "browser/cannot-start" });
    }
    expect(house.printer.health()).toMatchObject({ isWell: false, why: expect.stringContaining(program) });
    // Nobody sends prints to a printer that is not well, so none is needed for it to find out.
    await writeFile(join(folder, "mended"), "");
    await untilSo("it is well again", () => house.printer.health().isWell);
    expect(house.printer.health().why).toBeUndefined();
    expect((await house.print("/print/a")).pages).toBe(1);
    expect(await scratchFolders()).toHaveLength(1);
    await rm(folder, { recursive: true });
  });
});

it("waits longer after each failure, half a minute at most (B-09)", () => {
  expect([0, 1, 2, 3, 5, 7, 20].map((failures) => startPauseMs(failures, 500))).toEqual([
    0, 500, 1_000, 2_000, 8_000, 30_000, 30_000,
  ]);
});

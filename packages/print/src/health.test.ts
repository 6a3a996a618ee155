import { expect, it } from "vitest";
import { openPrintHouse } from "./testing/printHouse.ts";
import { readyPage } from "./testing/servePages.ts";
import { untilSo } from "./testing/untilSo.ts";

it("tells what is under way and for how long, and what came of the rest (B-16)", async () => {
  const house = await openPrintHouse({ limits: { printsAtOnce: 1, printSeconds: 2 } });
  house.pages.put("/print/good", readyPage("good"));
  house.pages.put("/print/stuck", readyPage("stuck", "await new Promise(() => 0);"));
  const stuck = house.print("/print/stuck").catch((error: unknown) => error);
  const good = house.print("/print/good");
  await untilSo("it has been under way for a second", () => house.printer.health().longestSeconds > 1);
  expect(house.printer.health()).toMatchObject({ underWay: 1, waiting: 1, printed: 0 });
  // Looked at from time to time; the one that waits is under way by then on a slow machine.
  await untilSo(
    "the browser's memory has been looked at",
    () => house.printer.health().megabytes > (process.platform === "linux" ? 10 : -1),
  );
  await Promise.all([stuck, good]);
  expect(house.printer.health()).toMatchObject({
    isWell: true,
    underWay: 0,
    waiting: 0,
    longestSeconds: 0,
    printed: 1,
    failed: { "print/too-slow": 1 },
    secondTries: 0,
    refused: 0,
    megabytes: 0,
    mostMegabytes: expect.any(Number),
    browsers: { started: 2, recycled: 0, givenUp: 1, startFailures: 0 },
  });
  if (process.platform === "linux") expect(house.printer.health().mostMegabytes).toBeGreaterThan(10);
  await house.close();
});

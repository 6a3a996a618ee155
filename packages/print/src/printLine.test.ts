import { describe, expect, it } from "vitest";
import { createPrintLine } from "./printLine.ts";
import { openPrintHouse } from "./testing/printHouse.ts";
import { readyPage } from "./testing/servePages.ts";

const limits = { printsAtOnce: 1, mostWaiting: 4, mostWaitingEach: 3 };
const wanted = new AbortController().signal;

describe("the line before the printer", () => {
  it("serves clients in turn, however much one of them brings (B-11)", async () => {
    const line = createPrintLine(limits, () => 5);
    const leave = await line.enter("a", wanted);
    const served: string[] = [];
    const waiting = ["a", "a", "a", "b"].map(async (client) => {
      const go = await line.enter(client, wanted);
      served.push(client);
      go();
    });
    leave();
    // Once too often changes nothing.
    leave();
    await Promise.all(waiting);
    expect(served).toEqual(["a", "b", "a", "a"]);
    expect([line.atWork, line.waiting]).toEqual([0, 0]);
  });

  it("says when to come again once too many wait, of one client or of all (B-11)", async () => {
    const line = createPrintLine(limits, () => 5);
    await line.enter("a", wanted);
    for (let n = 0; n < 3; n++) void line.enter("a", wanted);
    const full = { kind: "too-many", code: "print/too-many" };
    await expect(line.enter("a", wanted)).rejects.toMatchObject({
      ...full,
      facts: { retryAfterSeconds: 20 },
    });
    void line.enter("b", wanted);
    await expect(line.enter("c", wanted)).rejects.toMatchObject({
      ...full,
      facts: { retryAfterSeconds: 25 },
    });
    expect(line.waiting).toBe(4);
  });

  it("forgets whoever does not want to wait any more (B-11)", async () => {
    const line = createPrintLine(limits, () => 5);
    const leave = await line.enter("a", wanted);
    const gone = new AbortController();
    const waiting = line.enter("a", gone.signal);
    gone.abort(new Error("gone"));
    await expect(waiting).rejects.toThrow("gone");
    await expect(line.enter("a", gone.signal)).rejects.toThrow("gone");
    leave();
    expect([line.atWork, line.waiting]).toEqual([0, 0]);
  });

  it("holds little for those who wait, and takes 200 more than there is room for without growing (B-11)", async () => {
    const house = await openPrintHouse({ limits: { printsAtOnce: 1, mostWaiting: 4, mostWaitingEach: 4 } });
    house.pages.put("/print/a", readyPage("a", "await new Promise((go) => setTimeout(go, 300));"));
    const asked = Array.from({ length: 205 }, () => house.print("/print/a").catch((error: unknown) => error));
    expect(house.printer.health()).toMatchObject({ waiting: 4 });
    const ends = await Promise.all(asked);
    expect(ends.filter((end) => !(end instanceof Error))).toHaveLength(5);
    expect(house.printer.health()).toMatchObject({
      failed: { "print/too-many": 200 },
      underWay: 0,
      waiting: 0,
    });
    expect(house.printer.health().browsers.started).toBe(1);
    await house.close();
  });
});

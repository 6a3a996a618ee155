import { describe, expect, it } from "vitest";
import { type Asker, askerGone } from "./asker.ts";
import { createPlaces } from "./places.ts";

const limits = { places: 2, mostWaitingEach: 2, mostWaiting: 3, mostSeconds: 3_600 };
const asker = (who: string, signal = new AbortController().signal, isVisitor = false): Asker => ({
  budgetHolder: who,
  site: who,
  isVisitor,
  signal,
  turn: async () => undefined,
});
const visitor = (site: string) => asker(site, undefined, true);

describe("places to work in", () => {
  it("are one for each caller, so that one who asks for much leaves a place to the others", async () => {
    const places = createPlaces(limits);
    const came: string[] = [];
    const leave = await places.enter(asker("a"));
    const second = places.enter(asker("a")).then((out) => {
      came.push("a");
      return out;
    });
    const other = await places.enter(asker("b"));
    expect(came).toEqual([]);
    leave();
    (await second)();
    other();
    expect(came).toEqual(["a"]);
  });

  it("are refused with a time to come back, to one who has too many waiting and when too many wait in all", async () => {
    const places = createPlaces(limits);
    await Promise.all([places.enter(asker("a")), places.enter(asker("b"))]);
    for (const who of ["a", "a", "b"]) void places.enter(asker(who));
    await expect(places.enter(asker("a"))).rejects.toMatchObject({
      kind: "too-many",
      code: "work/too-many-at-once",
      facts: { retryAfterSeconds: expect.any(Number) },
    });
    await expect(places.enter(asker("c"))).rejects.toMatchObject({
      kind: "unavailable",
      code: "work/busy",
      facts: { retryAfterSeconds: expect.any(Number) },
    });
  });

  it("are not held by one who left while waiting, nor by one who waited too long", async () => {
    const places = createPlaces({ ...limits, places: 1, mostSeconds: 0.01 });
    const leave = await places.enter(asker("a"));
    const leaving = new AbortController();
    const waiting = places.enter(asker("b", leaving.signal));
    leaving.abort(askerGone());
    await expect(waiting).rejects.toMatchObject({ code: "work/gone" });
    await expect(places.enter(asker("c"))).rejects.toMatchObject({ code: "work/busy" });
    leave();
    (await places.enter(asker("d")))();
  });

  it("are left to members, however many sites visitors come from: places to wait, and the last one to work in", async () => {
    const places = createPlaces({ ...limits, mostWaitingEach: 12, mostWaiting: 96 });
    const outcomes: string[] = [];
    const leaves: (() => void)[] = [];
    for (let site = 0; site < 9; site++)
      for (let i = 0; i < 13; i++)
        places.enter(visitor(`site ${site}`)).then(
          (leave) => leaves.push(leave),
          ({ code }) => outcomes.push(code),
        );
    await Promise.resolve();
    expect(leaves).toHaveLength(1);
    expect(outcomes.filter((code) => code === "work/busy").length).toBeGreaterThan(0);
    const first = await places.enter(asker("member"));
    let isServed = false;
    const second = places.enter(asker("member")).then((leave) => {
      isServed = true;
      return leave;
    });
    first();
    await second;
    expect(isServed).toBe(true);
  });

  it("are taken in turn by members and visitors where there is one, so that neither waits for all of the other", async () => {
    const places = createPlaces({ ...limits, places: 1, mostWaitingEach: 12, mostWaiting: 96 });
    const order: string[] = [];
    const pass = async (who: Asker) => {
      const leave = await places.enter(who);
      order.push(who.site);
      await Promise.resolve();
      leave();
    };
    const passing = [visitor("v1"), visitor("v2"), visitor("v3"), asker("m1"), asker("m2")].map(pass);
    await Promise.all(passing);
    expect(order).toEqual(["v1", "m1", "v2", "m2", "v3"]);
  });
});

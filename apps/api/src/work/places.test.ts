import { describe, expect, it } from "vitest";
import { type Asker, askerGone } from "./asker.ts";
import { createPlaces } from "./places.ts";

const limits = { places: 2, mostWaitingEach: 2, mostWaiting: 3, mostSeconds: 3_600 };
const asker = (who: string, signal = new AbortController().signal): Asker => ({
  budgetHolder: who,
  site: who,
  isVisitor: false,
  signal,
  turn: async () => undefined,
});

describe("places to work in", () => {
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
});

import { setImmediate } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import type { Waiter } from "./inTurns.ts";
import { createWhileWanted } from "./whileWanted.ts";

/** Work that goes on until it is told to end, or done. */
function started() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let begun = 0;
  const work = ({ signal }: Waiter) => {
    begun++;
    signal.addEventListener("abort", () => reject(signal.reason));
    return promise;
  };
  return { work, finish: () => resolve("done"), begun: () => begun };
}
/** Somebody who may leave, and whose turns come at once. */
function somebody() {
  const leaving = new AbortController();
  return { signal: leaving.signal, turn: () => Promise.resolve(), abort: () => leaving.abort() };
}
/** Whose turns never come, as of somebody with very much else to do. */
const busyWaiter = () => ({ ...somebody(), turn: () => new Promise<void>(() => undefined) });
const gone = expect.objectContaining({ code: "work/gone" });

describe("work while somebody waits for it", () => {
  it("is done once for all who ask at the same time, and anew for who asks later", async () => {
    const shared = createWhileWanted<string>();
    const { work, finish, begun } = started();
    const asked = ["one", "two"].map(() => shared.run("key", somebody(), work));
    const other = shared.run("another", somebody(), async () => "other");
    finish();
    expect(await Promise.all([...asked, other])).toEqual(["done", "done", "other"]);
    expect(begun()).toBe(1);
    expect(await shared.run("key", somebody(), async () => "anew")).toBe("anew");
  });

  it("goes on for those who stay when the first leaves", async () => {
    const shared = createWhileWanted<string>();
    const { work, finish } = started();
    const first = somebody();
    const left = shared.run("key", first, work);
    const stays = shared.run("key", somebody(), work);
    await Promise.resolve();
    first.abort();
    await expect(left).rejects.toEqual(gone);
    finish();
    expect(await stays).toBe("done");
  });

  it("SUM-08 ends when the last has left, and begins anew for who comes then", async () => {
    const shared = createWhileWanted<string>();
    const ended = started();
    const callers = [somebody(), somebody()];
    const left = callers.map((caller) => shared.run("key", caller, ended.work));
    await Promise.resolve();
    for (const caller of callers) caller.abort();
    const late = shared.run("key", somebody(), async () => "anew");
    for (const each of left) await expect(each).rejects.toEqual(gone);
    expect(await late).toBe("anew");
  });

  it("does nothing for who has left before, and tells everybody what failed", async () => {
    const shared = createWhileWanted<string>();
    const { work, begun } = started();
    await expect(shared.run("key", { ...somebody(), signal: AbortSignal.abort() }, work)).rejects.toEqual(
      gone,
    );
    expect(begun()).toBe(0);
    const failing = async () => {
      throw new Error("broken");
    };
    await expect(shared.run("key", somebody(), failing)).rejects.toThrow("broken");
  });

  it("goes on by turns of any who wait for it, however much the first has to do", async () => {
    const shared = createWhileWanted<string>();
    let pieces = 0;
    const work = async ({ turn }: Waiter) => {
      for (; pieces < 3; pieces++) await turn();
      return "done";
    };
    const [busy, alsoBusy] = [busyWaiter(), busyWaiter()];
    const first = shared.run("key", busy, work);
    const second = shared.run("key", alsoBusy, work);
    await setImmediate();
    expect(pieces).toBe(0);
    expect(await shared.run("key", somebody(), work)).toBe("done");
    expect(await Promise.all([first, second])).toEqual(["done", "done"]);
  });

  it("fails with the last one's turn, and not with another's", async () => {
    const shared = createWhileWanted<string>();
    const failing = (why: string) => ({ ...somebody(), turn: () => Promise.reject(new Error(why)) });
    const work = async ({ turn }: Waiter) => {
      await turn();
      return "done";
    };
    await expect(shared.run("key", failing("alone"), work)).rejects.toThrow("alone");
    const both = [failing("one of two"), somebody()].map((each) => shared.run("key", each, work));
    expect(await Promise.all(both)).toEqual(["done", "done"]);
  });

  it("waits for nobody's turn once all have left, in however many places it does", async () => {
    const shared = createWhileWanted<string>();
    const callers = [busyWaiter(), busyWaiter()];
    const work = async ({ turn, signal }: Waiter) => {
      await Promise.all([turn(), turn(), turn()]);
      await turn();
      signal.throwIfAborted();
      return "done";
    };
    const left = callers.map((caller) => shared.run("key", caller, work));
    await setImmediate();
    for (const caller of callers) caller.abort();
    const late = shared.run("key", somebody(), async () => "anew");
    for (const each of left) await expect(each).rejects.toEqual(gone);
    expect(await late).toBe("anew");
  });
});

import { describe, expect, it } from "vitest";
import { createWhileWanted } from "./whileWanted.ts";

/** Work that goes on until it is told to end, or done. */
function started() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let begun = 0;
  const work = (wanted: AbortSignal) => {
    begun++;
    wanted.addEventListener("abort", () => reject(wanted.reason));
    return promise;
  };
  return { work, finish: () => resolve("done"), begun: () => begun };
}
const gone = expect.objectContaining({ code: "work/gone" });

describe("work while somebody waits for it", () => {
  it("is done once for all who ask at the same time, and anew for who asks later", async () => {
    const shared = createWhileWanted<string>();
    const { work, finish, begun } = started();
    const asked = ["one", "two"].map(() => shared.run("key", new AbortController(), work));
    const other = shared.run("another", new AbortController(), async () => "other");
    finish();
    expect(await Promise.all([...asked, other])).toEqual(["done", "done", "other"]);
    expect(begun()).toBe(1);
    expect(await shared.run("key", new AbortController(), async () => "anew")).toBe("anew");
  });

  it("goes on for those who stay when the first leaves", async () => {
    const shared = createWhileWanted<string>();
    const { work, finish } = started();
    const first = new AbortController();
    const left = shared.run("key", first, work);
    const stays = shared.run("key", new AbortController(), work);
    await Promise.resolve();
    first.abort();
    await expect(left).rejects.toEqual(gone);
    finish();
    expect(await stays).toBe("done");
  });

  it("SUM-08 ends when the last has left, and begins anew for who comes then", async () => {
    const shared = createWhileWanted<string>();
    const ended = started();
    const callers = [new AbortController(), new AbortController()];
    const left = callers.map((caller) => shared.run("key", caller, ended.work));
    await Promise.resolve();
    for (const caller of callers) caller.abort();
    const late = shared.run("key", new AbortController(), async () => "anew");
    for (const each of left) await expect(each).rejects.toEqual(gone);
    expect(await late).toBe("anew");
  });

  it("does nothing for who has left before, and tells everybody what failed", async () => {
    const shared = createWhileWanted<string>();
    const { work, begun } = started();
    await expect(shared.run("key", { signal: AbortSignal.abort() }, work)).rejects.toEqual(gone);
    expect(begun()).toBe(0);
    const failing = async () => {
      throw new Error("broken");
    };
    await expect(shared.run("key", new AbortController(), failing)).rejects.toThrow("broken");
  });
});

import { expect, it } from "vitest";
import { createCallerQueue } from "./callerQueue.ts";

const never = new AbortController().signal;

it("keeps a caller's own in line, lets nobody wait for another's, and forgets who has left", async () => {
  const queue = createCallerQueue({ atOnce: 1, waiting: 2 });
  const began: string[] = [];
  const held = Promise.withResolvers<void>();
  const ask = (caller: string, name: string, gone = never) =>
    queue(caller, gone, async () => {
      began.push(name);
      if (name === "first") await held.promise;
      return name;
    });
  const leaving = new AbortController();
  const first = ask("a", "first");
  const second = ask("a", "second", leaving.signal);
  const third = ask("a", "third");
  await expect(ask("a", "fourth")).rejects.toMatchObject({ code: "basemap/too-many", kind: "too-many" });
  expect(await ask("b", "other")).toBe("other");
  const left = expect(second).rejects.toThrow("left");
  leaving.abort(new Error("left"));
  await left;
  held.resolve();
  expect(await Promise.all([first, third])).toEqual(["first", "third"]);
  expect(began).toEqual(["first", "other", "third"]);
});

it("goes on after one that fails", async () => {
  const queue = createCallerQueue({ atOnce: 1, waiting: 1 });
  await expect(queue("a", never, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await queue("a", never, async () => 1)).toBe(1);
});

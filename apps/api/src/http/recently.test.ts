import { expect, it } from "vitest";
import { recently } from "./recently.ts";

it("asks once for what is asked many times, by key", async () => {
  const calls: string[] = [];
  const get = recently(60_000, async (key) => {
    calls.push(key);
    return key.toUpperCase();
  });
  expect(await Promise.all([get("a"), get("a"), get("b"), get("a")])).toEqual(["A", "A", "B", "A"]);
  expect(calls).toEqual(["a", "b"]);
});

it("asks again once the time is over, and after a failure", async () => {
  let calls = 0;
  const always = recently(0, async () => ++calls);
  await always("a");
  expect(await always("a")).toBe(2);

  let failures = 0;
  const failing = recently(60_000, async () => {
    failures++;
    throw new Error("not now");
  });
  await expect(failing("a")).rejects.toThrow("not now");
  await expect(failing("a")).rejects.toThrow("not now");
  expect(failures).toBe(2);
});

it("keeps no more than it may", async () => {
  const calls: string[] = [];
  const get = recently(60_000, async (key) => calls.push(key), 2);
  for (const key of ["a", "b", "c", "c", "a"]) await get(key);
  expect(calls).toEqual(["a", "b", "c", "a"]);
});

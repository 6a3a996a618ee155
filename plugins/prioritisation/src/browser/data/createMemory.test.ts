import { expect, it, vi } from "vitest";
import { createMemory } from "./createMemory.ts";

it("PRI-13 asks once for the same, however often and at however many places", async () => {
  const ask = vi.fn(async (key: string) => key.toUpperCase());
  const onAnswer = vi.fn();
  const memory = createMemory(ask, onAnswer);
  expect(memory.peek("a")).toBeUndefined();
  expect(await Promise.all([memory.get("a"), memory.get("a"), memory.get("b")])).toEqual(["A", "A", "B"]);
  expect(await memory.get("a")).toBe("A");
  expect(ask).toHaveBeenCalledTimes(2);
  expect(onAnswer).toHaveBeenCalledTimes(2);
  expect(memory.peek("a")).toBe("A");
});

it("asks again after a failure", async () => {
  const ask = vi.fn().mockRejectedValueOnce(new Error("away")).mockResolvedValueOnce("there");
  const memory = createMemory<string>(ask);
  await expect(memory.get("a")).rejects.toThrow("away");
  expect(await memory.get("a")).toBe("there");
});

it("asks again when an answer has grown old, and keeps it where that fails", async () => {
  let nowMs = 0;
  const ask = vi
    .fn()
    .mockResolvedValueOnce("first")
    .mockRejectedValueOnce(new Error("away"))
    .mockResolvedValueOnce("second");
  const memory = createMemory<string>(ask, undefined, () => nowMs);
  await memory.get("a");
  nowMs = 19 * 60_000;
  expect(await memory.get("a")).toBe("first");
  nowMs = 21 * 60_000;
  await expect(memory.get("a")).rejects.toThrow("away");
  expect(memory.peek("a")).toBe("first");
  expect(await memory.get("a")).toBe("second");
  expect(ask).toHaveBeenCalledTimes(3);
});

it("forgets what was asked longest ago once there is much", async () => {
  const ask = vi.fn(async (key: string) => key);
  const memory = createMemory(ask);
  for (let at = 0; at < 25; at++) await memory.get(String(at));
  expect(memory.peek("0")).toBeUndefined();
  expect(memory.peek("1")).toBe("1");
});

import { expect, it } from "vitest";
import { createFairQueue } from "./fairQueue.ts";

it("serves callers in turn, each in the order they came, however much one has brought", () => {
  const queue = createFairQueue<string>();
  for (const item of ["a1", "a2", "a3", "a4"]) queue.push("a", item);
  queue.push("b", "b1");
  expect(queue.shift()).toBe("a1");
  queue.push("c", "c1");
  const rest = Array.from({ length: 6 }, () => queue.shift());
  expect(rest).toEqual(["b1", "a2", "c1", "a3", "a4", undefined]);
  expect(queue.size).toBe(0);
});

it("passes over those who may not go, and forgets what was taken out", () => {
  const queue = createFairQueue<string>();
  queue.push("a", "a1");
  queue.push("a", "a2");
  queue.push("b", "b1");
  queue.remove("a", "a1");
  queue.remove("a", "never there");
  expect([queue.size, queue.sizeOf("a"), queue.sizeOf("nobody")]).toEqual([2, 1, 0]);
  expect(queue.shift((who) => who !== "a")).toBe("b1");
  expect(queue.shift((who) => who !== "a")).toBeUndefined();
  expect(queue.shift()).toBe("a2");
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createColumnCache } from "./ColumnCache.ts";

const sized = (bytes: number) => async () => ({ value: bytes, bytes });

describe("the column cache", () => {
  it("drops the least recently used when over budget", async () => {
    const cache = createColumnCache(100);
    const loads: string[] = [];
    const get = (key: string) =>
      cache.get(key, async () => {
        loads.push(key);
        return { value: key, bytes: 40 };
      });
    for (const key of ["a", "b", "a", "c", "a", "b"]) await get(key);
    expect(loads).toEqual(["a", "b", "c", "b"]);
  });

  it("loads once however many ask at the same time", async () => {
    const cache = createColumnCache(100);
    let loads = 0;
    const load = async () => ({ value: ++loads, bytes: 1 });
    expect(await Promise.all([1, 2, 3].map(() => cache.get("k", load)))).toEqual([1, 1, 1]);
  });

  it("does not keep a failure, and hands out what is too large to keep", async () => {
    const cache = createColumnCache(10);
    await expect(cache.get("k", () => Promise.reject(new Error("disk")))).rejects.toThrow("disk");
    expect(await cache.get("k", sized(11))).toBe(11);
    expect(cache.usedBytes).toBe(0);
  });

  it("never holds more than its budget", () =>
    fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(fc.nat(9), fc.nat(60))), async (asks) => {
        const cache = createColumnCache(100);
        for (const [key, bytes] of asks) {
          await cache.get(String(key), sized(bytes));
          expect(cache.usedBytes).toBeLessThanOrEqual(100);
        }
      }),
    ));
});

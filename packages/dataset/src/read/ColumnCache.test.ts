import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createColumnCache } from "./ColumnCache.ts";

const sized = (bytes: number) => async () => ({ value: bytes, bytes });

describe("the column cache", () => {
  it("drops the least recently used when over budget", async () => {
    // Two of 40 bytes with their keys and the cache's own 200, and not three.
    const cache = createColumnCache(500);
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
    const cache = createColumnCache(1_000);
    let loads = 0;
    const load = async () => ({ value: ++loads, bytes: 1 });
    expect(await Promise.all([1, 2, 3].map(() => cache.get("k", load)))).toEqual([1, 1, 1]);
  });

  it("does not keep a failure, and hands out what is too large to keep", async () => {
    const cache = createColumnCache(1_000);
    await expect(cache.get("k", () => Promise.reject(new Error("disk")))).rejects.toThrow("disk");
    expect(await cache.get("k", sized(1_001))).toBe(1_001);
    expect(cache.usedBytes).toBe(0);
    expect(cache.peek("k")).toBeUndefined();
  });

  it("drops entries that count as nothing for what their keys take", async () => {
    const cache = createColumnCache(1_000_000);
    const key = (i: number) => `${i} `.padEnd(13_000, "k");
    for (let i = 0; i < 3_000; i++) {
      await cache.get(key(i), sized(0));
      expect(cache.usedBytes).toBeLessThanOrEqual(1_000_000);
    }
    const kept = Array.from({ length: 3_000 }, (_, i) => i).filter((i) => cache.peek(key(i)) !== undefined);
    // 26,200 bytes each.
    expect(kept).toEqual(Array.from({ length: 38 }, (_, i) => 2_962 + i));
    expect(cache.usedBytes).toBe(38 * 26_200);
    for (let i = 0; i < 10_000; i++) await cache.get(`short ${i}`, sized(0));
    expect(cache.peek("short 0")).toBeUndefined();
  });

  it("never holds more than its budget", () =>
    fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(fc.nat(9), fc.nat(600))), async (asks) => {
        const cache = createColumnCache(1_000);
        for (const [key, bytes] of asks) {
          await cache.get(String(key), sized(bytes));
          expect(cache.usedBytes).toBeLessThanOrEqual(1_000);
        }
      }),
    ));
});

import { expect, it, vi } from "vitest";
import { keepDrawings } from "./keptDrawings.ts";

const always = async () => true;

it("draws once for all who ask while it is kept, and anew after", async () => {
  let now = 0;
  const drawing = keepDrawings<number>(() => now);
  let drawn = 0;
  const draw = async () => ++drawn;
  expect(await Promise.all([drawing("a", always, draw), drawing("a", always, draw)])).toEqual([1, 1]);
  now = 14_999;
  expect(await drawing("a", always, draw)).toBe(1);
  expect(await drawing("b", always, draw)).toBe(2);
  now = 15_000;
  expect(await drawing("a", always, draw)).toBe(3);
});

it("draws anew each time what has no key", async () => {
  const drawing = keepDrawings<number>(() => 0);
  let drawn = 0;
  const draw = async () => ++drawn;
  const all = [drawing(undefined, always, draw), drawing(undefined, always, draw)];
  expect([...(await Promise.all(all)), await drawing(undefined, always, draw)]).toEqual([1, 2, 3]);
});

it("draws for nobody who may not, and keeps no drawing that failed", async () => {
  const drawing = keepDrawings<number>(() => 0);
  const draw = vi.fn(async () => 1);
  expect(await drawing("a", async () => false, draw)).toBeUndefined();
  expect(draw).not.toHaveBeenCalled();
  expect(await drawing("a", always, () => Promise.reject(new Error("No answer.")))).toBeUndefined();
  expect(await drawing("a", always, draw)).toBe(1);
});

it("has nobody wait longer than a second, nor behind four who wait, and keeps what comes late", async () => {
  vi.useFakeTimers();
  try {
    const drawing = keepDrawings<string>(() => 0);
    const ends: (() => void)[] = [];
    const slow = () => new Promise<string>((done) => ends.push(() => done("late")));
    const first = Array.from({ length: 4 }, (_none, at) => drawing(String(at), always, slow));
    await vi.advanceTimersByTimeAsync(0);
    expect(await drawing("fifth", always, slow)).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await Promise.all(first)).toEqual(Array(4).fill(undefined));
    for (const end of ends) end();
    await vi.advanceTimersByTimeAsync(0);
    expect(await drawing("0", always, slow)).toBe("late");
    expect(ends).toHaveLength(4);
    void drawing("fifth", always, slow);
    await vi.advanceTimersByTimeAsync(0);
    expect(ends).toHaveLength(5);
  } finally {
    vi.useRealTimers();
  }
});

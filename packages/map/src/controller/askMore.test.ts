import { beforeEach, expect, it, vi } from "vitest";
import type { HoverMore } from "../feature/hoverWords.ts";
import { createAskMore } from "./askMore.ts";

const said: HoverMore = { sentence: "A shop of 100 m².", hazards: [] };

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

/** A thing's question, with what was asked of it. */
function question(key: string, answer: () => Promise<HoverMore> = () => Promise.resolve(said)) {
  const signals: AbortSignal[] = [];
  const ask = (signal: AbortSignal) => {
    signals.push(signal);
    return answer();
  };
  return { key, ask, signals };
}

it("MAP-07 asks after 400 ms on the same thing, once, and knows the answer from then on", async () => {
  const onMore = vi.fn();
  const more = createAskMore(onMore);
  const shop = question("shop");
  more.of(shop);
  await vi.advanceTimersByTimeAsync(399);
  expect(more.of(shop)).toBeUndefined();
  expect(shop.signals).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(onMore.mock.calls).toEqual([[said]]);
  expect(more.of(shop)).toEqual(said);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(shop.signals).toHaveLength(1);
});

it("MAP-07 asks nothing of what the pointer only crosses", async () => {
  const more = createAskMore(vi.fn());
  const [shop, house] = [question("shop"), question("house")];
  more.of(shop);
  await vi.advanceTimersByTimeAsync(300);
  more.of(house);
  await vi.advanceTimersByTimeAsync(300);
  more.of(undefined);
  await vi.advanceTimersByTimeAsync(1_000);
  expect([shop.signals, house.signals]).toEqual([[], []]);
});

it("MAP-07 aborts what is on its way when the pointer leaves, and says nothing of it", async () => {
  const onMore = vi.fn();
  const more = createAskMore(onMore);
  const { promise, resolve } = Promise.withResolvers<HoverMore>();
  const shop = question("shop", () => promise);
  more.of(shop);
  await vi.advanceTimersByTimeAsync(400);
  expect(shop.signals[0]?.aborted).toBe(false);
  more.of(undefined);
  expect(shop.signals[0]?.aborted).toBe(true);
  resolve(said);
  await vi.advanceTimersByTimeAsync(0);
  expect(onMore).not.toHaveBeenCalled();
});

it("says that more could not be loaded", async () => {
  const onMore = vi.fn();
  const more = createAskMore(onMore);
  more.of(question("shop", () => Promise.reject(new Error("The network is gone."))));
  await vi.advanceTimersByTimeAsync(400);
  expect(onMore.mock.calls).toEqual([[{ sentence: "More about it could not be loaded.", hazards: [] }]]);
});

import { proxy } from "valtio/vanilla";
import { beforeEach, expect, it, vi } from "vitest";
import { untilShown } from "./untilShown.ts";

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

/** A card that was moved to, and a map that says what the test says. */
function moved({ busy, comesAfterMs = 0 }: { readonly busy: boolean; readonly comesAfterMs?: number }) {
  const state = proxy({ busy });
  const left = new AbortController();
  const movedAt = Date.now();
  const mapNow = vi.fn(() => (Date.now() - movedAt >= comesAfterMs ? { state } : undefined));
  let isShown = false;
  void untilShown(mapNow, left.signal).then(() => {
    isShown = true;
  });
  return { state, left, mapNow, after: (ms: number) => vi.advanceTimersByTimeAsync(ms).then(() => isShown) };
}

it("waits for the flight, and then no longer where the map is at rest", async () => {
  const { after } = moved({ busy: false });
  expect(await after(899)).toBe(false);
  expect(await after(1)).toBe(true);
});

it("issue 13.1: where a story is opened cold, waits for a map that comes after its cards, and for its first picture", async () => {
  const { state, after } = moved({ busy: true, comesAfterMs: 3_000 });
  expect(await after(60_000)).toBe(false);
  state.busy = false;
  expect(await after(0)).toBe(true);
  const { after: atRest } = moved({ busy: false, comesAfterMs: 3_000 });
  expect(await atRest(2_999)).toBe(false);
  expect(await atRest(400)).toBe(true);
});

it("looks for a map no more once the card was left", async () => {
  const { left, mapNow, after } = moved({ busy: false, comesAfterMs: 3_000 });
  await after(1_000);
  left.abort();
  const looked = mapNow.mock.calls.length;
  expect(await after(60_000)).toBe(false);
  expect(mapNow).toHaveBeenCalledTimes(looked);
});

it("waits for a map that draws the card until it is at rest", async () => {
  const { state, after } = moved({ busy: true });
  expect(await after(60_000)).toBe(false);
  state.busy = false;
  expect(await after(0)).toBe(true);
});

it("is told nothing once the card was left, before its flight is over or after", async () => {
  for (const ms of [100, 2_000]) {
    const { state, left, after } = moved({ busy: true });
    await after(ms);
    left.abort();
    state.busy = false;
    expect(await after(60_000)).toBe(false);
  }
});

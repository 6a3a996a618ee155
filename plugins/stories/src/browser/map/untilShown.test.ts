import { proxy } from "valtio/vanilla";
import { beforeEach, expect, it, vi } from "vitest";
import { untilShown } from "./untilShown.ts";

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

/** A card that was moved to, and a map that says what the test says. */
function moved({ busy, hasMap = true }: { readonly busy: boolean; readonly hasMap?: boolean }) {
  const state = proxy({ busy });
  const left = new AbortController();
  let isShown = false;
  void untilShown(() => (hasMap ? { state } : undefined), left.signal).then(() => {
    isShown = true;
  });
  return { state, left, after: (ms: number) => vi.advanceTimersByTimeAsync(ms).then(() => isShown) };
}

it("waits for the flight, and then no longer where the map is at rest or there is none", async () => {
  for (const map of [{ busy: false }, { busy: true, hasMap: false }]) {
    const { after } = moved(map);
    expect(await after(899)).toBe(false);
    expect(await after(1)).toBe(true);
  }
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

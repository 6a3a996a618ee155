import type { Map as MapLibreMap } from "maplibre-gl";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { watchTiles } from "./watchTiles.ts";

/** A map that only fails and notes what it is asked for; browser tests take the network away from a real one. */
function failingMap() {
  const asked: string[] = [];
  let onError: (event: object) => void = () => undefined;
  const map = {
    on: (_: "error", listener: typeof onError) => {
      onError = listener;
    },
    getSource: (source: string) =>
      source === "flood"
        ? { type: "raster", tiles: ["/{z}"], setTiles: () => asked.push("flood whole") }
        : { type: "vector" },
    refreshTiles: (source: string, tiles: readonly { readonly x: number }[]) =>
      asked.push(`${source} ${tiles.map(({ x }) => x).join()}`),
  } as unknown as MapLibreMap;
  const fail = (x: number, sourceId = "buildings") =>
    onError({ sourceId, tile: { tileID: { canonical: { x } } } });
  return { map, asked, fail };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("asks again when the network is back, and for what fails just after that", () => {
  const { map, asked, fail } = failingMap();
  let failedSources: readonly string[] = [];
  const watch = watchTiles(
    map,
    (sources) => {
      failedSources = sources;
    },
    () => undefined,
  );
  fail(1);
  vi.advanceTimersByTime(60_000);
  expect(asked).toEqual([]);
  expect(failedSources).toEqual(["buildings"]);
  window.dispatchEvent(new Event("online"));
  expect(asked).toEqual(["buildings 1"]);
  // These set out while it was away.
  fail(2);
  fail(3);
  vi.advanceTimersByTime(1_000);
  expect(asked).toEqual(["buildings 1", "buildings 2,3"]);
  expect(failedSources).toEqual([]);
  // Long after, a failure has another cause, and waits to be asked for.
  vi.advanceTimersByTime(20_000);
  fail(4);
  vi.advanceTimersByTime(60_000);
  expect(asked).toHaveLength(2);
  watch.stop();
});

it("asks for pictures by the whole source: one that failed cannot be drawn while it is asked for by tile", () => {
  const { map, asked, fail } = failingMap();
  const watch = watchTiles(
    map,
    () => undefined,
    () => undefined,
  );
  fail(1, "flood");
  fail(2, "flood");
  watch.retry();
  expect(asked).toEqual(["flood whole"]);
  watch.stop();
});

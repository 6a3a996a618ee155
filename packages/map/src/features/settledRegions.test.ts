import { setRegions } from "@stopbank/scene/filtering";
import { addLayer, elementLayer } from "@stopbank/scene/layers";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openStandIn } from "../testing/openStandIn.ts";
import { standInPage } from "../testing/standInPage.ts";

beforeEach(standInPage);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("MAP-26 asks about regions 100 ms after the last of them was chosen", async () => {
  const asked: string[] = [];
  const { store } = openStandIn({
    host: {
      fetchRegions: async (regions) => {
        asked.push(`outlines of ${regions.join()}`);
        return [];
      },
      fetchSelected: (_type, { regions }) => {
        asked.push(`elements in ${regions.join()}`);
        return new Promise(() => undefined);
      },
    },
  });
  store.apply(addLayer(elementLayer("buildings"), () => false));
  store.apply(setRegions(["suburb.one"]));
  await vi.advanceTimersByTimeAsync(99);
  store.apply(setRegions(["suburb.one", "suburb.two"]));
  await vi.advanceTimersByTimeAsync(99);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked.toSorted()).toEqual([
    "elements in suburb.one,suburb.two",
    "outlines of suburb.one,suburb.two",
  ]);
});

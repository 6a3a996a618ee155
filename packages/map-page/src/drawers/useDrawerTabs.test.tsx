import type { Get } from "@stopbank/plugin-api";
import { act, renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { PageTab } from "./pageTabs.ts";
import { useOffered } from "./useDrawerTabs.ts";

const get = (async () => undefined) as unknown as Get;

/** The names of the tabs that are offered, with one that answers what it is told to. */
async function offeredWith(answer: () => Promise<boolean>) {
  const isOffered = vi.fn(answer);
  const tabs = [{ id: "stories.tab", isOffered }, { id: "risk.layers" }] as unknown as readonly PageTab[];
  const settled = () => act(async () => void (await new Promise((done) => setTimeout(done))));
  const { result, rerender } = renderHook(({ path }) => useOffered(tabs, get, path), {
    initialProps: { path: "/risk" },
  });
  await settled();
  return {
    names: () => result.current.map(({ id }) => id),
    async goTo(path: string) {
      rerender({ path });
      await settled();
    },
  };
}

it("MAP-17, STO-02 a client without stories has no tab for them, from the first publication on it has, and after the last none", async () => {
  let count = 0;
  const { names, goTo } = await offeredWith(async () => count > 0);
  expect(names()).toEqual([]);
  count = 1;
  await goTo("/risk/story-editor/1");
  expect(names()).toEqual(["stories.tab"]);
  await goTo("/risk");
  expect(names()).toEqual(["stories.tab"]);
  count = 0;
  await goTo("/risk/story-editor");
  expect(names()).toEqual([]);
});

it("STO-11 a tab whose question fails is there, for it says so itself", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const { names } = await offeredWith(() => Promise.reject(new Error("The network is gone.")));
  expect(names()).toEqual(["stories.tab"]);
});

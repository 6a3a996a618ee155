import { emptyScene } from "@stopbank/scene/empty";
import { setRegions } from "@stopbank/scene/filtering";
import { createSceneStore } from "@stopbank/scene/store";
import { setBasemap, setCamera } from "@stopbank/scene/view";
import { subscribeKey } from "valtio/vanilla/utils";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createPageState } from "../page/pageState.ts";
import { changeWords } from "./changeWords.ts";
import { followChanges } from "./followChanges.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function follow() {
  const page = createPageState();
  const store = createSceneStore(emptyScene("larkhaven", { longitude: 172.9, latitude: -40.3, zoom: 12 }));
  const announced: string[] = [];
  const stop = followChanges({
    store,
    words: (before, after) =>
      changeWords(before, after, { layer: ({ id }) => id, region: (id) => id, sides: () => undefined }),
    figures: {
      get: () => page.state.figures,
      subscribe: (changed) => subscribeKey(page.state, "figures", changed),
    },
    announce: (sentence) => announced.push(sentence),
  });
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  return { store, announced, stop, pass, choose: (...ids: string[]) => store.apply(setRegions(ids)), page };
}

it("announces one sentence for all that was done, a second after the last of it", async () => {
  const { announced, choose, pass, store } = follow();
  choose("a");
  await pass(900);
  choose("a", "b");
  store.apply(setBasemap("terrain"));
  await pass(999);
  expect(announced).toEqual([]);
  await pass(1);
  expect(announced).toEqual(["Regions: a, b; Basemap: Terrain."]);
  await pass(60_000);
  expect(announced).toHaveLength(1);
});

it("waits for the figures that come of a change, and says them with it", async () => {
  const { announced, choose, pass, page } = follow();
  page.sayFigures({ isComing: false, text: "Buildings: 12 exposed" });
  choose("a");
  await pass(100);
  page.sayFigures({ isComing: true, text: "Buildings: 12 exposed" });
  await pass(2_000);
  expect(announced).toEqual([]);
  page.sayFigures({ isComing: false, text: "Buildings: 3 exposed" });
  await pass(0);
  expect(announced).toEqual(["Region: a; Buildings: 3 exposed."]);
});

it("says a change without figures that do not come, and looks that change none without any", async () => {
  const { announced, choose, pass, page, store } = follow();
  page.sayFigures({ isComing: true, text: "Buildings: 12 exposed" });
  choose("a");
  await pass(6_000);
  page.sayFigures({ isComing: false, text: "Buildings: 3 exposed" });
  store.apply(setBasemap("satellite"));
  await pass(1_000);
  expect(announced).toEqual(["Region: a.", "Basemap: Satellite."]);
});

it("takes what is done while figures are awaited into the same sentence", async () => {
  const { announced, choose, pass, page } = follow();
  choose("a");
  page.sayFigures({ isComing: true, text: undefined });
  await pass(3_000);
  choose();
  choose("b");
  await pass(500);
  page.sayFigures({ isComing: false, text: "Buildings: 3 exposed" });
  await pass(500);
  expect(announced).toEqual(["Region: b; Buildings: 3 exposed."]);
});

it("is silent about panning, about what is undone at once, and when the page is gone", async () => {
  const { announced, choose, pass, store, stop } = follow();
  store.apply(setCamera({ longitude: 172.8, latitude: -40.3, zoom: 13, pitch: 0, bearing: 0 }));
  choose("a");
  store.undo();
  await pass(2_000);
  choose("b");
  stop();
  await pass(2_000);
  expect(announced).toEqual([]);
});

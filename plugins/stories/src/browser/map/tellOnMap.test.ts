import { indexLayers } from "@stopbank/map/layer-index";
import { offered } from "@stopbank/map/testing/offered";
import { openStandIn, type StandInOptions } from "@stopbank/map/testing/stand-in";
import { emptyScene } from "@stopbank/scene/empty";
import { createSceneStore } from "@stopbank/scene/store";
import { setCamera } from "@stopbank/scene/view";
import { beforeEach, expect, it, vi } from "vitest";
import { cardsOf } from "../../domain/storySteps.ts";
import { story } from "../../domain/testing/stories.ts";
import { tellOnMap } from "./tellOnMap.ts";
import { toldMap } from "./toldMap.ts";

const parts = { index: indexLayers(offered), basemaps: ["default", "terrain"] as const };
const [introduction, rain, stopbank] = cardsOf(story());
if (introduction === undefined || rain === undefined || stopbank === undefined) throw new Error("no cards");

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

/** A story told on a stand-in for MapLibre, whose flights end when the test says so. */
function open(options: StandInOptions = {}) {
  const scene = { camera: { longitude: 173, latitude: -40, zoom: 9, pitch: 0, bearing: 0 } };
  const opened = openStandIn({ features: [toldMap], scene, ...options });
  const flyTo = vi.spyOn(opened.standIn.map, "flyTo").mockReturnThis();
  const told = tellOnMap({ store: opened.store, ...parts });
  const shown = () => opened.store.state.scene.layers.map(({ id }) => id);
  return { ...opened, flyTo, told, shown };
}

it("STO-07 flies for 800 ms, then changes the ground, then the layers", async () => {
  const { store, flyTo, told, shown } = open();
  const isShown = told.show(rain);
  expect(flyTo.mock.calls[0]?.[0]).toEqual({
    center: [172.9, -40.3],
    zoom: 12,
    pitch: 0,
    bearing: 0,
    duration: 800,
  });
  await vi.advanceTimersByTimeAsync(700);
  expect([store.state.scene.basemap, shown()]).toEqual(["default", []]);
  store.apply(setCamera({ longitude: 172.9, latitude: -40.3, zoom: 12, pitch: 0, bearing: 0 }), {
    undoable: false,
  });
  await isShown;
  expect([store.state.scene.basemap, shown()]).toEqual(["terrain", ["buildings", "coastal"]]);
  expect(store.state.canUndo).toBe(false);
});

it("says from a flight's beginning that the picture is still to change, until its layers are there or the story was left", async () => {
  const { opened, told } = open();
  const isTelling = () => opened.state.pending.includes("stories:card");
  const isShown = told.show(rain);
  expect(isTelling()).toBe(true);
  const isOther = told.show(stopbank);
  await vi.advanceTimersByTimeAsync(1_100);
  expect(isTelling()).toBe(true);
  await vi.advanceTimersByTimeAsync(200);
  await Promise.all([isShown, isOther]);
  expect(isTelling()).toBe(false);
  const isLeft = told.show(rain);
  told.stop();
  expect(isTelling()).toBe(false);
  await vi.advanceTimersByTimeAsync(2_000);
  await isLeft;
});

it("STO-07 goes on where nobody hears the flight's end", async () => {
  const { told, shown } = open();
  const isShown = told.show(rain);
  await vi.advanceTimersByTimeAsync(1_200);
  await isShown;
  expect(shown()).toEqual(["buildings", "coastal"]);
});

it("STO-07 looks every 400 ms whether the map can take layers", async () => {
  const { opened, store, told, shown } = open({ progress: { hasPicture: false, hasDetail: false } });
  const isShown = told.show(introduction);
  await vi.advanceTimersByTimeAsync(399);
  opened.onPicture();
  expect(shown()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await isShown;
  expect(shown()).toEqual(["buildings", "coastal"]);
  expect(store.state.canUndo).toBe(false);
});

it("STO-07 leaves out what is still to come of the card before, and of a story that was left", async () => {
  const { flyTo, told, shown } = open();
  const first = told.show(rain);
  const second = told.show(stopbank);
  await vi.advanceTimersByTimeAsync(2_000);
  await Promise.all([first, second]);
  expect(shown()).toEqual(["coastal"]);
  const third = told.show(rain);
  told.stop();
  await vi.advanceTimersByTimeAsync(2_000);
  await third;
  // The second is where the first is: it flies there as well.
  expect(flyTo).toHaveBeenCalledTimes(3);
  expect(shown()).toEqual(["coastal"]);
});

it("STO-12 has the map begin with a card where it is not there yet", async () => {
  const store = createSceneStore(emptyScene("larkhaven", { longitude: 170, latitude: -45, zoom: 5 }));
  await tellOnMap({ store, ...parts }).show(rain);
  expect(store.state.scene).toMatchObject({ basemap: "terrain", camera: { longitude: 172.9, zoom: 12 } });
  expect(store.state.canUndo).toBe(false);
});

import { expect, it } from "vitest";
import { layerNames, ownLayerNames } from "./layerNames.ts";
import { storyLayer } from "./testing/stories.ts";

const buildings = storyLayer("asset", "buildings");
const bridges = storyLayer("asset", "bridges", { isGone: true });

it("says which layers the data of today lacks", () => {
  expect(layerNames([buildings, bridges])).toEqual(["Buildings", "Bridges (no longer in the data)"]);
});

it("AMB-40: tells what says nothing of layers from what says that there are none", () => {
  expect(ownLayerNames({})).toBeUndefined();
  expect(ownLayerNames({ contexts: [] })).toEqual([]);
  expect(ownLayerNames({ scenarios: [bridges], elements: [buildings] })).toEqual([
    "Buildings",
    "Bridges (no longer in the data)",
  ]);
});

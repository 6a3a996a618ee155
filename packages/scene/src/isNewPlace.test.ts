import { expect, it } from "vitest";
import { emptyScene } from "./emptyScene.ts";
import { setRegions } from "./filtering.ts";
import { isNewPlace } from "./isNewPlace.ts";
import { addLayer, elementLayer, hazardLayer, moveKind } from "./layers.ts";
import type { Scene } from "./scene.ts";
import { openDrawer, selectElement, setBasemap, setCamera } from "./view.ts";

const none = () => false;
const start = addLayer(
  elementLayer("buildings"),
  none,
)(
  addLayer(
    hazardLayer("coastal", "a"),
    none,
  )(emptyScene("larkhaven", { longitude: 0, latitude: 0, zoom: 5 })),
);

it.each<[string, (scene: Scene) => Scene, boolean]>([
  ["a layer more", addLayer(hazardLayer("river", "b"), none), true],
  ["layers in another order", moveKind("hazard", 0), true],
  ["other regions", setRegions(["a"]), true],
  ["another element", selectElement({ type: "buildings", id: "B1" }), true],
  ["another camera", setCamera({ longitude: 1, latitude: 1, zoom: 9, pitch: 0, bearing: 0 }), false],
  ["another basemap", setBasemap("satellite"), false],
  ["another tab", openDrawer("risk"), false],
  ["the same, written anew", (scene) => structuredClone(scene), false],
])("counts as another place, for the browser's way back: %s", (_what, change, isAnother) => {
  expect(isNewPlace(start, change(start))).toBe(isAnother);
});

import type { HazardSceneLayer, Scene, SceneLayer, SceneOperation } from "@stopbank/scene";
import {
  beginComparing,
  onOtherSide,
  otherSide,
  setCompareView,
  setDivider,
  stopComparing,
  swapSides,
} from "@stopbank/scene/compare";
import { emptyScene } from "@stopbank/scene/empty";
import { clearArea, setDays, setFilters, setRegions, setStoredArea } from "@stopbank/scene/filtering";
import {
  addLayer,
  clearLayers,
  contextualLayer,
  controlledLayer,
  elementLayer,
  hazardLayer,
  moveLayer,
  removeLayer,
  setInteractive,
  setScenario,
  setVisible,
} from "@stopbank/scene/layers";
import {
  clearSelection,
  openDrawer,
  selectElement,
  setBasemap,
  setCamera,
  setLabels,
} from "@stopbank/scene/view";
import { expect, it } from "vitest";
import { changeWords } from "./changeWords.ts";

const add = (layer: Parameters<typeof addLayer>[0]) => addLayer(layer, () => false);
const after = (scene: Scene, ...operations: readonly SceneOperation[]) =>
  operations.reduce((now, operation) => operation(now), scene);
const empty = emptyScene("larkhaven", { longitude: 172.9, latitude: -40.3, zoom: 12 });
const buildings = elementLayer("buildings");
const flood = hazardLayer("flood", "flood_100");
const scene = after(empty, add(flood), add(elementLayer("roads")), add(buildings));
const said = (...operations: readonly SceneOperation[]) =>
  changeWords(scene, after(scene, ...operations), {
    layer: (layer) => (layer.kind === "hazard" ? `Flood, ${layer.scenario}` : layer.id),
    region: (id) => id.toUpperCase(),
    sides,
  });
const sides = (of: Scene) => {
  const [left, right] = [of, otherSide(of)].map((side) => controlledLayer(side, "flood")?.scenario ?? "none");
  return of.compare === undefined || left === undefined || right === undefined ? undefined : { left, right };
};
const compared = beginComparing({ flood: { scenario: "flood_2090", controls: {} } });

it.each<[string, SceneOperation[], SceneOperation[], string[]]>([
  ["begins", [], [compared], ["Comparing, left side: flood_100; right side: flood_2090"]],
  [
    "changes sides",
    [compared],
    [swapSides],
    ["Flood, flood_2090", "Left side: flood_2090; right side: flood_100"],
  ],
  [
    "compares with another",
    [compared],
    [onOtherSide(setScenario("flood", "flood_20", {}))],
    ["Left side: flood_100; right side: flood_20"],
  ],
  ["is shown otherwise", [compared], [setCompareView("side")], ["Side by side"]],
  ["shows differences", [compared], [setCompareView("differences")], ["Differences shown"]],
  ["has its divider moved", [compared], [setDivider(0.3)], []],
  ["ends", [compared], [stopComparing], ["Comparison ended"]],
])("says when a comparison %s", (_what, before, operations, words) => {
  const from = after(scene, ...before);
  const names = {
    layer: (layer: SceneLayer) => `Flood, ${(layer as HazardSceneLayer).scenario}`,
    region: String,
    sides,
  };
  expect(changeWords(from, after(from, ...operations), names)).toEqual(words);
});

it.each<[string, SceneOperation[], string[]]>([
  ["a layer is added", [add(contextualLayer("zones"))], ["zones added"]],
  ["two are", [add(contextualLayer("zones")), add(elementLayer("pipes"))], ["pipes and zones added"]],
  ["one is removed", [removeLayer(flood)], ["Flood, flood_100 removed"]],
  ["all are", [clearLayers], ["buildings and roads and Flood, flood_100 removed"]],
  ["a hazard is in another scenario", [setScenario("flood", "flood_500", {})], ["Flood, flood_500"]],
  ["a layer is hidden", [setVisible(buildings, false)], ["buildings hidden"]],
  ["one is silent", [setInteractive(buildings, false)], ["buildings no longer answers to hover and click"]],
  ["they are in another order", [moveLayer(buildings, 1)], ["Layers in another order"]],
  ["an area is chosen", [setStoredArea("a".repeat(64))], ["Area chosen"]],
  ["an area is there no more", [setStoredArea("a".repeat(64)), clearArea], []],
  ["regions are chosen", [setRegions(["a", "b"])], ["Regions: A, B"]],
  ["one is", [setRegions(["a"])], ["Region: A"]],
  ["many are", [setRegions(["a", "b", "c", "d"])], ["4 regions"]],
  ["elements are filtered", [setFilters("roads", { width: { min: 3 } })], ["roads: 1 filter"]],
  ["days go by", [setDays(14)], ["14 days after the event"]],
  ["a thing is selected", [selectElement({ type: "roads", id: "r-7" })], ["Selected in roads: r-7"]],
  ["nothing came of it", [selectElement({ type: "roads", id: "r-7" }), clearSelection], []],
  [
    "the look is another",
    [setBasemap("satellite"), setLabels(false)],
    ["Basemap: Satellite", "Labels hidden"],
  ],
  [
    "several things are done",
    [setVisible(buildings, false), setScenario("flood", "flood_500", {}), setRegions(["a"])],
    ["buildings hidden", "Flood, flood_500", "Region: A"],
  ],
  ["only the picture moves, or a drawer", [setCamera({ ...empty.camera, zoom: 15 }), openDrawer("risk")], []],
])("says in words that %s", (_what, operations, words) => {
  expect(said(...operations)).toEqual(words);
});

it("says that what narrowed is gone", () => {
  const narrow = after(
    scene,
    setRegions(["a"]),
    setStoredArea("a".repeat(64)),
    setFilters("roads", { width: { min: 3 } }),
  );
  const names = { layer: ({ id }: { id: string }) => id, region: (id: string) => id, sides: () => undefined };
  const wide = after(narrow, setRegions([]), clearArea, setFilters("roads", {}));
  expect(changeWords(narrow, wide, names)).toEqual(["No area chosen", "All regions", "roads: no filters"]);
});

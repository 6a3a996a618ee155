import { describe, expect, it } from "vitest";
import { secondHazardRefused } from "./cascading.ts";
import { emptyScene } from "./emptyScene.ts";
import { fitToDataset } from "./fitToDataset.ts";
import { startHistory, takeStep, undo } from "./history.ts";
import { addKnownRisk, isKnownRisk, onePerHazard, removeScenario } from "./knownRisks.ts";
import { keyOf } from "./layerKey.ts";
import {
  addLayer,
  clearLayers,
  elementLayer,
  hazardLayer,
  moveLayer,
  removeLayer,
  setLayers,
  setScenario,
  setVisible,
} from "./layers.ts";
import type { Scene, SceneOperation } from "./scene.ts";
import { clearSelection, selectElement } from "./view.ts";

const isCascading = (type: string) => type === "outage";
const after = (...operations: SceneOperation[]) =>
  operations.reduce(
    (scene, operation) => operation(scene),
    emptyScene("larkhaven", { longitude: 0, latitude: 0, zoom: 5 }),
  );
const known = (scenario: string) => addKnownRisk("sea", scenario, isCascading);
const keys = (scene: Scene) => scene.layers.map(keyOf);
const selected = after(
  addLayer(elementLayer("roads"), isCascading),
  addLayer(hazardLayer("sea", "sea_1"), isCascading),
  selectElement({ type: "roads", id: "7" }),
);
const mode = known("sea_3")(known("sea_2")(selected));

describe("MAP-23, AMB-18: known-risks mode", () => {
  it("holds a hazard in several scenarios, each an entry of its own beside the one that controls move", () => {
    expect(keys(mode)).toEqual(["element:roads", "known:sea_3", "known:sea_2", "hazard:sea"]);
    expect(mode.layers.filter(isKnownRisk).map(({ id }) => id)).toEqual(["sea", "sea"]);
    const shown = mode.layers[1]!;
    const hidden = setVisible(shown, false)(mode);
    expect(hidden.layers.map(({ visible }) => visible)).toEqual([true, false, true, true]);
    expect(keys(moveLayer(shown, 2)(mode))).toEqual([
      "element:roads",
      "known:sea_2",
      "hazard:sea",
      "known:sea_3",
    ]);
    expect(keys(removeLayer({ kind: "hazard", id: "sea" })(mode))).toEqual([
      "element:roads",
      "known:sea_3",
      "known:sea_2",
    ]);
  });

  it("has a scenario once, whether controls lead to it or it is known", () => {
    expect(known("sea_1")(mode)).toBe(mode);
    expect(known("sea_2")(mode)).toBe(mode);
    expect(keys(setScenario("sea", "sea_2", {})(mode))).toEqual([
      "element:roads",
      "known:sea_3",
      "hazard:sea",
    ]);
    const alone = removeLayer({ kind: "hazard", id: "sea" })(mode);
    expect(keys(addLayer(hazardLayer("sea", "sea_3"), isCascading)(alone))).toEqual([
      "element:roads",
      "hazard:sea",
      "known:sea_2",
    ]);
  });

  it("is taken back scenario by scenario", () => {
    expect(keys(removeScenario("sea_3")(mode))).toEqual(["element:roads", "known:sea_2", "hazard:sea"]);
    expect(keys(removeScenario("sea_1")(mode))).not.toContain("hazard:sea");
    expect(removeScenario("sea_9")(mode)).toBe(mode);
  });

  it.each<[string, SceneOperation]>([
    ["another element", selectElement({ type: "roads", id: "8" })],
    ["'Clear'", clearSelection],
    ["its layer off the map", removeLayer({ kind: "element", id: "roads" })],
    ["its layer unstaged", (scene) => setLayers(scene.layers.slice(1))(scene)],
  ])("ends with %s, and comes back with undo", (_what, leave) => {
    const left = leave(mode);
    expect(left.layers.filter((layer) => layer.kind === "hazard").map(keyOf)).toEqual(["hazard:sea"]);
    expect(undo(takeStep(startHistory(mode), left)).present.layers).toEqual(mode.layers);
  });

  it("leaves each hazard one layer that stands for it", () => {
    const standing = (scene: Scene) => onePerHazard(scene).map(keyOf);
    expect(standing(mode)).toEqual(["hazard:sea"]);
    expect(standing(removeScenario("sea_1")(mode))).toEqual(["known:sea_3"]);
  });

  it("stays with the element, and needs one", () => {
    expect(selectElement({ type: "roads", id: "7" }, "selection")(mode).layers).toBe(mode.layers);
    expect(clearLayers(mode).layers).toEqual([]);
    const nobody = clearSelection(selected);
    expect(known("sea_2")(nobody)).toBe(nobody);
  });

  it("counts as hazards do where elements go out", () => {
    const out = after(
      addLayer(elementLayer("outage"), isCascading),
      addLayer(hazardLayer("sea", "sea_1"), isCascading),
      selectElement({ type: "outage", id: "1" }),
    );
    expect(() => known("sea_2")(out)).toThrow(secondHazardRefused);
  });

  it("shows nothing in the place of a known scenario that the data has no more", () => {
    const scenario = { assetTag: "sea_1", parameters: {}, display_name: "Sea, 1 m" };
    const asset = { type: "roads" };
    const offered = {
      assets: { all: { groups: [{ assets: [asset] }] } },
      information: [],
      hazards: [{ hazard_id: "sea", scenarios: [scenario, { ...scenario, assetTag: "sea_3" }] }],
      dataset_version: "next",
    } as unknown as Parameters<typeof fitToDataset>[1];
    const { scene, ignored } = fitToDataset(mode, offered);
    expect(keys(scene)).toEqual(["element:roads", "known:sea_3", "hazard:sea"]);
    expect(ignored).toEqual([{ what: "scenario sea_2", reason: "It is not in the published data." }]);
  });
});

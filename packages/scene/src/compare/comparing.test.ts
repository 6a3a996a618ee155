import { describe, expect, it } from "vitest";
import { emptyScene } from "../emptyScene.ts";
import { fitToDataset } from "../fitToDataset.ts";
import { isNewPlace } from "../isNewPlace.ts";
import { addKnownRisk } from "../knownRisks.ts";
import {
  addLayer,
  elementLayer,
  hazardLayer,
  removeLayer,
  setLayers,
  setScenario,
  setVisible,
} from "../layers.ts";
import { decodeScene, encodeScene } from "../query/sceneQuery.ts";
import type { Scene, SceneOperation } from "../scene.ts";
import { openOtherSide } from "../store/otherSideStore.ts";
import { createSceneStore } from "../store/sceneStore.ts";
import { selectElement, setCamera } from "../view.ts";
import {
  beginComparing,
  dividerGesture,
  onOtherSide,
  otherSide,
  setCompareView,
  setDivider,
  stopComparing,
  swapSides,
} from "./comparing.ts";

const start = emptyScene("larkhaven", { longitude: 172.9, latitude: -40.3, zoom: 10 });
const after = (scene: Scene, ...operations: SceneOperation[]) =>
  operations.reduce((before, operation) => operation(before), scene);
const none = () => false;
const map = after(
  start,
  addLayer(elementLayer("roads"), none),
  addLayer(hazardLayer("sea", "sea_1"), none),
  addLayer(hazardLayer("river", "river_hold"), none),
);
const breach = { scenario: "river_breach", controls: { breach: "yes" } };
const compared = beginComparing({ river: breach })(map);
const scenarios = ({ layers }: Scene) => layers.flatMap((one) => (one.kind === "hazard" ? one.scenario : []));

describe("a comparison", () => {
  it("is the scene, and the same with what differs: the other side", () => {
    expect(otherSide(map)).toBe(map);
    expect(compared.compare).toEqual({
      mode: "swipe",
      divider: 0.5,
      hazards: { river: breach },
      shows: "sides",
    });
    expect(scenarios(compared)).toEqual(["river_hold", "sea_1"]);
    const other = otherSide(compared);
    expect(other.compare).toBeUndefined();
    expect(scenarios(other)).toEqual(["river_breach", "sea_1"]);
    const hidden = setVisible({ kind: "hazard", id: "river" }, false)(compared);
    expect(otherSide(hidden).layers[1]).toMatchObject({ ...breach, visible: false });
  });

  it("has another side whose layers stay the same value while camera and divider move", () => {
    const { layers } = otherSide(compared);
    const moved = after(compared, setCamera({ ...start.camera, zoom: 12 }), setDivider(0.3));
    expect(otherSide(moved).layers).toBe(layers);
  });

  it("begins with hazards that are on the map alone, and without scenarios that are known of an element", () => {
    expect(beginComparing({ fire: breach })(map)).toBe(map);
    expect(beginComparing({ constructor: breach })(map)).toBe(map);
    const known = after(map, selectElement({ type: "roads", id: "7" }), addKnownRisk("sea", "sea_9", none));
    const begun = beginComparing({ river: breach, fire: breach })(known);
    expect(scenarios(begun)).toEqual(["river_hold", "sea_1"]);
    expect(Object.keys(begun.compare?.hazards ?? {})).toEqual(["river"]);
    expect(begun.selected).toEqual(known.selected);
    expect(() => addKnownRisk("sea", "sea_9", none)(begun)).toThrow("Stop comparing");
    expect(scenarios(addKnownRisk("sea", "sea_9", none)(stopComparing(begun)))).toContain("sea_9");
  });

  it("changes either side without the other", () => {
    const set = setScenario("river", "river_2090", { year: 2090 });
    expect(scenarios(otherSide(set(compared)))).toEqual(["river_breach", "sea_1"]);
    const other = onOtherSide(set)(compared);
    expect([scenarios(other), scenarios(otherSide(other))]).toEqual([
      ["river_hold", "sea_1"],
      ["river_2090", "sea_1"],
    ]);
    const both = onOtherSide(setScenario("sea", "sea_2", {}))(compared);
    expect(both.compare?.hazards).toEqual({ river: breach, sea: { scenario: "sea_2", controls: {} } });
    expect(onOtherSide(setScenario("river", "river_breach", breach.controls))(compared)).toBe(compared);
    expect(onOtherSide(set)(map)).toBe(map);
    const chosen = onOtherSide(selectElement({ type: "roads", id: "7" }))(compared);
    expect(chosen).toEqual({ ...compared, selected: { type: "roads", id: "7" } });
  });

  it("swaps its sides, and back", () => {
    const swapped = swapSides(compared);
    expect([scenarios(swapped), scenarios(otherSide(swapped))]).toEqual([
      ["river_breach", "sea_1"],
      ["river_hold", "sea_1"],
    ]);
    expect(swapSides(swapped)).toEqual(compared);
    expect(swapSides(map)).toBe(map);
  });

  it("ends with its last hazard", () => {
    const two = beginComparing({ river: breach, sea: { scenario: "sea_2", controls: {} } })(map);
    const one = removeLayer({ kind: "hazard", id: "sea" })(two);
    expect(one.compare?.hazards).toEqual({ river: breach });
    expect(removeLayer({ kind: "hazard", id: "river" })(one)).not.toHaveProperty("compare");
    expect(setLayers([])(two)).not.toHaveProperty("compare");
    expect(removeLayer({ kind: "element", id: "roads" })(two).compare).toBe(two.compare);
    expect(stopComparing(map)).toBe(map);
  });

  it("keeps its divider where both sides can be read", () => {
    const share = (to: number) => setDivider(to)(compared).compare?.divider;
    expect([share(-3), share(0.123456), share(7)]).toEqual([0.1, 0.123, 0.9]);
    expect(setDivider(Number.NaN)(compared)).toBe(compared);
    expect(setDivider(0.5)(compared)).toBe(compared);
    expect(setCompareView("swipe")(compared)).toBe(compared);
    expect(setCompareView("differences")(map)).toBe(map);
  });
});

describe("the other side's store", () => {
  it("shows side B, and changes it without side A", async () => {
    const store = createSceneStore(compared);
    const other = openOtherSide(store);
    expect(scenarios(other.store.state.scene)).toEqual(["river_breach", "sea_1"]);
    other.store.apply(setScenario("river", "river_2090", { year: 2090 }), { gesture: "year" });
    await Promise.resolve();
    expect(scenarios(other.store.state.scene)).toEqual(["river_2090", "sea_1"]);
    expect(scenarios(store.state.scene)).toEqual(["river_hold", "sea_1"]);
    store.apply(setScenario("river", "river_2", { year: 2 }), { gesture: "year" });
    store.undo();
    expect(store.state.scene.compare?.hazards.river?.scenario).toBe("river_2090");
    other.stop();
    store.apply(stopComparing);
    await Promise.resolve();
    expect(scenarios(other.store.state.scene)).toEqual(["river_2090", "sea_1"]);
  });
});

describe("undoing a comparison", () => {
  it("takes a divider that was dragged back at once, then the comparison", () => {
    const store = createSceneStore(map);
    store.apply(beginComparing({ river: breach }));
    for (const share of [0.4, 0.3, 0.2]) store.apply(setDivider(share), { gesture: dividerGesture });
    store.undo();
    expect(store.state.scene.compare?.divider).toBe(0.5);
    store.undo();
    expect(store.state.scene).toEqual(map);
    store.redo();
    expect(store.state.scene).toEqual(compared);
  });

  it("goes by the browser's own history for what is compared, not for where the divider stands", () => {
    expect(isNewPlace(map, compared)).toBe(true);
    expect(isNewPlace(compared, after(compared, setDivider(0.2), setCompareView("side")))).toBe(false);
    expect(isNewPlace(compared, setCompareView("differences")(compared))).toBe(true);
    expect(isNewPlace(compared, onOtherSide(setScenario("river", "b", {}))(compared))).toBe(true);
  });
});

describe("a comparison in a link", () => {
  it("reads like words, and comes back", () => {
    const made = after(compared, setDivider(0.3), setCompareView("differences"));
    const { query } = encodeScene(made);
    expect(query).toContain("&compare=swipe,0.3,differences;h:river:river_breach(breach=~yes)");
    expect(decodeScene(query, start)).toEqual({ scene: made, ignored: [] });
  });

  const layers = "layers=h:river:river_hold;h:sea:sea_1";
  it.each([
    ["nothing", ""],
    ["no hazard", "swipe,0.5"],
    ["a mode that there is not", "spin,0.5;h:river:b"],
    ["a divider beyond the map", "swipe,5;h:river:b"],
    ["more than there is to say", "swipe,0.5,sides,sides;h:river:b"],
    ["what is no hazard", "swipe,0.5;e:river"],
    ["a hidden hazard", "swipe,0.5;h:river:b!hidden"],
    ["a hazard twice", "swipe,0.5;h:river:b;h:river:c"],
    ["a damaged hazard", "side,0.5;h:river:%25E0"],
  ])("is left out and said where it has %s", (_what, text) => {
    const { scene, ignored } = decodeScene(`v=2&${layers}&compare=${text}`, start);
    expect(scene).not.toHaveProperty("compare");
    expect(scene.layers).toHaveLength(2);
    expect(ignored).toEqual([{ what: "the comparison", reason: "It is damaged." }]);
  });

  it("loses hazards that are not on the map, and stands without those known of an element", () => {
    const text = "compare=side,0.5;h:river:b;h:fire:f";
    const { scene, ignored } = decodeScene(`v=2&${layers};h:sea:sea_9!known&selected=roads:7&${text}`, start);
    expect(scene.compare?.hazards).toEqual({ river: { scenario: "b", controls: {} } });
    expect(scenarios(scene)).toEqual(["river_hold", "sea_1"]);
    expect(ignored.map(({ what }) => what)).toEqual(["what fire is compared with", "scenario sea_9"]);
    const without = decodeScene(`v=2&${layers}&compare=side,0.5;h:fire:f`, start);
    expect(without.scene).not.toHaveProperty("compare");
  });
});

describe("a comparison in another dataset", () => {
  const linked = removeLayer({ kind: "element", id: "roads" })(compared);
  const scenario = (assetTag: string, parameters: Record<string, string>) => ({
    assetTag,
    display_name: `Flood ${assetTag}`,
    parameters,
  });
  const hazard = (hazard_id: string, scenarios: ReturnType<typeof scenario>[]) => ({ hazard_id, scenarios });
  const offered = (hazards: ReturnType<typeof hazard>[]) =>
    ({ dataset_version: "2", assets: {}, information: [], hazards }) as never;
  const sea = hazard("sea", [scenario("sea_1", {})]);
  const river = (...scenarios: ReturnType<typeof scenario>[]) =>
    hazard("river", [scenario("river_hold", { breach: "no" }), ...scenarios]);

  it("shows the scenario of the same controls instead of one that is gone", () => {
    const { scene, ignored } = fitToDataset(
      linked,
      offered([sea, river(scenario("river_b", { breach: "yes" }))]),
    );
    expect(scene.compare?.hazards).toEqual({ river: { ...breach, scenario: "river_b" } });
    expect(ignored.map(({ reason }) => reason)).toEqual([
      "It is not in the published data; Flood river_b is shown instead.",
    ]);
  });

  it("ends where nothing that was compared is left", () => {
    const gone = fitToDataset(linked, offered([sea, river()]));
    expect(gone.scene).not.toHaveProperty("compare");
    expect(gone.ignored.map(({ what }) => what)).toEqual(["scenario river_breach, which is compared"]);
    expect(fitToDataset(linked, offered([sea])).scene).not.toHaveProperty("compare");
    const kept = offered([sea, river(scenario("river_breach", { breach: "yes" }))]);
    expect(fitToDataset(linked, kept)).toMatchObject({ scene: { compare: compared.compare }, ignored: [] });
  });
});

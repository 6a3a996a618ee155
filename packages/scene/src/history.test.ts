import { describe, expect, it } from "vitest";
import { emptyScene } from "./emptyScene.ts";
import { setRegions } from "./filtering.ts";
import { maxUndoSteps, redo, startHistory, takeStep, undo } from "./history.ts";
import { addLayer, elementLayer, hazardLayer } from "./layers.ts";
import { createSceneStore } from "./store/sceneStore.ts";
import { openDrawer, setBasemap, setCamera } from "./view.ts";

const start = emptyScene("larkhaven", { longitude: 0, latitude: 0, zoom: 5 });
const at = (name: string) => setRegions([name])(start);

describe("undo", () => {
  it("goes back and forward, and forgets the future on a new step", () => {
    const two = takeStep(takeStep(startHistory(start), at("a")), at("b"));
    expect(undo(two).present.regions).toEqual(["a"]);
    expect(redo(undo(two)).present.regions).toEqual(["b"]);
    expect(takeStep(undo(two), at("c")).future).toEqual([]);
    expect(undo(startHistory(start)).present).toBe(start);
  });

  it("counts the steps of one gesture as one", () => {
    const dragged = takeStep(takeStep(startHistory(start), at("a"), "drag 1"), at("b"), "drag 1");
    expect(undo(dragged).present).toEqual(start);
  });

  it("keeps a bounded number of steps", () => {
    let history = startHistory(start);
    for (let n = 0; n < maxUndoSteps + 20; n++) history = takeStep(history, at(`${n}`));
    expect(history.past).toHaveLength(maxUndoSteps);
  });
});

describe("the scene store", () => {
  it("shows the scene as a plain value and moves neither the camera nor the drawer on undo", () => {
    const store = createSceneStore(start);
    store.apply(setBasemap("satellite"));
    const camera = { longitude: 172, latitude: -40, zoom: 9, pitch: 0, bearing: 0 };
    store.apply(setCamera(camera), { undoable: false });
    store.apply(openDrawer("risk"), { undoable: false });
    store.undo();
    expect(store.state.scene).toMatchObject({
      basemap: "default",
      camera,
      drawer: { open: true, focus: "risk" },
    });
    expect(store.state).toMatchObject({ canUndo: false, canRedo: true });
  });

  it("stays as it was when an operation refuses", () => {
    const store = createSceneStore(start);
    store.apply(addLayer(hazardLayer("coastal", "a"), () => true));
    store.apply(addLayer(elementLayer("outage"), () => true));
    const before = store.state.scene;
    expect(() => store.apply(addLayer(hazardLayer("river", "b"), () => true))).toThrow();
    expect(store.state.scene).toBe(before);
  });
});

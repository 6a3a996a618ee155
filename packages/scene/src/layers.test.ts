import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cascadingRefused, secondHazardRefused } from "./cascading.ts";
import { emptyScene } from "./emptyScene.ts";
import {
  addLayer,
  addOrRemoveLayer,
  clearLayers,
  contextualLayer,
  elementLayer,
  hazardLayer,
  kindsOf,
  layersOfKind,
  moveKind,
  moveLayer,
  removeLayer,
  setVisible,
} from "./layers.ts";
import type { Scene, SceneLayer } from "./scene.ts";
import { selectElement } from "./view.ts";

const start = emptyScene("larkhaven", { longitude: 0, latitude: 0, zoom: 5 });
const isCascading = (type: string) => type === "water_outage";
const adding = (...layers: SceneLayer[]) =>
  layers.reduce((scene, layer) => addLayer(layer, isCascading)(scene), start);
const ids = (scene: Scene) => scene.layers.map((layer) => layer.id);

describe("adding layers", () => {
  it("puts elements over context over hazards, the newest of a kind on top", () => {
    const scene = adding(
      hazardLayer("coastal", "coastal_100"),
      elementLayer("buildings"),
      contextualLayer("rivers"),
      elementLayer("roads"),
    );
    expect(ids(scene)).toEqual(["roads", "buildings", "rivers", "coastal"]);
  });

  it("takes a layer that is there away again in the dialog", () => {
    const scene = adding(elementLayer("buildings"));
    expect(addOrRemoveLayer(elementLayer("buildings"), isCascading)(scene).layers).toEqual([]);
  });

  it("refuses a cascading layer among several hazards, and a second hazard beside a cascading layer", () => {
    const two = adding(hazardLayer("coastal", "a"), hazardLayer("river", "b"));
    expect(() => addLayer(elementLayer("water_outage"), isCascading)(two)).toThrow(cascadingRefused);
    const one = adding(hazardLayer("coastal", "a"), elementLayer("water_outage"));
    expect(() => addLayer(hazardLayer("river", "b"), isCascading)(one)).toThrow(secondHazardRefused);
    expect(() => addLayer(elementLayer("water_outage"), isCascading)(two)).toThrow(
      expect.objectContaining({ code: "scene/cascading-conflict", kind: "conflict" }),
    );
  });
});

describe("removing layers", () => {
  it("takes the filters and selection of that layer along and no others", () => {
    const scene = {
      ...selectElement({ type: "roads", id: "7" })(adding(elementLayer("buildings"), elementLayer("roads"))),
      filters: { buildings: { height: { min: 3 } }, roads: { class: { values: ["main"] } } },
    };
    const without = removeLayer({ kind: "element", id: "roads" })(scene);
    expect(without.selected).toBeUndefined();
    expect(without.filters).toEqual({ buildings: { height: { min: 3 } } });
    expect(removeLayer({ kind: "element", id: "buildings" })(scene).selected).toEqual(scene.selected);
    expect(clearLayers(scene).filters).toEqual({});
  });
});

describe("ordering", () => {
  const scene = adding(
    elementLayer("a"),
    elementLayer("b"),
    elementLayer("c"),
    contextualLayer("x"),
    hazardLayer("h", "s"),
  );

  it("moves a layer within its kind only", () => {
    expect(ids(moveLayer({ kind: "element", id: "a" }, 0)(scene))).toEqual(["a", "c", "b", "x", "h"]);
    expect(ids(moveLayer({ kind: "element", id: "c" }, 99)(scene))).toEqual(["b", "a", "c", "x", "h"]);
  });

  it("moves a whole kind", () => {
    expect(ids(moveKind("hazard", 0)(scene))).toEqual(["h", "c", "b", "a", "x"]);
  });

  it("neither loses nor mixes layers, whatever is moved", () => {
    const move = fc.oneof(
      fc.record({
        kind: fc.constantFrom("element" as const, "hazard" as const),
        to: fc.integer({ min: -2, max: 6 }),
      }),
      fc.record({ id: fc.constantFrom("a", "b", "c"), to: fc.integer({ min: -2, max: 6 }) }),
    );
    fc.assert(
      fc.property(fc.array(move), (moves) => {
        const end = moves.reduce(
          (next, one) =>
            "id" in one
              ? moveLayer({ kind: "element", id: one.id }, one.to)(next)
              : moveKind(one.kind, one.to)(next),
          scene,
        );
        expect(ids(end).toSorted()).toEqual(ids(scene).toSorted());
        expect(kindsOf(end).flatMap((kind): SceneLayer[] => layersOfKind(end, kind))).toEqual(end.layers);
      }),
    );
  });

  it("returns the same scene when nothing changes", () => {
    expect(moveLayer({ kind: "element", id: "c" }, 0)(scene)).toBe(scene);
    expect(setVisible({ kind: "element", id: "c" }, true)(scene)).toBe(scene);
    expect(removeLayer({ kind: "element", id: "nowhere" })(scene)).toBe(scene);
  });
});

import { beginComparing, stopComparing } from "@stopbank/scene/compare";
import { emptyScene } from "@stopbank/scene/empty";
import { elementLayer, hazardLayer, removeLayer } from "@stopbank/scene/layers";
import { clearSelection } from "@stopbank/scene/view";
import { describe, expect, it } from "vitest";
import { restoreLayer } from "./restoreLayer.ts";

describe("undoing the removal of a layer", () => {
  it("brings back its place and filters, and keeps what was done since", () => {
    const before = {
      ...emptyScene("larkhaven", { longitude: 0, latitude: 0, zoom: 5 }),
      layers: [elementLayer("a"), elementLayer("b"), elementLayer("c")],
      filters: { b: { kind: { values: ["x"] } } },
    };
    const since = { ...removeLayer(elementLayer("b"))(before), labels: false };
    const back = restoreLayer(before, elementLayer("b"), () => false)(since);
    expect(back.layers).toEqual(before.layers);
    expect(back.filters).toEqual(before.filters);
    expect(back.labels).toBe(false);
  });

  it("compares a hazard again that was compared, and none that was not", () => {
    const layers = [hazardLayer("sea", "sea_1"), hazardLayer("river", "river_1")];
    const map = { ...emptyScene("larkhaven", { longitude: 0, latitude: 0, zoom: 5 }), layers };
    const before = beginComparing({ sea: { scenario: "sea_2", controls: {} } })(map);
    const [sea, river] = layers;
    if (sea === undefined || river === undefined) throw new Error("Two layers are on the map.");
    expect(restoreLayer(before, sea, () => false)(removeLayer(sea)(before))).toEqual(before);
    const stopped = stopComparing(removeLayer(river)(before));
    expect(restoreLayer(before, river, () => false)(stopped)).toEqual(map);
  });

  it("MAP-23 brings back no scenario of an element that is no longer selected", () => {
    const sea = { ...hazardLayer("sea", "sea_1"), addedByKnownRisks: true as const };
    const before = {
      ...emptyScene("larkhaven", { longitude: 0, latitude: 0, zoom: 5 }),
      layers: [elementLayer("a"), sea],
      selected: { type: "a", id: "7" },
    };
    const without = removeLayer(sea)(before);
    expect(restoreLayer(before, sea, () => false)(without).layers).toEqual(before.layers);
    expect(() => restoreLayer(before, sea, () => false)(clearSelection(without))).toThrow(
      expect.objectContaining({ code: "scene/element-left" }),
    );
  });
});

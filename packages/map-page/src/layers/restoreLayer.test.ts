import { emptyScene } from "@stopbank/scene/empty";
import { elementLayer, removeLayer } from "@stopbank/scene/layers";
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
});

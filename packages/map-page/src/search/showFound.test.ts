import { emptyScene } from "@stopbank/scene/empty";
import { contextualLayer, elementLayer } from "@stopbank/scene/layers";
import { describe, expect, it } from "vitest";
import { showFound } from "./showFound.ts";

const scene = emptyScene("larkhaven", { longitude: 0, latitude: 0, zoom: 5 });
const shown = {
  index: { elements: new Map([["roads", {}]]), contextual: new Map([["streams", {}]]) } as never,
  isCascading: () => false,
  selectionTab: "selection",
  maySelect: true,
};
const place = {
  kind: "place" as const,
  title: "Larkhaven",
  detail: "Town",
  position: [172.9, -40.3] as [number, number],
};
const road = { ...place, kind: "element" as const, asset_type: "roads", asset_id: "r-7" };

describe("MAP-16 what was found", () => {
  it("is selected where it is an element, with its layer on the map", () => {
    const { layers, selected, drawer } = showFound(road, shown)(scene);
    expect(layers).toEqual([elementLayer("roads")]);
    expect([selected, drawer]).toEqual([
      { type: "roads", id: "r-7" },
      { open: true, focus: "selection" },
    ]);
  });

  it.each([
    ["a visitor", road, { ...shown, maySelect: false }],
    ["a name that several elements have", { ...place, kind: "element" as const, asset_type: "roads" }, shown],
  ])("is shown and not selected for %s", (_whom, found, to) => {
    const after = showFound(found, to)(scene);
    expect([after.layers, after.selected]).toEqual([[elementLayer("roads")], undefined]);
  });

  it("is shown where it is a feature of a contextual layer", () => {
    const found = { ...place, kind: "context" as const, layer_id: "streams" };
    expect(showFound(found, shown)(scene).layers).toEqual([contextualLayer("streams")]);
  });

  it("leaves the scene as it is where it is a place, or of a layer that has gone", () => {
    expect(showFound(place, shown)(scene)).toBe(scene);
    expect(showFound({ ...road, asset_type: "bridges" }, shown)(scene)).toBe(scene);
  });
});

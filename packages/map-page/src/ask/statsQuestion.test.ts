import type { Scene } from "@stopbank/scene";
import { emptyScene } from "@stopbank/scene/empty";
import { elementLayer, hazardLayer } from "@stopbank/scene/layers";
import { describe, expect, it } from "vitest";
import { shapeOf, statsQuestion } from "./statsQuestion.ts";

const elements = new Map([
  ["buildings", { is_cascading: false, n_days: [] }],
  ["outages", { is_cascading: true, n_days: [1, 3] }],
]);
const scene = (changes: Partial<Scene> = {}): Scene => ({
  ...emptyScene("larkhaven", { longitude: 0, latitude: 0, zoom: 5 }),
  layers: [elementLayer("buildings"), hazardLayer("flood", "flood_100")],
  ...changes,
});
const area = {
  type: "Polygon" as const,
  coordinates: [
    [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 0],
    ],
  ],
};

describe("what the summary asks", () => {
  it("is nothing without an element layer and a hazard", () =>
    expect(statsQuestion(scene({ layers: [elementLayer("buildings")] }), elements)).toBeUndefined());

  it("carries a drawn area in the body and a kept one in the path", () => {
    expect(statsQuestion(scene({ area: { geometry: area } }), elements)).toMatchObject({
      coordinates: "body",
      body: { area },
    });
    expect(statsQuestion(scene({ area: { id: "ab" } }), elements)?.coordinates).toBe("area:ab");
    expect(statsQuestion(scene(), elements)).toMatchObject({ coordinates: "all", body: {}, query: {} });
  });

  it("names days only where a cascading layer has them", () => {
    expect(statsQuestion(scene({ nDays: 3 }), elements)?.query).toEqual({});
    const layers = [elementLayer("outages"), hazardLayer("flood", "flood_100")];
    expect(statsQuestion(scene({ nDays: 3, layers }), elements)?.query).toEqual({ n_days: 3 });
    expect(statsQuestion(scene({ nDays: 4, layers }), elements)?.query).toEqual({});
  });

  it("keeps its shape while an area is dragged and loses it with another scenario", () => {
    const before = statsQuestion(scene({ area: { geometry: area } }), elements)!;
    const dragged = statsQuestion(scene({ area: { geometry: { ...area, coordinates: [] } } }), elements)!;
    expect(shapeOf(dragged)).toBe(shapeOf(before));
    const other = [elementLayer("buildings"), hazardLayer("flood", "flood_500")];
    expect(shapeOf(statsQuestion(scene({ layers: other }), elements)!)).not.toBe(shapeOf(before));
  });

  it("leaves out filters of layers that are not there", () => {
    const filters = { buildings: { kind: { values: ["House"] } }, roads: { kind: { values: ["Lane"] } } };
    expect(statsQuestion(scene({ filters }), elements)?.body.identifying_information).toEqual({
      buildings: filters.buildings,
    });
  });
});

import { describe, expect, it } from "vitest";
import { projectedExposureQuestion, projectedRiskQuestion, shapeOfProjected } from "./projectedQuestion.ts";

const projection = {
  primary: { key: "slr", title: "Sea level rise", type: "slider" as const, priority: 1 },
  fixed: { ari: 100 },
};
const stats = { types: ["buildings", "roads"], tags: ["s"], coordinates: "all", query: {}, body: {} };
const ask = (changes: Partial<typeof stats> & { body?: object; query?: object } = {}) =>
  projectedRiskQuestion({ ...stats, ...changes }, "buildings", "tsunami", projection, "quantity");

describe("what a projected chart asks", () => {
  it("is about the elements the summary is about", () => {
    const filters = { buildings: { kind: { values: ["House"] } }, roads: { kind: { values: ["Lane"] } } };
    expect(
      ask({
        coordinates: "area:ab",
        query: { regions: "r1", n_days: 3 },
        body: { identifying_information: filters },
      }),
    ).toEqual({
      measure: "hazard_scenario_metric",
      type: "buildings",
      hazardId: "tsunami",
      primary: "slr",
      parameters: { ari: 100 },
      query: { regions: "r1", n_days: 3, draw_area: "area:ab" },
      body: { identifying_information: { buildings: filters.buildings } },
    });
    expect(ask().query).toEqual({});
  });

  it("keeps its shape while an area is dragged, and loses it with the measure", () => {
    expect(shapeOfProjected(ask({ coordinates: "body" }))).toBe(shapeOfProjected(ask()));
    const costs = projectedRiskQuestion(stats, "buildings", "tsunami", projection, "value");
    expect(costs.measure).toBe("replacement_cost");
    const worth = projectedRiskQuestion(stats, "lots", "tsunami", projection, "by:land_value");
    expect(worth.measure).toBe("land_value");
    expect(shapeOfProjected(costs)).not.toBe(shapeOfProjected(ask()));
  });

  it("names a day only to a layer that has it", () => {
    const element = { type: "outages", id: "o-1" };
    expect(projectedExposureQuestion(element, "tsunami", projection, [1, 3], 3).query).toEqual({
      asset_type: "outages",
      n_days: 3,
    });
    expect(projectedExposureQuestion(element, "tsunami", projection, [], 3).query).toEqual({
      asset_type: "outages",
    });
  });
});

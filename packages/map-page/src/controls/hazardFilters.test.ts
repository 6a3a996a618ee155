import type { HazardDetail } from "@stopbank/contract/layers";
import { describe, expect, it } from "vitest";
import { filtersOf, hazardAreas, noFilters, offeredScenario, parameterText } from "./hazardFilters.ts";

const scenario = (assetTag: string, parameters: Record<string, number | string>, areas: string[] = []) => ({
  assetTag,
  hazard_id: "flood",
  hazard_name: "Flood",
  scenario_name: assetTag,
  display_name: assetTag,
  hazard_sentence: "",
  parameters,
  hazardAreas: areas,
  tilesets: [],
});
const flood = {
  hazard_id: "flood",
  form: {
    elements: [
      { key: "ari", title: "Return period", type: "slider" as const, priority: 1 },
      { key: "climate", title: "Climate", type: "radioGroup" as const, priority: 2 },
    ],
  },
  parameters: {
    ari: { label: "Return period", type: "number" as const, unit: "years" },
    climate: {
      label: "Climate",
      type: "keyValue" as const,
      keyValues: [{ key: "mid", label: "2090, middle" }],
    },
  },
  scenarios: [
    scenario("f100", { ari: 100, climate: "mid" }, ["North"]),
    scenario("f20", { ari: 20, climate: "mid" }, ["South"]),
  ],
} as unknown as HazardDetail;

describe("hazard filters", () => {
  it("offer a parameter only where it takes more than one value, in order", () =>
    expect(filtersOf([flood])).toEqual([
      {
        key: "ari",
        label: "Return period",
        options: [
          { value: 20, label: "20\u00a0years" },
          { value: 100, label: "100\u00a0years" },
        ],
      },
    ]));

  it("offer regions only where there is a choice", () => {
    expect(hazardAreas([flood])).toEqual(["North", "South"]);
    expect(hazardAreas([{ ...flood, scenarios: flood.scenarios.slice(1) }])).toEqual([]);
  });

  it("offer a hazard once, in its first scenario that fits", () => {
    expect(offeredScenario(flood, noFilters)?.assetTag).toBe("f100");
    expect(offeredScenario(flood, { region: "South", parameters: {} })?.assetTag).toBe("f20");
    expect(offeredScenario(flood, { region: "South", parameters: { ari: 100 } })).toBeUndefined();
    expect(offeredScenario(flood, { region: undefined, parameters: { tide: "high" } })).toBeUndefined();
  });

  it("read keys by their labels, and years as names", () => {
    expect(parameterText(flood, "climate", "mid")).toBe("2090, middle");
    expect(parameterText(flood, "year", 2100)).toBe("2100");
  });
});

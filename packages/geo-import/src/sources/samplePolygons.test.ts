import type { CellTable } from "@stopbank/geo-read/read-layer";
import { expect, it } from "vitest";
import { rowsOfScenario } from "./samplePolygons.ts";
import type { ScenarioPlan } from "./scenarioPlan.ts";

const table = (zones: readonly (string | null)[], depth: readonly number[] = []): CellTable => ({
  place: { what: "Hazard flood", file: "zones.gpkg" },
  count: zones.length,
  columns: { zone: zones, depth },
  names: zones.map((_, i) => `feature ${i + 1}`),
  styleOf: () => undefined,
});
const plan = (where: ScenarioPlan["where"]): ScenarioPlan => ({
  ...{ tag: "rare", name: "Rare", sentence: undefined, parameters: {}, returnPeriodYears: undefined },
  ...{
    file: undefined,
    layer: undefined,
    band: 1,
    variable: undefined,
    column: undefined,
    scale: 1,
    areas: undefined,
  },
  where,
});

it.each([
  [
    ["deep"],
    { zone: ["wide", ""] },
    "Hazard flood, file zones.gpkg: no polygon has zone wide or empty, which scenario rare asks for. Compare `where` with the values of the columns.",
  ],
  [
    [],
    {},
    "Hazard flood, file zones.gpkg: it has no polygon for scenario rare. Name a file or layer with polygons, or leave the scenario out.",
  ],
])("says which polygons are missing: of %s those of %j", (zones, where, message) => {
  expect(() => rowsOfScenario(table(zones), plan(where), undefined, "exposed")).toThrow(
    expect.objectContaining({ code: "import/no-such-polygons", message }),
  );
});

it("takes the rows of one scenario after another from one table", () => {
  const zones = table(["wide", "deep", null, "wide", "deep"], [1, 2, 3, 4, 5]);
  const classes = { column: "zone", values: { wide: "low", deep: "high", null: "none" } } as const;
  const rowsOf = (where: ScenarioPlan["where"], scale: number) =>
    rowsOfScenario(zones, { ...plan(where), scale }, "depth", classes).map(
      ({ feature, value, damageClass }) => `${feature} ${value} ${damageClass}`,
    );
  expect(rowsOf({ zone: "wide" }, 1)).toEqual(["0 1 low", "3 4 low"]);
  expect(rowsOf({ zone: "deep" }, 10)).toEqual(["1 20 high", "4 50 high"]);
  expect(rowsOf({}, 1)).toEqual(["0 1 low", "1 2 high", "3 4 low", "4 5 high"]);
  expect(rowsOf({ zone: null }, 1)).toEqual([]);
});

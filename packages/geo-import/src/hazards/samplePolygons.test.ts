import { expect, it } from "vitest";
import type { CellTable } from "../vector/readLayer.ts";
import { rowsOfScenario } from "./samplePolygons.ts";
import type { ScenarioPlan } from "./scenarioPlan.ts";

const table = (zones: readonly string[]): CellTable => ({
  place: { what: "Hazard flood", file: "zones.gpkg" },
  count: zones.length,
  columns: { zone: zones },
  names: zones.map((_, i) => `feature ${i + 1}`),
  styleOf: () => undefined,
});
const plan = (where: ScenarioPlan["where"]): ScenarioPlan => ({
  ...{ tag: "rare", name: "Rare", sentence: undefined, parameters: {}, returnPeriodYears: undefined },
  ...{ file: undefined, layer: undefined, band: 1, column: undefined, scale: 1 },
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

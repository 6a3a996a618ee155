import { describe, expect, it } from "vitest";
import { basemapCalled, offeredBasemaps } from "./basemaps.ts";

const list = (...names: string[]) =>
  names.map((name) => ({ label: name, source: "dataset", type: name.toLowerCase() }));

describe("the basemaps a client offers", () => {
  it.each([
    ["all of an empty list", [], true, ["default", "satellite", "terrain"]],
    ["those of its list, in the usual order", list("Satellite", "Default"), true, ["default", "satellite"]],
    ["those called by older names (AMB-25)", list("Street", "Contours"), true, ["default", "terrain"]],
    ["the default where it knows none of the names", list("Moon"), true, ["default"]],
  ] as const)("MAP-02: %s", (_what, names, hasTerrain, offered) =>
    expect(offeredBasemaps(names, hasTerrain)).toEqual(offered),
  );

  it.each([
    [[], ["default", "satellite"]],
    [list("Terrain"), ["default"]],
  ] as const)("MAP-13: no Terrain for a client without a terrain map", (names, offered) =>
    expect(offeredBasemaps(names, false)).toEqual(offered),
  );

  it("AMB-25: are found by name, old ones too", () => {
    expect(["Street", "satellite", "contours", "moon"].map(basemapCalled)).toEqual([
      "default",
      "satellite",
      "terrain",
      undefined,
    ]);
  });
});

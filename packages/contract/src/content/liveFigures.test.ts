import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { figureKinds, figureNamesIn, readFigureName, withFigures } from "./liveFigures.ts";

describe("figures within a text", () => {
  it("are found by their names, each once", () => {
    const text =
      "Of {{risk.buildings.flood.total}} some {{ risk.buildings.flood.exposed }}, {{risk.buildings.flood.total}}.";
    expect(figureNamesIn(text)).toEqual(["risk.buildings.flood.total", "risk.buildings.flood.exposed"]);
    expect(withFigures(text, (name) => name.split(".").at(-1) ?? "")).toBe("Of total some exposed, total.");
  });

  it("leave every other text as it is", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const plain = text.replaceAll(/[{}]/g, "");
        expect(figureNamesIn(plain)).toEqual([]);
        expect(withFigures(plain, () => "x")).toBe(plain);
      }),
    );
  });

  it.each([
    ["risk.buildings.river_flood_100yr.exposed", ["buildings", "river_flood_100yr", "exposed"]],
    ["risk.buildings.flood.v1.2.share_exposed", ["buildings", "flood.v1.2", "share_exposed"]],
    ["risk.roads.flood.major", ["roads", "flood", "high"]],
    ["risk.roads.flood.insignificant", ["roads", "flood", "insignificant"]],
  ])("%s is one", (name, [elementType, scenario, figure]) => {
    expect(readFigureName(name)).toEqual({ elementType, scenario, figure });
  });

  it.each([
    "",
    "risk",
    "risk.buildings.exposed",
    "risk.buildings.flood.most",
    "price.buildings.flood.exposed",
    "risk..flood.exposed",
  ])("%j is none", (name) => {
    expect(readFigureName(name)).toBeUndefined();
  });

  it("have a name for each kind", () => {
    for (const figure of figureKinds) expect(readFigureName(`risk.a.b.${figure}`)?.figure).toBe(figure);
  });
});

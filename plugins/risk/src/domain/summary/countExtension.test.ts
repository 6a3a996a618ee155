import type { Layers } from "@stopbank/contract/layers";
import type { Scene } from "@stopbank/scene";
import { fitToDataset } from "@stopbank/scene/dataset";
import { emptyScene } from "@stopbank/scene/empty";
import { extensionValue, setExtension } from "@stopbank/scene/extension";
import { elementLayer } from "@stopbank/scene/layers";
import { decodeScene, encodeScene } from "@stopbank/scene/query";
import frozen from "@stopbank/scene/version1/links.json" with { type: "json" };
import { describe, expect, it } from "vitest";
import { countBy } from "./countBy.ts";
import { type Counts, countExtension } from "./countExtension.ts";

const start = emptyScene("larkhaven", { longitude: 172.9, latitude: -40.3, zoom: 10 });
const scene: Scene = { ...start, datasetVersion: "1" };
const counting = (counts: Counts, of = scene) => setExtension(countExtension, counts)(of);

const element = {
  type: "houses",
  display_name: "Houses",
  geometry: "point",
  metric: "each",
  icon: "home",
  color: "#000000",
  has_replacement_cost: true,
  damage_hazards: [],
  tilesets: [],
};
const assets = { all: { groups: [{ assets: [element] }] } } as unknown as Layers["assets"];
const offered = { dataset_version: "1", assets, hazards: [], information: [] };
const fit = (made: Scene) => fitToDataset(made, offered, ["default"], [countExtension]);

describe("what the summary counts", () => {
  it("stands in the scene by element type, and not at all where it is the quantity", () => {
    const counts = countBy(countBy({}, "houses", "value"), "roads", "damage");
    expect(counts).toEqual({ houses: "value", roads: "damage" });
    expect(countBy(countBy(counts, "houses", undefined), "roads", undefined)).toEqual({});
    expect(counting({}, counting(counts))).toEqual(scene);
  });

  it("comes back from an address as it was", () => {
    const made = counting({ houses: "value", "a:b,ō": "damage", lots: "by:land:value,ō" } as const);
    expect(decodeScene(encodeScene(made, [countExtension]).query, start, [countExtension])).toEqual({
      scene: made,
      ignored: [],
    });
  });

  it.each([
    "",
    "houses",
    "houses:weight",
    "houses:value:twice",
    "houses:by",
    "houses:by%3A",
    ":value",
    "%E0%A4%A:value",
  ])("is nothing that a stranger wrote: %j", (text) => expect(countExtension.decode(text)).toBeUndefined());

  it("is read from every link of version 1 as it was then", () => {
    const read = frozen.map(({ link }) => {
      const { scene: opened, ignored } = decodeScene(link, start, [countExtension]);
      const isRefused = ignored.some(({ what }) => what === countExtension.what);
      return [extensionValue(opened, countExtension), isRefused];
    });
    const then = frozen.map(({ scene: shown, ignored }) => [
      (shown as { measures?: Counts }).measures,
      ignored.some(({ what }) => what === "what the summary counts"),
    ]);
    expect(read).toEqual(then);
    expect(then.filter(([counts]) => counts !== undefined).length).toBeGreaterThan(2);
  });

  it("loses a way of counting that the data does not have", () => {
    const layers: Scene["layers"] = [elementLayer("houses"), elementLayer("castles")];
    const counts = { houses: "damage", castles: "value" } as const;
    const { scene: fitted, ignored } = fit(counting(counts, { ...scene, layers }));
    expect(fitted.extensions).toBeUndefined();
    // A layer that is gone is told of once, and what is known has a name.
    expect(ignored.map(({ what }) => what)).toEqual(["element layer castles", "Houses by damage"]);
    expect(fit(counting(counts)).ignored).toEqual([]);
    const byValue = counting({ houses: "value" });
    expect(fit(byValue)).toEqual({ scene: byValue, ignored: [] });
    expect(fit(byValue).scene).toBe(byValue);
  });
});

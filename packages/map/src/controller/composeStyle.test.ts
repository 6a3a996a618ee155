import { validateStyleMin } from "@maplibre/maplibre-gl-style-spec";
import type { HazardDetail } from "@stopbank/contract/layers";
import type { Scene } from "@stopbank/scene";
import { basemaps } from "@stopbank/scene/basemaps";
import { contextualLayer, elementLayer, hazardLayer, removeLayer } from "@stopbank/scene/layers";
import { describe, expect, it } from "vitest";
import { legendCards } from "../feature/legendCards.ts";
import { pinImage, pinSizePx } from "../feature/styleImages.ts";
import { hazardLayers } from "../features/hazards/hazardLayers.ts";
import { indexLayers } from "../style/layerIndex.ts";
import { offered } from "../testing/offered.ts";
import { openStandIn, type StandInOptions } from "../testing/openStandIn.ts";
import { composeStyle, type FeatureStyle } from "./composeStyle.ts";

const layers: Scene["layers"] = [
  elementLayer("schools"),
  elementLayer("roads"),
  elementLayer("buildings"),
  ...["point", "line", "polygon", "raster"].map((kind) => contextualLayer(`context_${kind}`)),
  hazardLayer("coastal", "coastal_raster"),
];

/** The style a map has once its elements are coloured. */
async function styled(scene: Partial<Scene> = {}, options: StandInOptions & { pitch?: number } = {}) {
  const selected = { type: "buildings", id: "B1" };
  const { standIn, state, notices } = openStandIn({ scene: { layers, selected, ...scene }, ...options });
  await expect.poll(() => state.pending).toEqual([]);
  standIn.tilt(options.pitch ?? 0);
  expect(notices).toEqual([]);
  expect(validateStyleMin(standIn.style)).toEqual([]);
  return standIn;
}

describe("the map's style", () => {
  it.each(basemaps.flatMap((basemap) => [0, 60].map((pitch) => ({ basemap, pitch }))))(
    "is valid with every kind of layer on $basemap, pitch $pitch",
    async ({ basemap, pitch }) => {
      const { style } = await styled({ basemap }, { pitch });
      expect(style.terrain !== undefined).toBe(pitch > 0);
      expect(style.layers.length).toBeGreaterThan(20);
    },
  );

  it("is valid without basemap tiles, without labels and for hazards given as outlines", async () => {
    const outlines = { labels: false, layers: [hazardLayer("coastal", "coastal_vector")] };
    const { style } = await styled(outlines, { basemap: {} });
    expect(Object.keys(style.sources)).toContain("hazard:coastal:coastal_vector");
  });

  it("MAP-03 leaves 0.3 of the 0.8 of a hazard outside an area, by a veil that spares elements on top", async () => {
    const { style } = await styled();
    const paint = (id: string) => style.layers.find((layer) => layer.id === id)?.paint ?? {};
    const { "raster-opacity": usual } = paint("hazard:coastal:coastal_raster:raster") as {
      "raster-opacity": number;
    };
    expect(usual).toBe(0.8);
    for (const mask of ["area-mask", "region-mask"]) {
      const { "fill-opacity": veil } = paint(mask) as { "fill-opacity": number };
      expect(usual * (1 - veil)).toBeCloseTo(0.3, 9);
    }
    const buried = (await styled({ layers: layers.toReversed() })).layerIds();
    expect(buried.indexOf("hazard:coastal:coastal_raster:raster")).toBeLessThan(buried.indexOf("area-mask"));
  });

  it("MAP-31 draws elements at 0.8, and a hazard without a legend in dark navy", async () => {
    const { style } = await styled();
    const paint = (id: string) => style.layers.find((layer) => layer.id === id)?.paint;
    expect(paint("element:buildings:fill")).toMatchObject({ "fill-opacity": 0.8 });
    expect(paint("element:roads:line")).toMatchObject({ "line-opacity": 0.8 });
    expect(paint("element:schools:point")).toMatchObject({ "circle-opacity": 0.8 });
    const hazard = { ...indexLayers(offered).hazards.get("coastal"), legend: { title: "", sections: [] } };
    const [fill] = hazardLayers(
      hazardLayer("coastal", "coastal_vector"),
      hazard as HazardDetail,
      [{ id: "a", type: "vector", url: "", minZoom: 0, maxZoom: 1, bounds: [0, 0, 1, 1] }],
      0,
    );
    expect(fill?.paint).toMatchObject({ "fill-color": "#0b2545" });
  });

  it("MAP-27 pins the selected point alone, by a pin of 42 x 51 with its icon (AMB-20)", async () => {
    const { style } = await styled({ selected: { type: "schools", id: "S1" } });
    const pins = style.layers.filter(
      ({ type, layout }) => type === "symbol" && JSON.stringify(layout).includes("pin:"),
    );
    expect(pins).toMatchObject([
      {
        source: "element:schools",
        filter: ["==", ["to-string", ["get", "asset_id"]], "S1"],
        layout: { "icon-image": pinImage("home"), "icon-anchor": "bottom" },
      },
    ]);
    expect(pinSizePx).toEqual({ width: 42, height: 51 });
    expect((await styled()).layerIds()).not.toContain("selected-pin");
  });

  it("MAP-23, AMB-18 shows a hazard in each scenario on the map, one over the other, under one legend", async () => {
    const known = { ...hazardLayer("coastal", "coastal_vector"), addedByKnownRisks: true as const };
    const both = { layers: [known, hazardLayer("coastal", "coastal_raster")] };
    const order = (await styled(both)).layerIds();
    const [raster, fill] = ["hazard:coastal:coastal_raster:raster", "hazard:coastal:coastal_vector:fill"];
    expect(order.indexOf(raster)).toBeGreaterThan(0);
    expect(order.indexOf(fill)).toBeGreaterThan(order.indexOf(raster));
    const turned = (await styled({ layers: both.layers.toReversed() })).layerIds();
    expect(turned.indexOf(fill)).toBeLessThan(turned.indexOf(raster));
    const { state, store } = openStandIn({ scene: both });
    const facts = { index: indexLayers(offered), classLabels: state.classLabels };
    const { cards } = legendCards(state.features, store.state.scene, facts);
    expect(cards.map(({ shows }) => shows)).toEqual(["known:coastal_vector"]);
  });

  it("MAP-28 explains the classes of damage that there are, and those alone", async () => {
    const scene = { layers: [elementLayer("buildings"), hazardLayer("coastal", "coastal_raster")] };
    const { state, store } = openStandIn({ scene });
    const index = indexLayers(offered);
    const labels = () =>
      legendCards(state.features, store.state.scene, { index, ...state }).cards[0]?.marks?.map(
        ({ label }) => label,
      );
    expect(labels()).toHaveLength(9);
    await expect.poll(labels).toEqual(["Major", "Insignificant", "Not assessed", "Not exposed"]);
    store.apply(removeLayer({ kind: "hazard", id: "coastal" }));
    await expect.poll(() => state.classes.size).toBe(0);
  });

  it("ends lines where their points do, so that none lies over the next as a darker dot at 0.8", async () => {
    const { standIn } = openStandIn({ scene: { layers: [elementLayer("roads")] } });
    const lines = standIn.style.layers.filter(({ id }) => id.startsWith("element:roads"));
    expect(lines.map(({ layout }) => layout)).toEqual([
      expect.objectContaining({ "line-cap": "butt" }),
      expect.objectContaining({ "line-cap": "butt" }),
    ]);
  });

  it("draws a hazard's contours over it, each with its value as the legend writes it", async () => {
    const scene = { layers: [hazardLayer("coastal", "coastal_raster")] };
    const standIn = await styled(scene);
    const own = standIn.style.layers.filter(({ id }) => id.startsWith("hazard:coastal"));
    expect(own.map(({ type }) => type)).toEqual(["raster", "line", "symbol"]);
    const [, line, value] = own;
    expect(line?.minzoom).toBeGreaterThan(0);
    expect(JSON.stringify(value?.layout)).toContain('[["==",["get","value"],0],"0\u00a0m"'.slice(1));
    expect(JSON.stringify(value?.layout)).toContain('["==",["get","value"],2],"2\u00a0m"');
  });

  it("stacks layers as the scene does, the first on top", async () => {
    const order = (await styled()).layerIds();
    const at = (id: string) => {
      expect(order).toContain(id);
      return order.indexOf(id);
    };
    expect(at("contour")).toBeLessThan(at("hazard:coastal:coastal_raster:raster"));
    expect(at("hazard:coastal:coastal_raster:raster")).toBeLessThan(at("contextual:context_point:point"));
    expect(at("element:buildings:hatch")).toBeLessThan(at("element:roads:line"));
    expect(at("element:roads:line")).toBeLessThan(at("element:schools:point"));
    expect(at("contextual:context_point:point")).toBeLessThan(at("area-mask"));
    // Numbers of contours above the buildings on them, and below names.
    const value = order.find((id) => id.startsWith("hazard:coastal") && id.endsWith(":value"));
    expect(at(value!)).toBeGreaterThan(at("element:buildings:fill"));
    expect(at(value!)).toBeLessThan(at("label-place"));
    expect(at("area-mask")).toBeLessThan(at("element:buildings:fill"));
    expect(at("element:schools:icon")).toBeLessThan(at("region-fill"));
    expect(at("region-line")).toBeLessThan(at("area-line"));
    expect(at("area-line")).toBeLessThan(at("label-place"));
    expect(at("label-place")).toBeLessThan(at("selected-line"));
    expect(at("selected-line")).toBeLessThan(at("draft-fill"));
    const hazardOnTop = (await styled({ layers: layers.toReversed() })).layerIds();
    expect(hazardOnTop.indexOf("element:schools:icon")).toBeLessThan(
      hazardOnTop.indexOf("hazard:coastal:coastal_raster:raster"),
    );
  });

  it("D-14: fades nothing where nothing should move", async () => {
    const all = await Promise.all(basemaps.map((basemap) => styled({ basemap }, { fadeMs: 0 })));
    expect(all.map(({ style }) => style.transition?.duration)).toEqual(all.map(() => 0));
    const rasters = all.flatMap(({ style }) => style.layers.filter((layer) => layer.type === "raster"));
    const fades = rasters.map(({ id, paint }) => [id, paint?.["raster-fade-duration"]]);
    expect(fades.length).toBeGreaterThan(basemaps.length);
    expect(fades).toEqual(fades.map(([id]) => [id, 0]));
  });

  it("keeps hidden layers' tiles and hides what they draw", async () => {
    const { style } = await styled({ layers: layers.map((layer) => ({ ...layer, visible: false })) });
    const own = style.layers.filter((layer) => /^(element|hazard|contextual):/.test(layer.id));
    expect(own.length).toBeGreaterThan(5);
    expect(own.every((layer) => layer.layout?.visibility === "none")).toBe(true);
    expect(Object.keys(style.sources)).toContain("element:roads");
  });

  it("leaves out layers the data no longer has", async () => {
    const gone = [elementLayer("gone"), hazardLayer("gone", "gone"), contextualLayer("gone")];
    const { style } = await styled({ layers: gone, selected: { type: "gone", id: "1" } });
    expect(Object.keys(style.sources).join()).not.toContain("gone");
  });

  it("fetches from the page's own server", async () => {
    expect((await styled()).style.sources["element:roads"]).toMatchObject({
      tiles: [expect.stringMatching(/^https:\/\/example\.test\/api\/tiles\//)],
    });
  });
});

describe("composing a style of features", () => {
  const base = {
    sources: { basemap: geojson() },
    ground: [circle("ground", "basemap")],
    labels: [],
    world: {},
  };
  const first: FeatureStyle = {
    feature: "first",
    sources: { wells: geojson() },
    layers: [{ slot: "above", layers: [circle("wells", "wells")] }],
  };
  const second = (changes: Partial<FeatureStyle>): FeatureStyle => ({
    feature: "second",
    sources: {},
    layers: [],
    ...changes,
  });

  it.each<[string, Partial<FeatureStyle>]>([
    ["map/duplicate-source", { sources: { wells: geojson() } }],
    ["map/duplicate-source", { sources: { basemap: geojson() } }],
    ["map/duplicate-layer", { layers: [{ slot: "data", layers: [circle("wells", "wells")] }] }],
    ["map/duplicate-layer", { layers: [{ slot: "data", layers: [circle("ground", "wells")] }] }],
    [
      "map/duplicate-layer",
      { layers: [{ slot: "data", layers: [circle("a", "wells"), circle("a", "wells")] }] },
    ],
    ["map/missing-source", { layers: [{ slot: "data", layers: [circle("a", "gone")] }] }],
  ])(
    "leaves out and names the second where two claim one name, or a source is missing: %s",
    (code, changes) => {
      const { style, faults } = composeStyle(base, [first, second(changes)], { layers: [] });
      expect(faults).toEqual([
        expect.objectContaining({ id: "second", code, message: expect.stringContaining('"second"') }),
      ]);
      expect(style).toEqual(composeStyle(base, [first], { layers: [] }).style);
    },
  );

  it("draws from a source of a feature before", () => {
    const layers: FeatureStyle["layers"] = [{ slot: "below", layers: [circle("a", "wells")] }];
    const { style, faults, layerOwners } = composeStyle(base, [first, second({ layers })], { layers: [] });
    expect(faults).toEqual([]);
    expect(style.layers.map(({ id }) => id)).toEqual(["ground", "a", "wells"]);
    expect([...layerOwners]).toEqual([
      ["wells", "first"],
      ["a", "second"],
    ]);
  });
});

function geojson() {
  return { type: "geojson" as const, data: { type: "FeatureCollection" as const, features: [] } };
}

function circle(id: string, source: string) {
  return { id, type: "circle" as const, source };
}

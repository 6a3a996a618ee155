import { validateStyleMin } from "@maplibre/maplibre-gl-style-spec";
import type { Scene } from "@stopbank/scene";
import { basemaps } from "@stopbank/scene";
import { contextualLayer, elementLayer, hazardLayer } from "@stopbank/scene/layers";
import { describe, expect, it } from "vitest";
import { offered } from "../testing/offered.ts";
import { indexLayers } from "./layerIndex.ts";
import { mapStyle, pointerLayers, type StyleInput } from "./mapStyle.ts";
import { noOverlays } from "./overlays.ts";

const layers: Scene["layers"] = [
  elementLayer("schools"),
  elementLayer("roads"),
  elementLayer("buildings"),
  ...["point", "line", "polygon", "raster"].map((kind) => contextualLayer(`context_${kind}`)),
  hazardLayer("coastal", "coastal_raster"),
];
const input = (changes: Partial<StyleInput> = {}): StyleInput => ({
  scene: { basemap: "default", labels: true, layers, selected: { type: "buildings", id: "B1" } },
  index: indexLayers(offered),
  origin: "https://example.test",
  tilted: false,
  hasRelief: true,
  fadeMs: 160,
  coloured: new Set(["buildings", "roads", "schools"]),
  hatched: new Set(["buildings"]),
  overlays: noOverlays,
  ...changes,
});
const scene = (changes: Partial<StyleInput["scene"]>) => ({ ...input().scene, ...changes });

describe("the map's style", () => {
  it.each(basemaps.flatMap((basemap) => [true, false].map((tilted) => ({ basemap, tilted }))))(
    "is valid with every kind of layer on $basemap, tilted $tilted",
    ({ basemap, tilted }) => {
      expect(validateStyleMin(mapStyle(input({ scene: scene({ basemap }), tilted })))).toEqual([]);
    },
  );

  it("is valid without basemap tiles, without labels and for hazards given as outlines", () => {
    const index = { ...indexLayers(offered), basemap: {} };
    const outlines = scene({ labels: false, layers: [hazardLayer("coastal", "coastal_vector")] });
    const style = mapStyle(input({ index, scene: outlines, coloured: new Set() }));
    expect(validateStyleMin(style)).toEqual([]);
    expect(Object.keys(style.sources)).toContain("hazard:coastal:coastal_vector");
  });

  it("stacks layers as the scene does, the first on top", () => {
    const order = mapStyle(input()).layers.map((layer) => layer.id);
    const at = (id: string) => order.indexOf(id);
    expect(at("hazard:coastal:coastal_raster:raster")).toBeLessThan(at("contextual:context_point:point"));
    expect(at("element:buildings:fill")).toBeLessThan(at("element:roads:line"));
    expect(at("element:roads:line")).toBeLessThan(at("element:schools:point"));
    expect(at("element:schools:icon")).toBeLessThan(at("mask"));
    expect(at("mask")).toBeLessThan(at("label-place"));
  });

  it("fades nothing where nothing should move", () => {
    const all = basemaps.map((basemap) => mapStyle(input({ scene: scene({ basemap }), fadeMs: 0 })));
    expect(all.map(({ transition }) => transition?.duration)).toEqual(all.map(() => 0));
    const rasters = all.flatMap(({ layers }) => layers.filter((layer) => layer.type === "raster"));
    const fades = rasters.map(({ id, paint }) => [id, paint?.["raster-fade-duration"]]);
    expect(fades.length).toBeGreaterThan(basemaps.length);
    expect(fades).toEqual(fades.map(([id]) => [id, 0]));
  });

  it("keeps hidden layers' tiles and hides what they draw", () => {
    const hidden = layers.map((layer) => ({ ...layer, visible: false }));
    const style = mapStyle(input({ scene: scene({ layers: hidden }) }));
    const own = style.layers.filter((layer) => /^(element|hazard|contextual):/.test(layer.id));
    expect(own.every((layer) => layer.layout?.visibility === "none")).toBe(true);
    expect(Object.keys(style.sources)).toContain("element:roads");
  });

  it("leaves out layers the data no longer has", () => {
    const gone = scene({
      layers: [elementLayer("gone"), hazardLayer("gone", "gone")],
      selected: { type: "gone", id: "1" },
    });
    expect(validateStyleMin(mapStyle(input({ scene: gone })))).toEqual([]);
  });

  it("fetches from the page's own server", () => {
    expect(mapStyle(input()).sources["element:roads"]).toMatchObject({
      tiles: [expect.stringMatching(/^https:\/\/example\.test\/api\/tiles\//)],
    });
  });

  it("names the layers that answer to the pointer", () => {
    expect(pointerLayers(mapStyle(input()), { kind: "element", id: "roads" })).toEqual([
      "element:roads:casing",
      "element:roads:line",
    ]);
  });
});

import { indexLayers } from "@stopbank/map/layer-index";
import { offered } from "@stopbank/map/testing/offered";
import type { Scene } from "@stopbank/scene";
import { emptyScene } from "@stopbank/scene/empty";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { asTold, basemapOf, layersOf, showCard, showCardLayers } from "./cardScene.ts";
import { cardsOf, type StoryCard } from "./storySteps.ts";
import { story, storyLayer, storyStep } from "./testing/stories.ts";

const index = indexLayers(offered);
const all = ["default", "satellite", "terrain"] as const;
const start = emptyScene("larkhaven", { longitude: 170, latitude: -45, zoom: 5 });
const [introduction, rain, stopbank, people] = cardsOf(story()) as [
  StoryCard,
  StoryCard,
  StoryCard,
  StoryCard,
];
const named = ({ layers }: Pick<Scene, "layers">) =>
  layers.map((layer) => ("scenario" in layer ? layer.scenario : layer.id));

describe("what a card puts on the map", () => {
  it("STO-12 is a scene: its place, ground, layers and regions", () => {
    const scene = showCard(rain, index, all)(start);
    expect(scene.camera).toMatchObject({ longitude: 172.9, latitude: -40.3, zoom: 12, pitch: 0, bearing: 0 });
    expect(scene.basemap).toBe("terrain");
    expect(named(scene)).toEqual(["buildings", "coastal_raster"]);
    expect(showCard(stopbank, index, all)(scene)).toMatchObject({
      regions: ["east", "north"],
      camera: scene.camera,
      basemap: "default",
    });
  });

  it("STO-12 leaves nothing of what was there: no selection, filter, comparison, days or drawn area (STO-08)", () => {
    const before: Scene = {
      ...start,
      selected: { type: "buildings", id: "B1" },
      filters: { buildings: { use: { values: ["Shop"] } } },
      area: { id: "7".repeat(64) },
      nDays: 3,
      since: "0123456789abcdef",
      compare: { hazards: {}, view: "swipe" } as unknown as NonNullable<Scene["compare"]>,
    };
    const shown = showCardLayers(people, index)(before);
    for (const key of ["selected", "area", "nDays", "since", "compare"])
      expect(shown).not.toHaveProperty(key);
    expect(shown.filters).toEqual({});
    expect(named(shown)).toEqual(["schools", "context_polygon", "coastal_raster"]);
  });

  it("STO-10 leaves out what the data lacks, and shows a hazard in one scenario", () => {
    const card = {
      ...introduction,
      elements: [storyLayer("asset", "bridges", { isGone: true }), storyLayer("asset", "roads")],
      scenarios: [
        storyLayer("hazard", "coastal", { assetTag: "coastal_vector" }),
        storyLayer("hazard", "coastal", { assetTag: "coastal_raster" }),
        storyLayer("hazard", "tsunami", { assetTag: "tsunami_1" }),
      ],
    };
    expect(named({ layers: [...layersOf(card, index)] })).toEqual(["roads", "coastal_vector"]);
  });

  it("STO-05 is named as it is shown: of a hazard one scenario, with what the data lacks", () => {
    const scenarios = ["coastal_vector", "coastal_raster", "coastal_gone"].map((assetTag) =>
      storyLayer("hazard", "coastal", { assetTag, ...(assetTag === "coastal_gone" && { isGone: true }) }),
    );
    const told = asTold({ ...introduction, scenarios }, index);
    expect(told.scenarios.map(({ assetTag }) => assetTag)).toEqual(["coastal_vector", "coastal_gone"]);
    expect(layersOf(told, index)).toEqual(layersOf({ ...introduction, scenarios }, index));
  });

  it("STO-12 narrows its layers by attributes and goes on by days, and the next has neither", () => {
    const filters = { buildings: { use: { values: ["School"] } } };
    const step = storyStep("Here", { filters, nDays: 14 });
    const shown = showCardLayers({ ...introduction, step }, index)(start);
    expect([shown.filters, shown.nDays]).toEqual([filters, 14]);
    const next = showCardLayers(people, index)(shown);
    expect(next.filters).toEqual({});
    expect(next).not.toHaveProperty("nDays");
  });

  it("shows an area that the API keeps", () => {
    const area = "a".repeat(64);
    const card = { ...introduction, step: storyStep("Here", { area }) };
    expect(showCardLayers(card, index)(start).area).toEqual({ id: area });
  });

  it.each([
    ["Street", "default"],
    ["Satellite", "satellite"],
    ["Contours", "terrain"],
    ["Default", "default"],
    ["Moon", undefined],
  ])("AMB-25: the ground %s is %s", (basemap, shown) => {
    expect(basemapOf({ ...introduction, step: storyStep("x", { basemap }) }, all)).toBe(shown);
    expect(basemapOf({ ...introduction, step: storyStep("x", { basemap }) }, [])).toBeUndefined();
  });

  it("STO-09 is told on the default ground where it says none", () => {
    expect(basemapOf(introduction, all)).toBe("default");
  });

  it("does the same again as nothing, whatever was there and whatever it shows", () => {
    const layer = fc.constantFrom("buildings", "roads", "schools").map((id) => storyLayer("asset", id));
    const card = fc.record({
      elements: fc.array(layer, { maxLength: 5 }),
      contexts: fc.array(
        fc.constantFrom("context_point", "context_raster").map((id) => storyLayer("information", id)),
      ),
      scenarios: fc.array(
        fc
          .constantFrom("coastal_raster", "coastal_vector", "gone")
          .map((assetTag) => storyLayer("hazard", "coastal", { assetTag })),
      ),
      regions: fc.array(fc.constantFrom("north", "east", "south")),
      basemap: fc.constantFrom("Street", "satellite", "Contours", "Moon"),
    });
    fc.assert(
      fc.property(card, card, (first, second) => {
        const cardOf = ({ regions, basemap, ...layers }: typeof first): StoryCard => ({
          ...introduction,
          ...layers,
          step: storyStep("x", { regions, basemap }),
        });
        const show = (of: typeof first) => showCard(cardOf(of), index, all);
        const once = show(second)(show(first)(start));
        // Whatever came before, the map shows the second and no more.
        const fresh = show(second)(start);
        expect(once.layers).toEqual(fresh.layers);
        expect(once.regions).toEqual([...new Set(second.regions)].sort());
        expect(show(second)(once)).toEqual(once);
        const kinds = once.layers.map(({ kind, id }) => `${kind}:${id}`);
        expect(new Set(kinds).size).toBe(kinds.length);
      }),
    );
  });
});

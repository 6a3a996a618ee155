import type { StoryStep } from "@stopbank/contract/story";
import { indexLayers } from "@stopbank/map/layer-index";
import { offered } from "@stopbank/map/testing/offered";
import type { Scene } from "@stopbank/scene";
import { emptyScene } from "@stopbank/scene/empty";
import { setVisible } from "@stopbank/scene/layers";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { showCard } from "../cardScene.ts";
import { captureLayers, stepOfScene } from "./captureStep.ts";
import { cardOfStep, wireStoryOf } from "./draftCards.ts";

const index = indexLayers(offered);
const all = ["default", "satellite", "terrain"] as const;
const start = emptyScene("larkhaven", { longitude: 170, latitude: -45, zoom: 5 });

const show = (step: StoryStep) => {
  const story = wireStoryOf(
    1,
    { title: "x", description: "", chapters: [{ title: "c", steps: [step] }] },
    index,
  );
  return showCard(cardOfStep(story, { chapter: 0, step: 0 }), index, all);
};
const areaOf = ({ area }: Scene) => (area !== undefined && "id" in area ? area.id : undefined);

const some = <T>(...of: readonly T[]) =>
  fc.subarray([...of]).chain((list) => fc.shuffledSubarray(list, { minLength: list.length }));
const step: fc.Arbitrary<StoryStep> = fc.record(
  {
    title: fc.string({ maxLength: 40 }),
    sections: fc.constant([{ header: "", content: "" }]),
    location: fc.record(
      {
        latitude: fc.integer({ min: -85_000_000, max: 85_000_000 }).map((n) => n / 1e6),
        longitude: fc.integer({ min: -180_000_000, max: 180_000_000 }).map((n) => n / 1e6),
        zoom: fc.integer({ min: 0, max: 2_400 }).map((n) => n / 100),
        pitch: fc.integer({ min: 1, max: 850 }).map((n) => n / 10),
        bearing: fc.integer({ min: 1, max: 1_800 }).map((n) => n / 10),
      },
      { requiredKeys: ["latitude", "longitude", "zoom"] },
    ),
    elements: some("buildings", "roads", "schools"),
    scenarios: fc.constantFrom([], ["coastal_raster"], ["coastal_vector"]),
    contexts: some("context_point", "context_line", "context_raster"),
    basemap: fc.constantFrom("Street", "Satellite", "Contours"),
    regions: fc.subarray(["east", "north", "south"], { minLength: 1 }),
    area: fc.constantFrom("a".repeat(64), "0123456789abcdef".repeat(4)),
    filters: fc.constantFrom<NonNullable<StoryStep["filters"]>>(
      { roads: { lanes: { min: 2 } } },
      { buildings: { use: { values: ["School"] } }, schools: { roll: { max: 300, null_values: true } } },
    ),
    nDays: fc.integer({ min: 0, max: 3_660 }),
  },
  { requiredKeys: ["title", "sections", "location", "elements", "scenarios", "contexts", "basemap"] },
);

/** What filters a layer that the step does not show nobody sees. */
function withShownFilters({ filters = {}, ...told }: StoryStep): StoryStep {
  const shown = Object.entries(filters).filter(([type]) => told.elements?.includes(type));
  return shown.length === 0 ? told : { ...told, filters: Object.fromEntries(shown) };
}

describe("a step taken from the map", () => {
  it("is the step again that the map shows, and shows the same scene again", () => {
    fc.assert(
      fc.property(step, step, (told, before) => {
        const scene = show(told)(show(before)(start));
        const taken = stepOfScene(scene, areaOf(scene), told.title);
        expect(taken).toEqual(withShownFilters(told));
        expect(show(taken)(start)).toEqual(show(withShownFilters(told))(start));
      }),
    );
  });

  it("leaves out what is switched off, and what a selected element brought", () => {
    const scene = show({
      title: "x",
      sections: [],
      elements: ["roads", "buildings"],
      scenarios: ["coastal_raster"],
    })(start);
    const off = setVisible({ kind: "element", id: "roads" }, false)(scene);
    const known: Scene = {
      ...off,
      layers: off.layers.map((layer) =>
        layer.kind === "hazard" ? { ...layer, addedByKnownRisks: true as const } : layer,
      ),
    };
    expect(captureLayers(off)).toEqual({
      elements: ["buildings"],
      contexts: [],
      scenarios: ["coastal_raster"],
    });
    expect(captureLayers(known).scenarios).toEqual([]);
  });
});

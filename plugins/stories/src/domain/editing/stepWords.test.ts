import type { Scene } from "@stopbank/scene";
import { emptyScene } from "@stopbank/scene/empty";
import { elementLayer, hazardLayer } from "@stopbank/scene/layers";
import { expect, it } from "vitest";
import { storyLayer } from "../testing/stories.ts";
import { captureLayers, stepOfScene } from "./captureStep.ts";
import { differingParts, leftWords, stepWords, takenWords } from "./stepWords.ts";

const scene: Scene = {
  ...emptyScene("larkhaven", { longitude: 176.2, latitude: -38.1, zoom: 11 }),
  layers: [elementLayer("buildings"), hazardLayer("flood", "flood_100")],
  regions: ["north", "east"],
};
const area = "a".repeat(64);

it("says what a step has of each part", () => {
  const step = stepOfScene({ ...scene, basemap: "satellite" }, area, "x");
  const shown = {
    elements: [storyLayer("asset", "buildings"), storyLayer("asset", "bridges", { isGone: true })],
    scenarios: [],
    contexts: [],
  };
  expect(stepWords(step, shown, (id) => id.toUpperCase())).toEqual({
    view: "38.100° S, 176.200° E, zoom 11.0, Satellite",
    layers: "Buildings, Bridges (no longer in the data)",
    regions: "NORTH, EAST",
    area: "One area",
  });
  const bare = { title: "x", sections: [] };
  expect(stepWords(bare, { elements: [], scenarios: [], contexts: [] }, String)).toEqual({
    view: "Where the step before has it, Street",
    layers: "None",
    regions: "Everywhere",
    area: "None",
  });
});

it("tells in which parts the map shows something else", () => {
  const step = stepOfScene(scene, undefined, "x");
  const layers = captureLayers(scene);
  const differing = (other: Partial<Scene>, kept?: string) => [
    ...differingParts(step, layers, { ...scene, ...other }, kept),
  ];
  expect(differing({})).toEqual([]);
  expect(differing({ regions: ["east", "north"] })).toEqual([]);
  expect(differing({ camera: { ...scene.camera, zoom: 11.01 } })).toEqual([]);
  expect(differing({ camera: { ...scene.camera, zoom: 11.5 } })).toEqual(["view"]);
  expect(differing({ basemap: "terrain" })).toEqual(["view"]);
  expect(differing({ layers: [] })).toEqual(["layers"]);
  expect(differing({ regions: [] })).toEqual(["regions"]);
  expect(differing({ area: { id: area } }, area)).toEqual(["area"]);
  expect(differing({ area: { geometry: { type: "Polygon", coordinates: [] } } })).toEqual(["area"]);
});

it("says what is taken from a map", () => {
  expect(takenWords(scene)).toBe("It takes the view, 2 layers and 2 regions from the map.");
  expect(takenWords({ ...scene, layers: [], regions: [], area: { id: area } })).toBe(
    "It takes the view, 0 layers and the area from the map.",
  );
});

const schools: Partial<Scene> = { filters: { buildings: { use: { values: ["school"] } } }, nDays: 14 };

it("a step has the filters of its layers and the days that services are out, which is said", () => {
  const step = stepOfScene({ ...scene, ...schools }, undefined, "x");
  const shown = { elements: [storyLayer("asset", "buildings")], scenarios: [], contexts: [] };
  expect(stepWords(step, shown, String).layers).toBe("Buildings; filtered by attributes; 14 days after");
  expect(stepWords({ ...step, nDays: 1 }, shown, String).layers).toMatch(/; 1 day after$/);
  const differing = (of: typeof step, other: Partial<Scene>) => [
    ...differingParts(of, captureLayers(scene), { ...scene, ...other }, undefined),
  ];
  expect(differing(step, schools)).toEqual([]);
  expect(differing(step, { ...schools, filters: {} })).toEqual(["layers"]);
  expect(differing(step, { ...schools, nDays: 15 })).toEqual(["layers"]);
  expect(differing(stepOfScene(scene, undefined, "x"), schools)).toEqual(["layers"]);
  expect(takenWords({ ...scene, ...schools })).toBe(
    "It takes the view, 2 layers, its filters, the days that services are out and 2 regions from the map.",
  );
});

it("says what changes a map that no step can have, so that nobody takes another map for theirs", () => {
  expect(leftWords(scene)).toBeUndefined();
  const since = { ...scene, since: "a".repeat(16) };
  expect(leftWords(since)).toBe("A step cannot have its comparison: readers see the map without.");
  expect(takenWords(since)).toBe(
    "It takes the view, 2 layers and 2 regions from the map. A step cannot have its comparison: readers see the map without.",
  );
});

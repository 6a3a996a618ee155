import { offered } from "@stopbank/map/testing/offered";
import { emptyScene } from "@stopbank/scene/empty";
import { elementLayer, hazardLayer, setLayers } from "@stopbank/scene/layers";
import { expect, it } from "vitest";
import { withLayersOf } from "./withLayersOf.ts";

const start = emptyScene("larkhaven", { longitude: 172.9, latitude: -40.3, zoom: 10 });
const [coastal] = offered.hazards;
const assetTag = coastal?.scenarios[0]?.assetTag ?? "";
const example = {
  title: "A storm tide",
  description: "",
  elements: ["roads", "schools"],
  hazards: [{ hazard_id: "coastal", assetTag }],
  contextual: [],
};
const ids = (scene = start) => scene.layers.map(({ id }) => id);

it("shows the dataset's first example that has both", () => {
  const show = withLayersOf({ ...offered, examples: [{ ...example, hazards: [] }, example] });
  expect(ids(show?.(start))).toEqual(["roads", "schools", "coastal"]);
});

it("makes do without an example: an element and what it was assessed for", () => {
  expect(ids(withLayersOf({ ...offered, examples: [] })?.(start))).toEqual(["buildings", "coastal"]);
});

it("leaves a map alone that has something to look at", () => {
  const own = setLayers([elementLayer("schools"), hazardLayer("coastal", assetTag)])(start);
  expect(withLayersOf(offered)?.(own)).toBe(own);
});

it("is none where there is nothing to show", () => {
  expect(withLayersOf({ ...offered, examples: [], assets: {} })).toBeUndefined();
});

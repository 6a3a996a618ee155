import type { Scene, SceneOperation } from "@stopbank/scene";
import { beginComparing } from "@stopbank/scene/compare";
import { emptyScene } from "@stopbank/scene/empty";
import { setRegions } from "@stopbank/scene/filtering";
import { addLayer, elementLayer, hazardLayer } from "@stopbank/scene/layers";
import { expect, it } from "vitest";
import { comparisonQuestion } from "./comparisonQuestion.ts";

const after = (scene: Scene, ...operations: readonly SceneOperation[]) =>
  operations.reduce((now, operation) => operation(now), scene);
const none = () => false;
const map = after(
  emptyScene("larkhaven", { longitude: 172.9, latitude: -40.3, zoom: 12 }),
  addLayer(elementLayer("buildings"), none),
  addLayer(hazardLayer("sea", "sea_1"), none),
  addLayer(hazardLayer("river", "hold"), none),
  setRegions(["suburb.otara"]),
);
const breached = beginComparing({ river: { scenario: "breach", controls: {} } });

it("asks of both sides what the summary asks of one", () => {
  expect(comparisonQuestion(breached(map), new Map())).toEqual({
    types: ["buildings"],
    before: ["hold", "sea_1"],
    after: ["breach", "sea_1"],
    coordinates: "all",
    query: { regions: "suburb.otara" },
    body: {},
  });
});

it("asks nothing while nothing is compared", () => {
  expect(comparisonQuestion(map, new Map())).toBeUndefined();
});

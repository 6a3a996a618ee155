import type { HazardDetail } from "@stopbank/contract/layers";
import { emptyScene } from "@stopbank/scene/empty";
import { decodeScene } from "@stopbank/scene/query";
import { expect, it } from "vitest";
import { sampleLayers, sampleSummary } from "../testing/sample.ts";
import { regionMapAddress } from "./regionMap.ts";
import { startChoice } from "./summaryChoice.ts";
import { summaryColumns } from "./summaryColumns.ts";

const hazard = (hazard_id: string, ...tags: string[]): HazardDetail =>
  ({
    hazard_id,
    scenarios: tags.map((assetTag) => ({ assetTag, parameters: {} })),
    form: { elements: [] },
    parameters: {},
    availableParameterValues: {},
  }) as unknown as HazardDetail;
const scene = emptyScene("larkhaven", { latitude: -40.3, longitude: 172.9, zoom: 11 });
const question = {
  summary: sampleSummary,
  groups: summaryColumns(sampleSummary, sampleLayers, startChoice),
  layers: sampleLayers,
  hazards: [hazard("flood", "flood_100yr", "flood_500yr"), hazard("quake", "quake_m7")],
  scenarios: ["flood_500yr", "flood_100yr", "quake_m7"],
  scene,
};

it("leads to the risk map of a region: what is exposed there, one scenario of each hazard, its figures open", () => {
  const camera = { longitude: 172.5, latitude: -40.5, zoom: 13, pitch: 0, bearing: 0 };
  const address = regionMapAddress(question, "suburb.otara", camera) ?? "";
  expect(address).toMatch(/^\/risk\?/);
  const { scene: shown } = decodeScene(address.replace(/^[^?]*/, ""), scene);
  expect(
    shown.layers.map((layer) => [layer.kind, layer.id, "scenario" in layer ? layer.scenario : ""]),
  ).toEqual([
    ["element", "buildings", ""],
    ["element", "roads", ""],
    ["hazard", "flood", "flood_500yr"],
    ["hazard", "quake", "quake_m7"],
  ]);
  expect(shown).toMatchObject({
    client: "larkhaven",
    regions: ["suburb.otara"],
    drawer: { open: true, focus: "risk" },
    camera,
  });
});

it("leads nowhere from what stands for several regions", () => {
  expect(regionMapAddress(question, "all")).toBeUndefined();
  expect(regionMapAddress(question, "suburb.empty")).toBeUndefined();
});

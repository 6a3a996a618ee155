import { emptyScene } from "@stopbank/scene/empty";
import { decodeScene } from "@stopbank/scene/query";
import { expect, it } from "vitest";
import { settings } from "../testing/settings.ts";
import { riskMapLink } from "./riskMapLink.ts";

it("opens the risk map on the area, with its layers, the scenario's hazards and the summary", () => {
  const [today] = settings.scenarios;
  if (today === undefined) throw new Error("no scenario");
  const camera = { longitude: 172.9, latitude: -40.3, zoom: 11, pitch: 0, bearing: 0 };
  const [first] = today.hazard_scenarios;
  const rarer = {
    ...today,
    hazard_scenarios: [...today.hazard_scenarios, { ...first!, hazard_uid: "flood_500" }],
  };
  const link = riskMapLink({
    client: "larkhaven",
    camera,
    scenario: rarer,
    area: "suburbs.otaki",
    types: ["roads", "roads", "people"],
  });
  expect(link).toMatch(/^\/risk\?v=/);
  const { scene, ignored } = decodeScene(link.slice("/risk".length), emptyScene("other", camera));
  expect(ignored).toEqual([]);
  expect(scene).toMatchObject({
    client: "larkhaven",
    camera,
    regions: ["suburbs.otaki"],
    drawer: { open: true, focus: "risk" },
  });
  expect(scene.layers.map((layer) => ("scenario" in layer ? [layer.id, layer.scenario] : layer.id))).toEqual([
    "roads",
    "people",
    ["flood", "flood_100"],
    ["tsunami", "tsunami_500"],
  ]);
});

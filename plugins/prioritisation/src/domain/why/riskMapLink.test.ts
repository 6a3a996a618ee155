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
    types: ["roads", "roads", "parcels", "people"],
    isCascading: (type) => type === "parcels",
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

it("has a layer of outages under one hazard alone", () => {
  const [today] = settings.scenarios;
  if (today === undefined) throw new Error("The example has a scenario.");
  const camera = { longitude: 172.9, latitude: -40.3, zoom: 11, pitch: 0, bearing: 0 };
  const one = { ...today, hazard_scenarios: today.hazard_scenarios.slice(0, 1) };
  const link = riskMapLink({
    client: "larkhaven",
    camera,
    scenario: one,
    area: "suburbs.otaki",
    types: ["parcels"],
    isCascading: () => true,
  });
  expect(new URL(link, "https://app.invalid").searchParams.get("layers")).toBe("e:parcels;h:flood:flood_100");
});

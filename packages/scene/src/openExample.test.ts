import type { Scenario } from "@stopbank/contract/layers";
import { describe, expect, it } from "vitest";
import { emptyScene } from "./emptyScene.ts";
import { elementLayer, setLayers } from "./layers.ts";
import { openExample } from "./openExample.ts";

const scenario = (slr: number, ari: number): Scenario => ({
  assetTag: `coastal_${slr}_${ari}`,
  hazard_id: "coastal",
  hazard_name: "Coastal inundation",
  scenario_name: "",
  display_name: "",
  hazard_sentence: "",
  parameters: { slr, ari, defended: "yes" },
  hazardAreas: [],
  tilesets: [],
});
const coastal = {
  hazard_id: "coastal",
  scenarios: [scenario(0, 10), scenario(0, 100), scenario(1, 10), scenario(1, 100)],
  form: {
    elements: [
      { key: "defended", title: "Defences", type: "radioGroup" as const, priority: 0 },
      { key: "ari", title: "Return period", type: "slider" as const, priority: 1 },
      { key: "slr", title: "Sea level rise", type: "sealevelSlider" as const, priority: 2 },
    ],
  },
  availableParameterValues: { slr: [0, 1], ari: [10, 100], defended: ["yes"] },
};
const empty = emptyScene("larkhaven", { longitude: 172.9, latitude: -40.3, zoom: 11 });
const example = {
  title: "The sea higher",
  description: "",
  elements: ["buildings", "roads"],
  hazards: [{ hazard_id: "coastal", assetTag: "coastal_1_100" }],
  contextual: ["stopbanks"],
  view: { longitude: 172.95, latitude: -40.31, zoom: 13 },
};
const known = (id: string) => (id === "coastal" ? coastal : undefined);

describe("opening an example", () => {
  it("puts its layers in place of what is there, and looks where it says", () => {
    const before = setLayers([elementLayer("pipes")])({ ...empty, camera: { ...empty.camera, pitch: 60 } });
    const scene = openExample(example, known)(before);
    expect(scene.layers.map(({ kind, id }) => `${kind}:${id}`)).toEqual([
      "element:buildings",
      "element:roads",
      "contextual:stopbanks",
      "hazard:coastal",
    ]);
    expect(scene.camera).toEqual({ ...example.view, pitch: 0, bearing: 0 });
  });

  it("sets every control of a scenario that would not be chosen by itself, and none of one that would", () => {
    const shown = (assetTag: string, start?: string) =>
      openExample({ ...example, hazards: [{ hazard_id: "coastal", assetTag }] }, () => ({
        ...coastal,
        ...(start === undefined ? {} : { start_scenario: start }),
      }))(empty).layers.find(({ kind }) => kind === "hazard");
    expect(shown("coastal_0_10")).toMatchObject({ scenario: "coastal_0_10", controls: {} });
    expect(shown("coastal_1_100")).toMatchObject({ controls: { slr: 1, ari: 100 } });
    expect(shown("coastal_1_100", "coastal_1_100")).toMatchObject({ controls: {} });
  });

  it("leaves out what the dataset does not know", () => {
    expect(openExample(example, () => undefined)(empty).layers).toHaveLength(3);
  });
});

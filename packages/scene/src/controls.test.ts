import type { HazardDetail, Scenario } from "@stopbank/contract/layers";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { controlsOf, optionsOf, resetControls, setControl } from "./controls.ts";
import { emptyScene } from "./emptyScene.ts";
import { hazardLayer, layersOfKind, setVisible } from "./layers.ts";
import type { Scene } from "./scene.ts";

const scenario = (parameters: Scenario["parameters"]): Scenario => ({
  assetTag: `coastal_${Object.values(parameters).join("_")}`,
  hazard_id: "coastal",
  hazard_name: "Coastal inundation",
  scenario_name: "",
  display_name: "",
  hazard_sentence: "",
  parameters,
  hazardAreas: [],
  tilesets: [],
});

// A rise of 150 cm was modelled at 10 and 100 years only, and a rise of 30 cm at 500 years only.
const hazard: Pick<HazardDetail, "hazard_id" | "scenarios" | "form" | "availableParameterValues"> = {
  hazard_id: "coastal",
  scenarios: [
    ...[10, 100, 500].map((ari) => scenario({ slr: 0, ari, defended: "yes" })),
    ...[10, 100].map((ari) => scenario({ slr: 150, ari, defended: "yes" })),
    scenario({ slr: 30, ari: 500, defended: "yes" }),
  ],
  form: {
    elements: [
      { key: "defended", title: "Defences", type: "radioGroup", priority: 0 },
      { key: "ari", title: "Return period", type: "slider", priority: 1 },
      { key: "slr", title: "Sea level rise", type: "sealevelSlider", priority: 2 },
    ],
  },
  availableParameterValues: { slr: [0, 30, 150], ari: [500, 100, 10], defended: ["yes"] },
};

const start: Scene = {
  ...emptyScene("larkhaven", { longitude: 0, latitude: 0, zoom: 5 }),
  layers: [hazardLayer("coastal", "coastal_0_10_yes")],
};
const shown = (scene: Scene) => layersOfKind(scene, "hazard")[0];

describe("scenario controls", () => {
  it("offer only parameters with a choice, sea level first", () => {
    expect(controlsOf(hazard).map((element) => element.key)).toEqual(["slr", "ari"]);
  });

  it("choose the first scenario that matches every control that is set", () => {
    const risen = setControl(hazard, "slr", 150)(start);
    expect(shown(risen)).toMatchObject({ scenario: "coastal_150_10_yes", controls: { slr: 150 } });
    expect(shown(setControl(hazard, "ari", 100)(risen))?.scenario).toBe("coastal_150_100_yes");
  });

  it("stay where the dataset begins, as far as those that are set leave it", () => {
    const telling = { ...hazard, start_scenario: "coastal_0_100_yes" };
    expect(shown(resetControls(telling)(start))).toMatchObject({
      scenario: "coastal_0_100_yes",
      controls: {},
    });
    const risen = setControl(telling, "slr", 150)(start);
    expect(shown(risen)).toMatchObject({ scenario: "coastal_150_100_yes", controls: { slr: 150 } });
    expect(shown(setControl(telling, "slr", 30)(start))?.scenario).toBe("coastal_30_500_yes");
  });

  it("disable what an earlier control makes impossible, and nothing of the first", () => {
    const controls = { slr: 150, ari: 100 };
    expect(optionsOf(hazard, controls, "ari").filter((option) => !option.available)).toEqual([
      { value: 500, available: false },
    ]);
    expect(optionsOf(hazard, controls, "slr").every((option) => option.available)).toBe(true);
  });

  it("snap a later control to the nearest value that remains", () => {
    const rare = setControl(hazard, "ari", 500)(start);
    expect(shown(setControl(hazard, "slr", 150)(rare))?.controls).toEqual({ slr: 150, ari: 100 });
  });

  it("leave a cleared control to be chosen automatically", () => {
    const set = setControl(hazard, "ari", 100)(setControl(hazard, "slr", 150)(start));
    expect(shown(setControl(hazard, "slr", undefined)(set))).toMatchObject({
      scenario: "coastal_0_100_yes",
      controls: { ari: 100 },
    });
    expect(shown(resetControls(hazard)(set))).toMatchObject({ scenario: "coastal_0_10_yes", controls: {} });
  });

  it("show a hidden layer again, and change nothing when nothing would change", () => {
    const set = setControl(hazard, "slr", 150)(start);
    expect(setControl(hazard, "slr", 150)(set)).toBe(set);
    const hidden = setVisible({ kind: "hazard", id: "coastal" }, false)(set);
    expect(shown(setControl(hazard, "slr", 150)(hidden))?.visible).toBe(true);
  });

  it("always end on a scenario that matches them, whatever is set in whatever order", () => {
    const set = fc.oneof(
      fc.tuple(fc.constant("slr"), fc.constantFrom(0, 30, 150, undefined)),
      fc.tuple(fc.constant("ari"), fc.constantFrom(10, 100, 500, undefined)),
    );
    fc.assert(
      fc.property(fc.array(set), (steps) => {
        const end = steps.reduce((scene, [key, value]) => setControl(hazard, key, value)(scene), start);
        const layer = shown(end);
        const parameters = hazard.scenarios.find((one) => one.assetTag === layer?.scenario)?.parameters;
        expect(parameters).toMatchObject(layer?.controls ?? {});
      }),
    );
  });
});

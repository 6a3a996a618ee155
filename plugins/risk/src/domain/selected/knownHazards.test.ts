import type { ElementExposure } from "@stopbank/contract/elements";
import { stateWords } from "@stopbank/map-page/state-words";
import { describe, expect, it } from "vitest";
import { knownHazards, knownIn } from "./knownHazards.ts";

const exposure = (hazard_id: string, is_exposed: ElementExposure["is_exposed"]): ElementExposure => ({
  hazard_scenario: `${hazard_id}_${is_exposed}`,
  hazard_id,
  hazard_title: hazard_id.toUpperCase(),
  display_name: "",
  is_exposed,
  vulnerability: "",
  hazard_extent_source: "other",
  vulnerability_style: 0,
  damage_class: null,
  exposure_value: null,
  unit: "m",
  sentence: "",
});

describe("known hazards", () => {
  it("are those with an exposed scenario; never assessed is said apart", () => {
    const known = knownHazards([
      exposure("flood", "true"),
      exposure("flood", "false"),
      exposure("flood", "unknown"),
      exposure("quake", "false"),
      exposure("tsunami", "unknown"),
      exposure("slide", "unknown"),
      exposure("slide", "false"),
    ]);
    expect(known.hazards.map((hazard) => [hazard.title, knownIn(hazard, stateWords(undefined))])).toEqual([
      ["FLOOD", "exposed in 1 of 2 assessed scenarios, 1 not assessed"],
    ]);
    expect(knownIn(known.hazards[0]!, stateWords({ is_cascading: true }))).toMatch(/^out in 1 of 2/);
    expect(known.notAssessed).toEqual(["TSUNAMI"]);
  });
});

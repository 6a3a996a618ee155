import type { ElementExposure } from "@stopbank/contract/elements";
import { emptyScene } from "@stopbank/scene/empty";
import { layersOfKind, setVisible } from "@stopbank/scene/layers";
import { expect, it } from "vitest";
import { technicalReport } from "../testing/property.ts";
import { hazardGroups } from "./hazardGroups.ts";
import { isHazardShown, toggleHazard } from "./showHazard.ts";

const hazard = (display_name: string, scenario: string, more: object = {}) => ({
  display_name,
  description: "",
  scenarios: [scenario],
  layer_ids: [scenario],
  ...more,
});
const record = (
  hazard_scenario: string,
  is_exposed: "true" | "false" | "unknown",
  hazard_extent_source: "other" | "calculated" | "none",
) =>
  ({
    hazard_scenario,
    is_exposed,
    hazard_extent_source,
    sentence: `Of ${hazard_scenario}.`,
  }) as ElementExposure;

it("PRO-06, PRO-07 tells each hazard by the record of its own scenario, and what the data lacks is not known", () => {
  const groups = hazardGroups({
    config: {
      asset_type: "properties",
      report_hazards: [
        {
          group_name: "Water",
          hazards: [
            hazard("Flood", "flood_100yr", { description_header: "Rivers" }),
            hazard("Tsunami", "gone"),
            hazard("Inundation", "sea"),
            hazard("Erosion", "shore"),
          ],
        },
      ],
      does_not_fit: [],
    },
    exposures: [
      record("flood_100yr", "true", "other"),
      record("flood_500yr", "false", "other"),
      record("sea", "false", "other"),
      record("shore", "false", "calculated"),
    ],
    reports: [technicalReport],
    facts: undefined,
    has: (tag) => tag !== "gone",
  });
  expect(
    groups[0]?.hazards.map(({ display_name, status, heading, layer, reports }) => [
      display_name,
      status,
      heading,
      layer,
      reports.length,
    ]),
  ).toEqual([
    ["Flood", "exposed", "Rivers", "flood_100yr", 1],
    ["Erosion", "unknown", "What is Erosion?", "shore", 0],
    ["Tsunami", "unknown", "What is Tsunami?", undefined, 0],
    ["Inundation", "not exposed", "What is Inundation?", "sea", 0],
  ]);
  expect(groups[0]?.hazards[2]?.sentence).toBe("The data in use has no study of this hazard.");
});

it("PRO-12 the eye puts a scenario on the map in the place of another of its hazard, and takes it away", () => {
  const scene = emptyScene("larkhaven", { longitude: 172.9, latitude: -40.3, zoom: 12 });
  const shown = (next: typeof scene) =>
    layersOfKind(next, "hazard").map(({ scenario, visible }) => [scenario, visible]);
  const first = toggleHazard("flood", "flood_100yr")(scene);
  expect([shown(first), isHazardShown(first, "flood_100yr")]).toEqual([[["flood_100yr", true]], true]);
  const other = toggleHazard("flood", "flood_500yr")(first);
  expect(shown(other)).toEqual([["flood_500yr", true]]);
  expect(isHazardShown(other, "flood_100yr")).toBe(false);
  expect(shown(toggleHazard("quake", "m7")(other))).toHaveLength(2);
  expect(shown(toggleHazard("flood", "flood_500yr")(other))).toEqual([]);
  const hidden = setVisible({ kind: "hazard", id: "flood" }, false)(first);
  expect(isHazardShown(hidden, "flood_100yr")).toBe(false);
  expect(shown(toggleHazard("flood", "flood_100yr")(hidden))).toEqual([["flood_100yr", true]]);
});

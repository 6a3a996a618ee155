import type { ElementExposure } from "@stopbank/contract/elements";

/** How a scenario of a tsunami stands to a building. */
export const elementExposure = (
  hazard_scenario: string,
  is_exposed: ElementExposure["is_exposed"],
  changes: Partial<ElementExposure> = {},
): ElementExposure => ({
  hazard_scenario,
  hazard_id: "tsunami",
  hazard_title: "Tsunami",
  display_name: `Tsunami, ${hazard_scenario}`,
  is_exposed,
  vulnerability: "Moderate",
  hazard_extent_source: "other",
  vulnerability_style: 4,
  damage_class: is_exposed === "true" ? "medium" : null,
  exposure_value: is_exposed === "true" ? 1.2 : null,
  unit: "m",
  sentence: "What the study says of the building.",
  ...changes,
});

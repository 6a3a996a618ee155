import type { HazardDetail, ParameterValue } from "@stopbank/contract/layers";
import type { ProjectedExposurePoint, ProjectedRiskRow } from "@stopbank/contract/projections";

type Parameters = Readonly<Record<string, ParameterValue>>;

/** A hazard with a scenario for each set of parameters, tagged `s0`, `s1` and so on. */
export function hazardAlong(
  scenarios: readonly Parameters[],
  changes: Partial<HazardDetail> = {},
): HazardDetail {
  const keys = [...new Set(scenarios.flatMap((parameters) => Object.keys(parameters)))];
  const isNumber = (key: string) =>
    scenarios.every(({ [key]: value }) => value === undefined || typeof value === "number");
  return {
    title: "Tsunami",
    hazard_id: "tsunami",
    hazard_type: "inundation",
    group: "Coastal",
    groupIcon: "tint",
    description: { content: "" },
    unit: "m",
    intensity_label: "Depth",
    legend: { title: "Depth", sections: [] },
    form: { elements: keys.map((key, at) => ({ key, title: key, type: "slider", priority: at })) },
    parameters: Object.fromEntries(
      keys.map((key) => [
        key,
        { label: key, type: isNumber(key) ? ("number" as const) : ("keyValue" as const) },
      ]),
    ),
    availableParameterValues: {},
    scenarios: scenarios.map((parameters, at) => ({
      assetTag: `s${at}`,
      hazard_id: "tsunami",
      hazard_name: "Tsunami",
      scenario_name: `s${at}`,
      display_name: `Tsunami s${at}`,
      hazard_sentence: "",
      parameters,
      hazardAreas: [],
      tilesets: [],
    })),
    ...changes,
  };
}

/** A step along a parameter that exposes as many of 100 buildings as its classes add up to. */
export function projectedRow(
  value: number,
  classes: Partial<Pick<ProjectedRiskRow, "exposed" | "minor" | "moderate" | "major">>,
  changes: Partial<ProjectedRiskRow> = {},
): ProjectedRiskRow {
  const total = Object.values(classes).reduce((sum, count) => sum + count, 0);
  const severities = {
    unspecified: 0,
    potential: 0,
    exposed: 0,
    insignificant: 0,
    low: 0,
    minor: 0,
    moderate: 0,
    major: 0,
    high: 0,
    ...classes,
    total,
  };
  return {
    parameter_value: value,
    hazard_scenario: `at ${value}`,
    ...severities,
    missing_assets: 0,
    exposed_count: total,
    not_assessed_count: 0,
    selected_count: 100,
    ...changes,
  };
}

export const projectedPoint = (
  at: number,
  exposure: number | null,
  changes: Partial<ProjectedExposurePoint> = {},
): ProjectedExposurePoint => ({
  x_parameter_value: at,
  exposure_value: exposure,
  is_exposed: exposure === null ? "false" : "true",
  damage_class: exposure === null ? null : "medium",
  hazard_scenario: `at ${at}`,
  unit: "m",
  ...changes,
});

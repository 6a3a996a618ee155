import type { Prioritisation } from "@stopbank/contract/prioritisation-settings";

/** Settings that rank a client's regions by one layer under one scenario. */
export const sampleSettings = ({
  type,
  tag,
  regionGroup,
}: {
  readonly type: string;
  readonly tag: string;
  readonly regionGroup: string;
}): Prioritisation => ({
  layers: [{ layer_id: "areas", region_group: regionGroup, display_name: "Areas" }],
  value_sets: [{ value_set_id: "valued", display_name: "Valued", elements: [{ type }] }],
  scenarios: [{ scenario_id: "worst", display_name: "Worst", hazard_scenarios: [tag] }],
  assessments: [
    {
      assessment_id: "usual",
      display_name: "Usual",
      is_default: true,
      scenario_ids: ["worst"],
      value_set_weights: { valued: 3 },
    },
  ],
});

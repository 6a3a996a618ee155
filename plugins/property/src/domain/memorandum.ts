import type { PropertyFacts } from "@stopbank/contract/property";

export const memorandumStatus = "Draft for the council's officer: not a land information memorandum";

/**
 * The natural hazard section of a land information memorandum as data, for the council's own systems: from the same facts as the
 * document, and nothing but them. What the council has still to add stands in it.
 */
export function memorandumOf(facts: PropertyFacts) {
  const { address, legal_description, asset_id, organisation, dataset, memorandum, disclaimer } = facts;
  return {
    status: memorandumStatus,
    organisation,
    property: { asset_id, address, legal_description },
    wording: memorandum.wording,
    natural_hazards: facts.groups.flatMap(({ group_name, hazards }) =>
      hazards.map((hazard) => ({
        group: group_name,
        name: hazard.display_name,
        status: hazard.status,
        summary: hazard.sentence,
        about: hazard.description,
        likelihood: hazard.likelihood,
        scenario: hazard.scenario_name,
        effects_of_climate_change: hazard.timeframes
          .filter(({ is_judged_by }) => !is_judged_by)
          .map(({ label, status, value, unit, sentence }) => ({ label, status, value, unit, sentence })),
        combined_effects: hazard.combined_effects,
        nearest_metres: hazard.nearest?.metres ?? null,
        district_plan: hazard.district_plan,
        study: hazard.studied,
        technical_reports: hazard.technical_reports,
        reports_left_out: hazard.reports_left_out,
      })),
    ),
    officer_to_add: memorandum.officer_adds,
    still_missing: memorandum.still_missing,
    disclaimer,
    dataset,
  };
}

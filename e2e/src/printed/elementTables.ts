import type { DamageClass } from "./answers.ts";
import type { Directory } from "./directory.ts";
import type { Expected, ExpectedTable } from "./expected.ts";
import { intensity } from "./figures.ts";
import { type Ask, type AskedHazard, askedHazards } from "./question.ts";

export interface Exposure {
  readonly display_name: string;
  readonly sentence: string;
  readonly damage_class: DamageClass | null;
  readonly hazard_scenario: string;
  readonly hazard_id: string;
  readonly is_exposed: "true" | "false" | "unknown";
  /** The word for its damage class. */
  readonly vulnerability: string;
  readonly exposure_value: number | null;
  readonly unit: string;
}

interface Projected {
  readonly x_parameter_value: number;
  readonly hazard_scenario: string;
  readonly exposure_value: number | null;
  readonly unit: string;
}

/** Every scenario that reaches an element, hazard by hazard, then the hazards of the scene along their parameters. */
export async function elementTables(
  type: string,
  id: string,
  ask: Ask,
  directory: Directory,
): Promise<ExpectedTable[]> {
  const exposures = await ask<readonly Exposure[]>(`/hazard/scenarios/${type}/${id}`);
  const tables = knownTables(exposures, directory);
  for (const hazard of askedHazards) {
    const along = await ask<readonly Projected[]>(
      `/asset/projected_exposure_for_selected_element/${id}/${hazard.id}/${hazard.projected.key}?asset_type=${type}`,
      { parameters: hazard.projected.held },
    );
    tables.push({
      under: "Projected hazards",
      title: "",
      rows: projectedRows(along, exposures, hazard, directory),
    });
  }
  return tables;
}

function knownTables(exposures: readonly Exposure[], directory: Directory): ExpectedTable[] {
  return [...Map.groupBy(exposures, ({ hazard_id }) => hazard_id)].flatMap(([hazard, all]) => {
    const exposed = all.filter(({ is_exposed }) => is_exposed === "true");
    const missed = all.filter(({ is_exposed }) => is_exposed === "unknown").length;
    if (exposed.length === 0) return [];
    const { title } = directory.hazard(hazard);
    const assessed = all.length - missed;
    const lacks = missed === 0 ? "" : `, ${missed} not assessed`;
    return {
      under: `Known hazards to element / ${title} exposed in ${exposed.length} of ${assessed} assessed ${assessed === 1 ? "scenario" : "scenarios"}${lacks}`,
      title: `Scenarios of ${title}`,
      rows: [
        ["Scenario", "Consequence", "Value"],
        ...exposed.map(({ hazard_scenario, vulnerability, exposure_value, unit }) => [
          directory.scenario(hazard_scenario),
          vulnerability,
          intensity(exposure_value, unit),
        ]),
      ],
    };
  });
}

/** @param exposures what the words for classes are read from. */
function projectedRows(
  along: readonly Projected[],
  exposures: readonly Exposure[],
  { id, tag, projected }: AskedHazard,
  directory: Directory,
): Expected[][] {
  const { parameters, intensity_label } = directory.hazard(id);
  return [
    [`${parameters[projected.key]?.label} (${projected.unit})`, intensity_label, "Consequence"],
    ...along.map(({ x_parameter_value, hazard_scenario, exposure_value, unit }) => [
      `${x_parameter_value} ${projected.unit}${hazard_scenario === tag ? " (on map)" : ""}`,
      intensity(exposure_value, unit),
      exposures.find((one) => one.hazard_scenario === hazard_scenario)?.vulnerability ?? "",
    ]),
  ];
}

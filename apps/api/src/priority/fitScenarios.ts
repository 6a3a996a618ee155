import type { Prioritisation } from "@stopbank/contract/prioritisation-settings";
import type { HazardScenario } from "../data/directory.ts";
import type { ServedDataset } from "../data/servedDataset.ts";
import { namedMany } from "./fitElement.ts";
import type { FittedScenario, FittedValueSet } from "./fittedSettings.ts";
import { type NoteMisfit, uniqueBy } from "./misfits.ts";

/** Pairs of element layer and hazard scenario that one ranking looks at, at most. */
export const mostPairs = 1_000;

/** The scenarios with those of their hazard scenarios that the dataset has; one without any is left out. */
export function fitScenarios(
  settings: Prioritisation,
  { manifest, directory }: ServedDataset,
  valueSets: readonly FittedValueSet[],
  note: NoteMisfit,
): FittedScenario[] {
  const byTag = new Map(
    manifest.hazards.flatMap((hazard) =>
      hazard.scenarios.map((scenario): [string, HazardScenario] => [scenario.tag, { hazard, scenario }]),
    ),
  );
  const elements = new Set(valueSets.flatMap(({ elements: each }) => each));
  const types = new Map([...elements].map(({ type }) => [type.type, type]));
  return uniqueBy(settings.scenarios, "scenario_id", "/scenarios", "Scenario", note).flatMap(
    ({ each, path }) => {
      const name = each.display_name;
      const tags = [...new Set(each.hazard_scenarios)];
      const hazardScenarios = tags.flatMap((tag) => byTag.get(tag) ?? []);
      for (const [i, tag] of each.hazard_scenarios.entries())
        if (!byTag.has(tag))
          note(
            `${path}/hazard_scenarios/${i}`,
            "unknown-hazard-scenario",
            `Scenario ${name}: the data has no hazard scenario ${tag}.`,
          );
      if (hazardScenarios.length === 0) {
        note(path, "empty-scenario", `Scenario ${name} has no hazard scenario that fits the data.`);
        return [];
      }
      const pairs = hazardScenarios.length * elements.size;
      if (pairs > mostPairs) {
        note(
          path,
          "too-many-pairs",
          `Scenario ${name}: ${hazardScenarios.length} hazard scenarios over ${elements.size} kinds of elements are too much at once; ${mostPairs} pairs are the most.`,
        );
        return [];
      }
      for (const { hazard, scenario } of hazardScenarios)
        for (const type of types.values())
          if (!directory.isAssessed(type.type, scenario.tag))
            note(
              `${path}/hazard_scenarios/${each.hazard_scenarios.indexOf(scenario.tag)}`,
              "not-assessed",
              `Scenario ${name}: ${namedMany(type)} were not assessed for ${hazard.title} (${scenario.displayName}), which is left out for them.`,
            );
      return [
        {
          id: each.scenario_id,
          displayName: name,
          description: each.description ?? "",
          hazardScenarios,
        },
      ];
    },
  );
}

import type { Prioritisation } from "@stopbank/contract/prioritisation-settings";
import { type DataOptions, scenarioChoices } from "../../../../domain/texts/dataOptions.ts";
import { putAt } from "../../../../domain/texts/lists.ts";
import { freeId, withoutScenario } from "../../../../domain/texts/prioritisation.ts";
import { AddButton } from "../entries/AddButton.tsx";
import { ScenarioList } from "../entries/ScenarioList.tsx";
import { NamedEntry } from "./NamedEntry.tsx";

export interface ScenariosFormProps {
  readonly settings: Prioritisation;
  readonly hazards: DataOptions["hazards"];
  readonly onChange: (settings: Prioritisation) => void;
}

/** The sets of hazard scenarios that areas are ranked under. */
export function ScenariosForm({ settings, hazards, onChange }: ScenariosFormProps) {
  const { scenarios } = settings;
  const [first] = scenarioChoices(hazards);
  const put = (at: number, change: Partial<(typeof scenarios)[number]>) =>
    onChange({ ...settings, scenarios: putAt(scenarios, at, change) });
  return (
    <AddButton
      blockedBy={first === undefined ? "The data has no hazards" : undefined}
      onAdd={() =>
        first !== undefined &&
        onChange({
          ...settings,
          scenarios: [
            ...scenarios,
            {
              scenario_id: freeId(
                "scenario",
                scenarios.map(({ scenario_id }) => scenario_id),
              ),
              display_name: "",
              hazard_scenarios: [first.value],
            },
          ],
        })
      }
      text="Add a scenario"
    >
      {scenarios.map(({ scenario_id, hazard_scenarios: tags, ...named }, at) => (
        <NamedEntry
          key={scenario_id}
          named={named}
          onChange={(change) => put(at, change)}
          onRemove={() => onChange(withoutScenario(settings, at))}
          title={`Scenario ${at + 1}`}
        >
          <ScenarioList
            hazards={hazards}
            of={`scenario ${at + 1}`}
            onTags={(hazard_scenarios) => put(at, { hazard_scenarios })}
            tags={tags}
          />
        </NamedEntry>
      ))}
    </AddButton>
  );
}

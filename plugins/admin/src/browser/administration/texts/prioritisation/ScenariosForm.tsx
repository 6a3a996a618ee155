import { Button } from "@blueprintjs/core";
import type { Prioritisation } from "@stopbank/contract/prioritisation-settings";
import {
  freeId,
  type PrioritisationOptions,
  putAt,
  withoutAt,
  withoutScenario,
} from "../../../../domain/texts/prioritisation.ts";
import { WordsField } from "../../editing/WordsField.tsx";
import { AddButton } from "./AddButton.tsx";
import { ChoiceField } from "./ChoiceField.tsx";
import { EntryView } from "./EntryView.tsx";

export interface ScenariosFormProps {
  readonly settings: Prioritisation;
  readonly hazards: PrioritisationOptions["hazards"];
  readonly onChange: (settings: Prioritisation) => void;
}

/** The sets of hazard scenarios that areas are ranked under. */
export function ScenariosForm({ settings, hazards, onChange }: ScenariosFormProps) {
  const { scenarios } = settings;
  const options = hazards.flatMap(({ title, scenarios: own }) =>
    own.map(({ tag, name }) => ({ value: tag, label: name, group: title })),
  );
  const nameOf = (tag: string) => options.find(({ value }) => value === tag)?.label;
  const [first] = options;
  const put = (at: number, change: Partial<(typeof scenarios)[number]>) =>
    onChange({ ...settings, scenarios: putAt(scenarios, at, change) });
  return (
    <AddButton
      isDisabled={first === undefined}
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
      {scenarios.map(({ scenario_id, display_name, description, hazard_scenarios: tags }, at) => (
        <EntryView
          key={scenario_id}
          onRemove={() => onChange(withoutScenario(settings, at))}
          title={`Scenario ${at + 1}`}
        >
          <WordsField
            label="Name"
            onValue={(words) => put(at, { display_name: words })}
            value={display_name}
          />
          <WordsField
            label="What it is"
            most={20_000}
            onValue={(words) => put(at, { description: words })}
            rows={2}
            value={description ?? ""}
          />
          <ul aria-label={`Hazards of scenario ${at + 1}`} className="admin-history">
            {tags.map((tag, place) => (
              <li className="admin-history-line" key={tag}>
                <p>{nameOf(tag) ?? `${tag}: the data does not have this any more.`}</p>
                <Button
                  aria-label={`Take out ${nameOf(tag) ?? tag}`}
                  disabled={tags.length === 1}
                  onClick={() => put(at, { hazard_scenarios: withoutAt(tags, place) })}
                  size="small"
                  text="Take out"
                  variant="outlined"
                />
              </li>
            ))}
          </ul>
          <ChoiceField
            label={`Another hazard for scenario ${at + 1}`}
            onValue={(tag) => tag !== "" && put(at, { hazard_scenarios: [...tags, tag] })}
            options={options.filter(({ value }) => !tags.includes(value))}
            placeholder="Choose a hazard's scenario ..."
            value=""
          />
        </EntryView>
      ))}
    </AddButton>
  );
}

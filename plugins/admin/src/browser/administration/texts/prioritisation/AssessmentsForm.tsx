import { Checkbox } from "@blueprintjs/core";
import type { Prioritisation } from "@stopbank/contract/prioritisation-settings";
import { putAt, withoutAt } from "../../../../domain/texts/lists.ts";
import { freeId, withDefault } from "../../../../domain/texts/prioritisation.ts";
import { WordsField } from "../../editing/WordsField.tsx";
import { AddButton } from "../entries/AddButton.tsx";
import { ChoiceField } from "../entries/ChoiceField.tsx";
import { EntryView } from "../entries/EntryView.tsx";

export interface AssessmentsFormProps {
  readonly settings: Prioritisation;
  readonly onChange: (settings: Prioritisation) => void;
}

const weights = ["1", "2", "3", "4", "5"].map((value) => ({
  value,
  label: value === "1" ? "1 (lower)" : value === "5" ? "5 (higher)" : value,
}));

/** The weights that people begin with, and for which scenarios. */
export function AssessmentsForm({ settings, onChange }: AssessmentsFormProps) {
  const { assessments, scenarios, value_sets: sets } = settings;
  const put = (at: number, change: Partial<(typeof assessments)[number]>) =>
    onChange({ ...settings, assessments: putAt(assessments, at, change) });
  return (
    <AddButton
      onAdd={() =>
        onChange({
          ...settings,
          assessments: [
            ...assessments,
            {
              assessment_id: freeId(
                "assessment",
                assessments.map(({ assessment_id }) => assessment_id),
              ),
              display_name: "",
              is_default: assessments.length === 0,
              scenario_ids: scenarios.map(({ scenario_id }) => scenario_id),
              value_set_weights: {},
            },
          ],
        })
      }
      text="Add an assessment"
    >
      {assessments.map(({ assessment_id, display_name, is_default, ...own }, at) => (
        <EntryView
          key={assessment_id}
          onRemove={() => onChange({ ...settings, assessments: withoutAt(assessments, at) })}
          title={`Assessment ${at + 1}`}
        >
          <WordsField
            label="Name"
            onValue={(words) => put(at, { display_name: words })}
            value={display_name}
          />
          <Checkbox
            checked={is_default}
            label="What people begin with"
            onChange={({ currentTarget }) => onChange(withDefault(settings, at, currentTarget.checked))}
          />
          <fieldset>
            <legend>For the scenarios</legend>
            {scenarios.map(({ scenario_id: id, display_name: name }) => (
              <Checkbox
                checked={own.scenario_ids.includes(id)}
                key={id}
                label={name || id}
                onChange={({ currentTarget }) =>
                  put(at, {
                    scenario_ids: currentTarget.checked
                      ? [...own.scenario_ids, id]
                      : own.scenario_ids.filter((other) => other !== id),
                  })
                }
              />
            ))}
          </fieldset>
          <div className="admin-pair">
            {sets.map(({ value_set_id: id, display_name: name }) => (
              <ChoiceField
                key={id}
                label={`Weight of ${name || id}`}
                onValue={(weight) =>
                  put(at, { value_set_weights: { ...own.value_set_weights, [id]: Number(weight) } })
                }
                options={weights}
                value={String(own.value_set_weights[id] ?? 1)}
              />
            ))}
          </div>
        </EntryView>
      ))}
    </AddButton>
  );
}

import type { HazardOption } from "../../../../domain/texts/dataOptions.ts";
import { putAt, withoutAt } from "../../../../domain/texts/lists.ts";
import {
  type HazardGroup,
  mostGroups,
  mostHazardsOfGroup,
  newHazard,
} from "../../../../domain/texts/property.ts";
import { WordsField } from "../../editing/WordsField.tsx";
import { AddButton } from "../entries/AddButton.tsx";
import { EntryView } from "../entries/EntryView.tsx";
import { FoldedEntry } from "../entries/FoldedEntry.tsx";
import { HazardFields } from "./HazardFields.tsx";

export interface HazardGroupsFormProps {
  readonly groups: readonly HazardGroup[];
  readonly hazards: readonly HazardOption[];
  readonly onChange: (groups: HazardGroup[]) => void;
}

/** The hazards that properties are judged by, in groups. */
export function HazardGroupsForm({ groups, hazards, onChange }: HazardGroupsFormProps) {
  const first = hazards.flatMap(({ scenarios }) => scenarios)[0]?.tag;
  const noHazards = first === undefined ? "The data has no hazards" : undefined;
  const putHazards = (at: number, own: HazardGroup["hazards"]) =>
    onChange(putAt(groups, at, { hazards: own }));
  return (
    <AddButton
      blockedBy={noHazards ?? (groups.length < mostGroups ? undefined : `${mostGroups} groups at most`)}
      onAdd={() =>
        first !== undefined && onChange([...groups, { group_name: "", hazards: [newHazard(first)] }])
      }
      text="Add a group of hazards"
    >
      {groups.map(({ group_name, hazards: own }, at) => (
        <EntryView
          // biome-ignore lint/suspicious/noArrayIndexKey: groups differ in their place alone
          key={at}
          onRemove={() => onChange(withoutAt(groups, at))}
          title={`Group ${at + 1}`}
        >
          <WordsField
            label="Name"
            onValue={(words) => onChange(putAt(groups, at, { group_name: words }))}
            problem={group_name === "" ? "It needs a name." : undefined}
            value={group_name}
          />
          <AddButton
            blockedBy={
              noHazards ??
              (own.length < mostHazardsOfGroup
                ? undefined
                : `${mostHazardsOfGroup} hazards of a group at most`)
            }
            onAdd={() => first !== undefined && putHazards(at, [...own, newHazard(first)])}
            text="Add a hazard"
          >
            {own.map((hazard, place) => (
              <FoldedEntry
                // biome-ignore lint/suspicious/noArrayIndexKey: hazards of one group differ in their place alone
                key={place}
                name={hazard.display_name}
                onRemove={own.length === 1 ? undefined : () => putHazards(at, withoutAt(own, place))}
                title={`Hazard ${at + 1}.${place + 1}`}
              >
                <HazardFields
                  hazard={hazard}
                  hazards={hazards}
                  onChange={(changed) => putHazards(at, own.with(place, changed))}
                />
              </FoldedEntry>
            ))}
          </AddButton>
        </EntryView>
      ))}
    </AddButton>
  );
}

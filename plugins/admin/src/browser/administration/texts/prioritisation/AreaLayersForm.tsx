import type { Prioritisation } from "@stopbank/contract/prioritisation-settings";
import { putAt, withoutAt } from "../../../../domain/texts/lists.ts";
import { freeId } from "../../../../domain/texts/prioritisation.ts";
import { WordsField } from "../../editing/WordsField.tsx";
import { AddButton } from "../entries/AddButton.tsx";
import { ChoiceField } from "../entries/ChoiceField.tsx";
import { EntryView } from "../entries/EntryView.tsx";

type AreaLayers = Prioritisation["layers"];

export interface AreaLayersFormProps {
  readonly layers: AreaLayers;
  readonly regionGroups: readonly { readonly id: string; readonly title: string }[];
  readonly onChange: (layers: AreaLayers) => void;
}

/** The kinds of areas that are ranked. */
export function AreaLayersForm({ layers, regionGroups, onChange }: AreaLayersFormProps) {
  const unused = regionGroups.filter(({ id }) => layers.every(({ region_group }) => region_group !== id));
  const [next] = unused;
  return (
    <AddButton
      blockedBy={
        next === undefined
          ? regionGroups.length === 0
            ? "The data has no regions"
            : "Every kind of region is there already"
          : undefined
      }
      onAdd={() =>
        next !== undefined &&
        onChange([
          ...layers,
          {
            layer_id: freeId(
              "areas",
              layers.map(({ layer_id }) => layer_id),
            ),
            region_group: next.id,
            display_name: next.title,
          },
        ])
      }
      text="Add a kind of area"
    >
      {layers.map(({ layer_id, region_group, display_name }, at) => (
        <EntryView
          key={layer_id}
          onRemove={() => onChange(withoutAt(layers, at))}
          title={`Kind of area ${at + 1}`}
        >
          <div className="admin-pair">
            <ChoiceField
              label="Regions"
              onValue={(chosen) => onChange(putAt(layers, at, { region_group: chosen }))}
              options={regionGroups.map(({ id, title }) => ({ value: id, label: title }))}
              value={region_group}
            />
            <WordsField
              label="Name"
              onValue={(words) => onChange(putAt(layers, at, { display_name: words }))}
              value={display_name}
            />
          </div>
        </EntryView>
      ))}
    </AddButton>
  );
}

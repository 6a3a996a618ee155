import type { Prioritisation } from "@stopbank/contract/prioritisation-settings";
import type { ElementOption } from "../../../../domain/texts/dataOptions.ts";
import { putAt, withoutAt } from "../../../../domain/texts/lists.ts";
import { freeId, withoutValueSet } from "../../../../domain/texts/prioritisation.ts";
import { AddButton } from "../entries/AddButton.tsx";
import { ElementFields } from "./ElementFields.tsx";
import { NamedEntry } from "./NamedEntry.tsx";

export interface ValueSetsFormProps {
  readonly settings: Prioritisation;
  readonly layers: readonly ElementOption[];
  readonly onChange: (settings: Prioritisation) => void;
}

/** What is valued, as elements. */
export function ValueSetsForm({ settings, layers, onChange }: ValueSetsFormProps) {
  const { value_sets: sets } = settings;
  const [first] = layers;
  const put = (at: number, change: Partial<(typeof sets)[number]>) =>
    onChange({ ...settings, value_sets: putAt(sets, at, change) });
  const elementIds = sets.flatMap(({ elements }) =>
    elements.map(({ element_id, type }) => element_id ?? type),
  );
  /** Several parts of a layer have names of their own, so that they are told apart. */
  const elementOf = (type: string) =>
    elementIds.includes(type) ? { element_id: freeId(type, elementIds), type } : { type };
  return (
    <AddButton
      blockedBy={first === undefined ? "The data has no elements" : undefined}
      onAdd={() =>
        first !== undefined &&
        onChange({
          ...settings,
          value_sets: [
            ...sets,
            {
              value_set_id: freeId(
                "values",
                sets.map(({ value_set_id }) => value_set_id),
              ),
              display_name: "",
              elements: [elementOf(first.type)],
            },
          ],
        })
      }
      text="Add a value set"
    >
      {sets.map(({ value_set_id, elements, ...named }, at) => (
        <NamedEntry
          key={value_set_id}
          named={named}
          onChange={(change) => put(at, change)}
          onRemove={() => onChange(withoutValueSet(settings, at))}
          title={`Value set ${at + 1}`}
        >
          <AddButton
            blockedBy={first === undefined ? "The data has no elements" : undefined}
            onAdd={() => first !== undefined && put(at, { elements: [...elements, elementOf(first.type)] })}
            text="Add elements"
          >
            {elements.map((element, place) => (
              <ElementFields
                element={element}
                // biome-ignore lint/suspicious/noArrayIndexKey: elements of one layer differ in their place alone
                key={place}
                layers={layers}
                onChange={(changed) => put(at, { elements: elements.with(place, changed) })}
                onRemove={
                  elements.length === 1 ? undefined : () => put(at, { elements: withoutAt(elements, place) })
                }
                title={`Elements ${at + 1}.${place + 1}`}
              />
            ))}
          </AddButton>
        </NamedEntry>
      ))}
    </AddButton>
  );
}

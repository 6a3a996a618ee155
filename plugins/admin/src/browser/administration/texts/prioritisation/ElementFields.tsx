import type { ValueSetElement } from "@stopbank/contract/prioritisation-settings";
import type { ElementOption } from "../../../../domain/texts/dataOptions.ts";
import { WordsField } from "../../editing/WordsField.tsx";
import { ChoiceField } from "../entries/ChoiceField.tsx";
import { EntryView } from "../entries/EntryView.tsx";
import { FilterFields } from "./FilterFields.tsx";

export interface ElementFieldsProps {
  readonly title: string;
  readonly element: ValueSetElement;
  readonly layers: readonly ElementOption[];
  readonly onChange: (element: ValueSetElement) => void;
  readonly onRemove: (() => void) | undefined;
}

/** An element layer of a value set, or those of its elements that pass filters. */
export function ElementFields({ title, element, layers, onChange, onRemove }: ElementFieldsProps) {
  const { type, label, filters = {}, ...others } = element;
  const layer = layers.find((each) => each.type === type);
  const attributes = layer?.attributes ?? [];
  const putFilters = (next: NonNullable<ValueSetElement["filters"]>) =>
    onChange({
      ...others,
      type,
      ...(label === undefined ? {} : { label }),
      ...(Object.keys(next).length === 0 ? {} : { filters: next }),
    });
  return (
    <EntryView onRemove={onRemove} title={title}>
      <div className="admin-pair">
        <ChoiceField
          label="Element layer"
          // Filters are of the attributes of a layer.
          onValue={(chosen) =>
            onChange({ ...others, type: chosen, ...(label === undefined ? {} : { label }) })
          }
          options={layers.map((each) => ({ value: each.type, label: each.label }))}
          value={type}
        />
        <WordsField
          help="Without one, the layer's name."
          label="Name"
          onValue={(words) =>
            onChange({ ...element, label: words === "" ? undefined : words } as ValueSetElement)
          }
          value={label ?? ""}
        />
      </div>
      {Object.entries(filters).map(([key, filter]) => (
        <FilterFields
          attribute={attributes.find((each) => each.key === key)}
          attributeKey={key}
          filter={filter}
          key={key}
          onChange={(changed) => putFilters({ ...filters, [key]: changed })}
          onRemove={() =>
            putFilters(Object.fromEntries(Object.entries(filters).filter(([other]) => other !== key)))
          }
        />
      ))}
      <ChoiceField
        label="Only some of them"
        onValue={(key) => key !== "" && putFilters({ ...filters, [key]: {} })}
        options={attributes
          .filter(({ key }) => !Object.hasOwn(filters, key))
          .map(({ key, label: name }) => ({ value: key, label: name }))}
        placeholder="Filter by ..."
        value=""
      />
    </EntryView>
  );
}

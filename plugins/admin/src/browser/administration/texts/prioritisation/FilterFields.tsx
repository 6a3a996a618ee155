import { Button, Checkbox } from "@blueprintjs/core";
import type { AttributeFilter } from "@stopbank/contract/selection";
import type { AttributeOption } from "../../../../domain/texts/dataOptions.ts";
import { LabelledField } from "../../editing/LabelledField.tsx";
import { LinesField } from "../../editing/LinesField.tsx";
import { NumberField } from "./NumberField.tsx";

export interface FilterFieldsProps {
  /** Undefined for one that the data does not have any more. */
  readonly attribute: AttributeOption | undefined;
  readonly attributeKey: string;
  readonly filter: AttributeFilter;
  readonly onChange: (filter: AttributeFilter) => void;
  readonly onRemove: () => void;
}

/** Which values of an attribute an element must have to count. */
export function FilterFields({ attribute, attributeKey, filter, onChange, onRemove }: FilterFieldsProps) {
  const name = attribute?.label ?? attributeKey;
  const put = <Key extends keyof AttributeFilter>(key: Key, value: AttributeFilter[Key] | undefined) => {
    const { [key]: _, ...others } = filter;
    onChange(value === undefined ? others : { ...others, [key]: value });
  };
  return (
    <div className="admin-fields">
      {attribute === undefined && (
        <p className="sb-muted">{attributeKey}: the data does not have this any more.</p>
      )}
      {attribute?.type === "text" && (
        <LinesField
          label={`${name}, one a line`}
          lines={filter.values ?? []}
          onLines={(values) => put("values", values)}
        />
      )}
      {attribute?.type === "numeric" && (
        <div className="admin-pair">
          <NumberField label={`${name}, at least`} onValue={(min) => put("min", min)} value={filter.min} />
          <NumberField label={`${name}, at most`} onValue={(max) => put("max", max)} value={filter.max} />
        </div>
      )}
      {attribute?.type === "date" && (
        <div className="admin-pair">
          <DayField label={`${name}, from`} onDay={(day) => put("after", day)} day={filter.after} />
          <DayField label={`${name}, until`} onDay={(day) => put("before", day)} day={filter.before} />
        </div>
      )}
      <div className="admin-row">
        <Checkbox
          checked={filter.null_values === true}
          label={`Also those without a value for ${name}`}
          onChange={({ currentTarget }) => put("null_values", currentTarget.checked ? true : undefined)}
        />
        <Button
          aria-label={`Remove the filter on ${name}`}
          onClick={onRemove}
          size="small"
          text="Remove the filter"
          variant="outlined"
        />
      </div>
    </div>
  );
}

interface DayFieldProps {
  readonly label: string;
  readonly day: string | undefined;
  readonly onDay: (day: string | undefined) => void;
}

const DayField = ({ label, day, onDay }: DayFieldProps) => (
  <LabelledField label={label}>
    {(tied) => (
      <input
        {...tied}
        className="bp6-input bp6-fill"
        onChange={({ currentTarget: { value } }) => onDay(value === "" ? undefined : value)}
        type="date"
        value={day ?? ""}
      />
    )}
  </LabelledField>
);

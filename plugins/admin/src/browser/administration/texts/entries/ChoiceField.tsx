import { HTMLSelect } from "@blueprintjs/core";
import { LabelledField } from "../../editing/LabelledField.tsx";

export interface ChoiceFieldProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly ChoiceOption[];
  readonly onValue: (value: string) => void;
  /** What stands there while nothing is chosen; then `value` may be empty. */
  readonly placeholder?: string;
}

export interface ChoiceOption {
  readonly value: string;
  readonly label: string;
  readonly group?: string;
}

/** One of several; what is chosen and not among them any more is said so, and stays until another is chosen. */
export function ChoiceField({ label, value, options, onValue, placeholder }: ChoiceFieldProps) {
  const isGone = value !== "" && options.every((option) => option.value !== value);
  const groups = Map.groupBy(options, ({ group }) => group ?? "");
  const listed = (own: readonly ChoiceOption[]) =>
    own.map((option) => (
      <option key={option.value} value={option.value}>
        {option.label}
      </option>
    ));
  return (
    <LabelledField label={label} problem={isGone ? "The data does not have this any more." : undefined}>
      {(tied) => (
        <HTMLSelect
          {...tied}
          fill
          onChange={({ currentTarget }) => onValue(currentTarget.value)}
          value={value}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {isGone && <option value={value}>{value}</option>}
          {[...groups].map(([group, own]) =>
            group === "" ? (
              listed(own)
            ) : (
              <optgroup key={group} label={group}>
                {listed(own)}
              </optgroup>
            ),
          )}
        </HTMLSelect>
      )}
    </LabelledField>
  );
}

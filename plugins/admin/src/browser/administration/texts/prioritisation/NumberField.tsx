import { InputGroup } from "@blueprintjs/core";
import { LabelledField } from "../../editing/LabelledField.tsx";

export interface NumberFieldProps {
  readonly label: string;
  readonly value: number | undefined;
  /** What counts while the field is empty. */
  readonly usual?: string;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  /** @param value undefined where the field is empty. */
  readonly onValue: (value: number | undefined) => void;
}

/** A number that may be left out. */
export const NumberField = ({ label, value, usual, min, max, step, onValue }: NumberFieldProps) => {
  const isBeyond = value !== undefined && (value < (min ?? -Infinity) || value > (max ?? Infinity));
  return (
    <LabelledField label={label} problem={isBeyond ? `From ${min} to ${max}.` : undefined}>
      {(tied) => (
        <InputGroup
          {...tied}
          inputMode="decimal"
          intent={isBeyond ? "danger" : "none"}
          max={max}
          min={min}
          onValueChange={(text) => onValue(text === "" ? undefined : Number(text))}
          placeholder={usual ?? ""}
          step={step ?? "any"}
          type="number"
          value={value === undefined ? "" : String(value)}
        />
      )}
    </LabelledField>
  );
};

import { useId } from "react";
import type { Measure } from "../../domain/classRows.ts";

const options = [
  ["quantity", "Quantity (default)"],
  ["value", "Value ($)"],
] as const satisfies readonly (readonly [Measure, string])[];

export interface MeasureToggleProps {
  readonly measure: Measure;
  readonly onChange: (measure: Measure) => void;
}

/** What the charts count. */
export function MeasureToggle({ measure, onChange }: MeasureToggleProps) {
  const name = useId();
  return (
    <div className="risk-segments" role="radiogroup" aria-label="Show">
      {options.map(([value, label]) => (
        <label key={value}>
          <input type="radio" name={name} checked={measure === value} onChange={() => onChange(value)} />
          <span>{label}</span>
        </label>
      ))}
    </div>
  );
}

import { useId } from "react";
import type { Measure } from "../../domain/classRows.ts";

const options = [
  ["quantity", "Quantity (default)"],
  ["value", "Value ($)"],
  ["damage", "Damage ($)"],
] as const satisfies readonly (readonly [Measure, string])[];

export interface MeasureToggleProps {
  /** What can be counted: not every layer has damage curves. */
  readonly measures: readonly Measure[];
  readonly measure: Measure;
  readonly onChange: (measure: Measure) => void;
}

/** What the charts count. */
export function MeasureToggle({ measures, measure, onChange }: MeasureToggleProps) {
  const name = useId();
  const offered = options.filter(([value]) => measures.includes(value));
  return (
    <div className="risk-segments" role="radiogroup" aria-label="Show">
      {offered.map(([value, label]) => (
        <label key={value}>
          <input type="radio" name={name} checked={measure === value} onChange={() => onChange(value)} />
          <span>{label}</span>
        </label>
      ))}
    </div>
  );
}

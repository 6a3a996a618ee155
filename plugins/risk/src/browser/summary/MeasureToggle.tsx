import type { Measure } from "@stopbank/map-page/class-rows";
import { useId } from "react";
import type { MeasureOption } from "../../domain/summary/measureOptions.ts";

export interface MeasureToggleProps {
  /** What can be counted: not every layer has damage curves, or amounts at all. */
  readonly options: readonly MeasureOption[];
  readonly measure: Measure;
  readonly onChange: (measure: Measure) => void;
}

/** What the charts count. */
export function MeasureToggle({ options, measure, onChange }: MeasureToggleProps) {
  const name = useId();
  return (
    <div className="map-page-segments" role="radiogroup" aria-label="Show">
      {options.map((option) => (
        <label key={option.measure}>
          <input
            type="radio"
            name={name}
            checked={measure === option.measure}
            onChange={() => onChange(option.measure)}
          />
          <span>{option.name}</span>
        </label>
      ))}
    </div>
  );
}

import type { Measure } from "@stopbank/map-page/class-rows";
import { currencySymbol } from "@stopbank/numbers";
import { useId } from "react";

const options = (symbol: string): readonly (readonly [Measure, string])[] => [
  ["quantity", "Quantity (default)"],
  ["value", `Value (${symbol})`],
  ["damage", `Damage (${symbol})`],
];

export interface MeasureToggleProps {
  /** What can be counted: not every layer has damage curves. */
  readonly measures: readonly Measure[];
  readonly measure: Measure;
  /** Of the amounts, ISO 4217. */
  readonly currency: string;
  readonly onChange: (measure: Measure) => void;
}

/** What the charts count. */
export function MeasureToggle({ measures, measure, currency, onChange }: MeasureToggleProps) {
  const name = useId();
  const offered = options(currencySymbol(currency)).filter(([value]) => measures.includes(value));
  return (
    <div className="map-page-segments" role="radiogroup" aria-label="Show">
      {offered.map(([value, label]) => (
        <label key={value}>
          <input type="radio" name={name} checked={measure === value} onChange={() => onChange(value)} />
          <span>{label}</span>
        </label>
      ))}
    </div>
  );
}

import { type ReactNode, useId } from "react";
import { greatestWeight, leastWeight } from "../../domain/weights/weights.ts";

export interface WeightSliderProps {
  /** What is valued: "Homes". */
  readonly label: string;
  readonly description?: string | undefined;
  readonly weight: number;
  readonly onChange: (weight: number) => void;
  /** Below it: what belongs to it. */
  readonly children?: ReactNode;
}

const steps = Array.from({ length: greatestWeight - leastWeight + 1 }, (_, at) => leastWeight + at);

/** How important one value set is, in whole steps from 'Lower' to 'Higher' (PRI-07). */
export function WeightSlider({ label, description, weight, onChange, children }: WeightSliderProps) {
  const id = useId();
  const about = `${id}-about`;
  return (
    <div className="priority-weight">
      <div className="priority-weight-head">
        <label htmlFor={id}>{label}</label>
        <output htmlFor={id} aria-hidden="true">
          {weight}
        </output>
      </div>
      {description !== undefined && description !== "" && (
        <p className="sb-muted" id={about}>
          {description}
        </p>
      )}
      <div
        className="priority-weight-scale"
        style={{ "--priority-weight": (weight - leastWeight) / (greatestWeight - leastWeight) } as object}
      >
        <input
          aria-describedby={description ? about : undefined}
          aria-valuetext={`${weight} of ${greatestWeight}`}
          id={id}
          max={greatestWeight}
          min={leastWeight}
          onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
          step={1}
          type="range"
          value={weight}
        />
        <div className="priority-weight-ticks" aria-hidden="true">
          {steps.map((step) => (
            <i key={step} data-reached={step <= weight || undefined} />
          ))}
        </div>
        <div className="priority-weight-ends" aria-hidden="true">
          <span>Lower</span>
          <span>Higher</span>
        </div>
      </div>
      {children}
    </div>
  );
}

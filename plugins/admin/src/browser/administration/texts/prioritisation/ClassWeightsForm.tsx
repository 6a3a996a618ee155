import type { ClassWeights } from "@stopbank/contract/prioritisation-settings";
import { usualClassWeights } from "@stopbank/risk-engine/class-weights";
import { NumberField } from "./NumberField.tsx";

export interface ClassWeightsFormProps {
  readonly weights: ClassWeights;
  readonly onChange: (weights: ClassWeights) => void;
}

const classes = [
  ["high", "Major or high", usualClassWeights.high],
  ["medium", "Moderate", usualClassWeights.moderate],
  ["low", "Minor or low", usualClassWeights.low],
  ["exposed", "Exposed", usualClassWeights.exposed],
  ["potential", "Potential", usualClassWeights.potential],
  ["insignificant", "Insignificant", usualClassWeights.insignificant],
  ["unspecified", "Unspecified", usualClassWeights.unspecified],
] as const satisfies readonly (readonly [keyof ClassWeights, string, number])[];

/** How much of an element counts, by its damage class. */
export const ClassWeightsForm = ({ weights, onChange }: ClassWeightsFormProps) => (
  <div className="admin-pair">
    {classes.map(([name, label, usual]) => (
      <NumberField
        key={name}
        label={label}
        max={1}
        min={0}
        onValue={(weight) => {
          const { [name]: _, ...others } = weights;
          onChange(weight === undefined ? others : { ...others, [name]: weight });
        }}
        step={0.05}
        usual={String(usual)}
        value={weights[name]}
      />
    ))}
  </div>
);

import { Button } from "@blueprintjs/core";
import { useState } from "react";
import type { ValueSet } from "../../domain/choice/settings.ts";
import { type Weights, weightOf } from "../../domain/weights/weights.ts";
import { NoSettingsView } from "../inputs/NoSettingsView.tsx";
import { WeightSlider } from "../weights/WeightSlider.tsx";

export interface WizardViewProps {
  /** Whose values they are, in words for where there are none. */
  readonly organisation: string;
  readonly valueSets: readonly ValueSet[];
  /** As they are applied now. */
  readonly applied: Weights;
  readonly onBack: () => void;
  readonly onConfirm: (weights: Weights) => void;
}

/** Asks what is valued, in one step (PRI-05). */
export function WizardView({ organisation, valueSets, applied, onBack, onConfirm }: WizardViewProps) {
  const [weights, setWeights] = useState(applied);
  return (
    <form
      className="priority-wizard"
      onSubmit={(event) => {
        event.preventDefault();
        onConfirm(weights);
      }}
    >
      <header>
        <p className="sb-muted">Step 1 of 1</p>
        <h2>Which values are most important?</h2>
        <p>Use the sliders to choose the importance of each value set...</p>
      </header>
      <ul className="priority-weights">
        {valueSets.map(({ value_set_id, display_name, description }) => (
          <li key={value_set_id}>
            <WeightSlider
              label={display_name}
              description={description}
              weight={weightOf(weights, value_set_id)}
              onChange={(weight) => setWeights({ ...weights, [value_set_id]: weight })}
            />
          </li>
        ))}
      </ul>
      {valueSets.length === 0 && <NoSettingsView organisation={organisation} />}
      <footer>
        <Button onClick={onBack} text="Back" variant="outlined" />
        <Button intent="primary" text="Confirm" type="submit" />
      </footer>
    </form>
  );
}

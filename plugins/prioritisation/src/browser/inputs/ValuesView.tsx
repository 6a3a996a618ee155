import { Button } from "@blueprintjs/core";
import { useId, useState } from "react";
import type { ValueSet } from "../../domain/choice/settings.ts";
import { type Weights, weightOf } from "../../domain/weights/weights.ts";
import { WeightSlider } from "../weights/WeightSlider.tsx";

export interface ValuesViewProps {
  readonly valueSets: readonly ValueSet[];
  /** As they are set, applied or not. */
  readonly weights: Weights;
  readonly onWeight: (valueSet: string, weight: number) => void;
  /** Back to what was applied last; undefined where that is what is set. */
  readonly onReset: (() => void) | undefined;
  /** All alike; undefined where they are. */
  readonly onBalance: (() => void) | undefined;
  /** To the organisation's own; undefined where that is what is set, and null where it has none. */
  readonly onDefaults: (() => void) | undefined | null;
}

/** How important each value set is (PRI-06). */
export function ValuesView(props: ValuesViewProps) {
  const { valueSets, weights, onWeight, onReset, onBalance, onDefaults } = props;
  return (
    <section className="priority-part" aria-label="Values">
      <header>
        <h2>Values</h2>
        <div className="priority-actions">
          <Action text="Reset" onClick={onReset} />
          <Action text="Balance" onClick={onBalance} />
          {onDefaults !== null && <Action text="Use defaults" onClick={onDefaults} />}
        </div>
      </header>
      <p className="sb-muted">
        How important is each of these? Areas where more of it is at risk come first.
      </p>
      <ul className="priority-weights">
        {valueSets.map((valueSet) => (
          <li key={valueSet.value_set_id}>
            <WeightSlider
              label={valueSet.display_name}
              description={valueSet.description}
              weight={weightOf(weights, valueSet.value_set_id)}
              onChange={(weight) => onWeight(valueSet.value_set_id, weight)}
            >
              <Elements of={valueSet} />
            </WeightSlider>
          </li>
        ))}
      </ul>
    </section>
  );
}

const Action = ({ text, onClick }: { readonly text: string; readonly onClick: (() => void) | undefined }) => (
  <Button disabled={onClick === undefined} onClick={onClick} size="small" text={text} variant="outlined" />
);

/** What a value set is made of, once it is asked for. */
function Elements({ of: { display_name, elements } }: { readonly of: ValueSet }) {
  const [isShown, setShown] = useState(false);
  const id = useId();
  return (
    <>
      <button
        type="button"
        className="priority-elements-switch"
        aria-controls={isShown ? id : undefined}
        aria-expanded={isShown}
        aria-label={`${isShown ? "Hide" : "View"} elements of ${display_name}`}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? "Hide elements" : "View elements"}
      </button>
      {isShown && (
        <ul className="priority-elements" id={id}>
          {elements.map(({ element_id, label }) => (
            <li key={element_id}>{label}</li>
          ))}
        </ul>
      )}
    </>
  );
}

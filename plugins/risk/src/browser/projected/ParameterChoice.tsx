import { ControlInput } from "@stopbank/map-page/control-input";
import { useId } from "react";
import { projectedAxis } from "../../domain/projection/projectedParameters.ts";
import type { ProjectionState } from "./useProjection.ts";

export type ParameterChoiceProps = Pick<
  ProjectionState,
  "hazard" | "projection" | "pickPrimary" | "pickSecondary"
>;

/** Along which of two parameters to draw, and where the other one stands. Nothing to choose where there is one. */
export function ParameterChoice({ hazard, projection, pickPrimary, pickSecondary }: ParameterChoiceProps) {
  const name = useId();
  const { parameters, primary, secondary, held } = projection;
  if (secondary === undefined) return null;
  return (
    <div className="risk-projected-choice">
      <div className="map-page-segments" role="radiogroup" aria-label="Project along">
        {parameters.map(({ key, title }) => (
          <label key={key}>
            <input type="radio" name={name} checked={key === primary.key} onChange={() => pickPrimary(key)} />
            <span>{title}</span>
          </label>
        ))}
      </div>
      <div className="risk-projected-secondary">
        <span className="sb-muted">{projectedAxis(hazard, secondary.element)}</span>
        <ControlInput
          hazard={hazard}
          element={secondary.element}
          controls={held}
          order={[...Object.keys(held), secondary.element.key]}
          value={secondary.value}
          onChange={pickSecondary}
        />
      </div>
    </div>
  );
}
